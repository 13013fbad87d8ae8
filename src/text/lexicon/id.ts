/** Indonesian. Data for the keys of lexicon.ts, and nothing else. */
import type { Lexicon } from "./lexicon.ts";

export const id: Lexicon = {
  language: "id",
  name: "Bahasa Indonesia",
  reason: `
    karena, sebab, oleh karena, disebabkan, akibat, akibatnya, berkat, agar, supaya, untuk (menghindari|mencegah|mengurangi|memastikan|menjaga), demi, oleh sebab itu, oleh karena itu, karena itu, maka, makanya, sehingga, alasannya, alasan, sebabnya, dikarenakan, mengingat, kalau tidak, jika tidak, dengan alasan, gara-gara, dengan demikian`,
  contrast: `tetapi, tapi, namun, akan tetapi, meskipun, walaupun, meski, walau, padahal, sedangkan, melainkan, kecuali, sebaliknya, sebenarnya, bagaimanapun, cuma, hanya saja`,
  link: `tetapi, tapi, dan, juga, selain itu, kemudian, lalu, jadi, oleh karena itu, karena itu, maka, namun, sementara itu, di samping itu, ini, itu, hal ini, hal itu, selanjutnya, setelah itu, akibatnya, dengan demikian, sebagai gantinya, serta`,
  condition: `ketika, saat, jika, kalau, bila, apabila, setiap kali, begitu, segera setelah, sebelum, sesudah, setelah, sampai, hingga, kecuali, selama, apabila, dalam hal, di mana, pada saat`,
  negation: `!tidak hanya, !bukan hanya, !tidak masalah, !tidak apa-apa, !tanpa ragu, !kenapa tidak, tidak, @tak, tdk, nggak, enggak, gak, ga, ngga, bukan, bukanlah, jangan, belum pernah, tidak pernah, tanpa, tiada, mustahil, tak satu pun, tidak ada`,
  ended: `
    tidak lagi, tak lagi, bukan lagi, sudah tidak, udah gak, nggak lagi, gak lagi, tidak … lagi, berhenti (memakai|menggunakan|memakai|mendukung), berhenti, dihentikan, dihapus, dipensiunkan, ditinggalkan, dinonaktifkan permanen, tidak berlaku, usang, kedaluwarsa, kadaluarsa, dulu, dulunya, dahulu, sebelumnya, sampai sekarang, hingga kini, sejauh ini kami, mantan, sudah berakhir, sudah lewat`,
  return: `
    kembali (ke|pada|menggunakan|memakai), kembali, balik (ke|lagi), mengembalikan, dikembalikan, kembalikan, pengembalian ke, dipulihkan ke, memulihkan, pulihkan, rollback, di-rollback, revert, di-revert, batalkan perubahan, membatalkan perubahan, mundur ke, lagi-lagi (memakai|menggunakan), seperti (dulu|sebelumnya|semula), kembali seperti semula`,
  again: "lagi-lagi, kembali, sekali lagi, dipakai lagi, digunakan lagi, memakai lagi",
  replacement: `
    diganti (dengan|oleh|menjadi|ke), digantikan (oleh|dengan), mengganti … (dengan|menjadi), ganti … (dengan|ke|jadi), diganti, digantikan, menggantikan, pengganti, alih-alih, ketimbang, sebagai ganti, sebagai pengganti, dibanding, beralih (dari|ke), pindah (dari|ke), berpindah (dari|ke), dipindahkan (dari|ke), memindahkan … ke, migrasi (dari|ke), bermigrasi (dari|ke), dimigrasikan (dari|ke), berubah (dari|ke|menjadi), diubah (dari|ke|menjadi), mengubah … (menjadi|ke), ubah … (menjadi|ke|jadi), diganti nama, dinamai ulang, sekarang (memakai|menggunakan|pakai|adalah), kini (memakai|menggunakan|adalah), dinaikkan … (menjadi|ke), diturunkan … (menjadi|ke), tukar … dengan`,
  withdrawal: `
    ditarik, menarik kembali, tarik kembali, ditarik kembali, dibatalkan, membatalkan, batal, batalkan, pembatalan, dicabut, mencabut, ditinggalkan, meninggalkan rencana, menyerah, mengurungkan, urung, tidak jadi, gak jadi, nggak jadi, ga jadi, berubah pikiran, ganti pikiran, akhirnya tidak, ternyata tidak, memutuskan tidak, memutuskan untuk tidak, diputuskan tidak, dipertimbangkan kembali, ditinjau ulang, lupakan (itu|saja), salah, ternyata salah, keliru, ternyata keliru, tidak benar, itu salah, tidak tepat, kami salah, sebuah kesalahan, gugur`,
  completion: `
    !(belum|tidak) (selesai|beres|diperbaiki|tuntas), selesai, sudah selesai, beres, tuntas, rampung, kelar, sudah jadi, diselesaikan, terselesaikan, diperbaiki, sudah diperbaiki, teratasi, diatasi, dirilis, rilis selesai, diterbitkan, dipublikasikan, di-deploy, dideploy, terdeploy, dikirim, terkirim, diluncurkan, digabung, digabungkan, di-merge, diimplementasikan, diterapkan, ditutup, disetujui, dikabulkan, diterima, sudah diterima, tiba, dibuka blokirnya, dijawab, diperpanjang, ditandatangani, dibayar, dipesan, dipasang, diinstal, diperbarui, dimigrasikan, berfungsi (lagi|kembali), jalan lagi, sudah jalan, lulus, tercapai, berhasil, sukses, sudah live, sudah tayang`,
  unfinished: `
    belum, masih, masih belum, belum selesai, sebagian, setengah jadi, separuh, hampir, nyaris, tidak lengkap, belum lengkap, sedang, sedang dikerjakan, dalam proses, akan, harus, perlu, tersisa, sisanya, kurang, tinggal, sampai, begitu`,
  open: `
    !(tanpa|tidak ada) (masalah|kendala|risiko|hambatan|gangguan),
    terblokir, diblokir, terhambat, hambatan, penghambat, menunggu, nunggu, tunggu, tertunda, ditunda, macet, mandek, terhenti, pertanyaan terbuka, poin terbuka, belum terselesaikan, belum jelas, tidak jelas, tidak diketahui, belum diketahui, kurang, tidak ada akses, gagal, rusak, error, bermasalah, perlu (keputusan|persetujuan|jawaban|konfirmasi|tinjauan), butuh (keputusan|persetujuan|jawaban|konfirmasi), risiko, resiko, masalah, kendala, gangguan, insiden`,
  hedge: `
    mungkin, barangkali, kemungkinan, bisa jadi, boleh jadi, agaknya, sepertinya, kayaknya, tampaknya, kelihatannya, rupanya, konon, saya kira, saya pikir, saya rasa, aku pikir, menurut saya, kami pikir, saya duga, diduga, tidak yakin, kurang yakin, belum yakin, ragu, entah, kira-kira, semacam, sedang mempertimbangkan, mempertimbangkan, cenderung`,
  proposal: `
    (saya|aku|kami) (usul|usulkan|mengusulkan|sarankan|menyarankan|rekomendasikan|merekomendasikan), usul, usulan, diusulkan, saran, disarankan, rekomendasi, direkomendasikan, kita bisa, kami bisa, kamu bisa, anda bisa, bagaimana kalau, bagaimana jika, gimana kalau, apakah (anda|kamu) mau, mau saya, perlu saya, haruskah (kita|kami|saya), apakah kita, sebagai alternatif, salah satu opsi, opsi (1|2|3|a|b|c), beri tahu saya, kabari, kalau (mau|setuju|anda mau), jika (mau|setuju|anda mau), apa pendapat, ide`,
  unconfirmed: `
    (belum|tidak) (diputuskan|ditentukan|disepakati|dikonfirmasi|disetujui|final|pasti|ditetapkan), belum ada (keputusan|kesepakatan|konfirmasi), tidak ada keputusan, belum putus, masih terbuka, pertanyaan terbuka, perlu (diputuskan|dibahas|dikonfirmasi|disepakati), akan (diputuskan|dibahas|dikonfirmasi), masih (dibahas|didiskusikan|dipertimbangkan), dalam (pembahasan|diskusi|pertimbangan), menunggu (keputusan|persetujuan|konfirmasi), dengan catatan, sementara disepakati, tahan dulu, tunggu dulu, nanti dulu, sabar dulu, draf, draft, apakah kita, keputusan berikutnya`,
  decided: `
    memutuskan, diputuskan, putuskan, keputusan, keputusannya, telah diputuskan, memilih, dipilih, terpilih, pilih, pilihan, sepakat, disepakati, kesepakatan, menyepakati, setuju untuk, disetujui, ditetapkan, menetapkan, mengadopsi, diadopsi, kita pakai, kami pakai, tetap (memakai|menggunakan|pakai|dengan), bertahan dengan, ditolak, dikesampingkan, final, resmi memakai`,
  rule: `
    selalu, jangan, jangan pernah, tidak pernah, tidak boleh, dilarang, larangan, terlarang, tidak diizinkan, tidak diperbolehkan, harus, wajib, mesti, musti, hendaknya, sebaiknya, seharusnya, diwajibkan, diharuskan, hindari, menghindari, hanya, hanya boleh, cuma boleh, dalam keadaan apa pun, tanpa kecuali, pastikan, aturan, kebijakan, konvensi, secara default, setiap, tiap`,
  lasting: `
    mulai (sekarang|hari ini|besok|saat ini|Senin), dari sekarang, sejak (sekarang|hari ini), ke depan, ke depannya, kedepannya, seterusnya, untuk seterusnya, selanjutnya, di masa depan, di masa mendatang, selamanya, secara permanen, sampai pemberitahuan lebih lanjut, setiap kali, tiap kali, pada umumnya, secara default, lain kali, setiap (hari|minggu|bulan|rilis|Senin|Selasa|Rabu|Kamis|Jumat), tiap (hari|minggu|bulan|Senin|Selasa|Rabu|Kamis|Jumat), harian, mingguan, bulanan`,
  lesson: `
    pelajaran, hikmah, dipelajari, belajar bahwa, kami belajar, kita belajar, ternyata, rupanya, kalau dipikir lagi, setelah dipikir, ke belakang, seharusnya, semestinya, kesalahan, kesalahannya, menyadari, disadari, sadar bahwa, lain kali, jangan lagi, jebakan, akar masalah, penyebab utama, retrospektif, kebijaksanaan`,
  finding: `menemukan, ditemukan, ketemu, temuan, ternyata, terungkap, menunjukkan, terlihat, terdeteksi, mendeteksi, diukur, mengukur, diamati, tak terduga, mengejutkan, penyebabnya, akar masalah, dikonfirmasi, terkonfirmasi, disebabkan, direproduksi, teridentifikasi, bug, ketidakcocokan`,
  preference: `
    lebih suka, lebih memilih, lebih senang, suka, menyukai, tidak suka, gak suka, nggak suka, benci, membenci, tidak mau, gak mau, tidak ingin, ingin … (selalu|hanya|agar|supaya), mau … (selalu|hanya), bersikeras, favorit, kesukaan, preferensi, tolong (selalu|jangan), mohon (selalu|jangan), mending, mendingan`,
  request: `tolong, mohon, harap, bisakah, dapatkah, bisa tolong, bantu saya, bantu aku, saya ingin anda, saya mau kamu, saya minta, minta, meminta, diminta, ayo, mari`,
  person: `saya, aku, kami, kita, ku, milik saya, milik kami`,
  plan: `berikutnya, selanjutnya, rencana, direncanakan, berencana, akan, bakal, hendak, segera, mendatang, tujuan, target, sasaran, tonggak, peta jalan, nanti, jadwal, dijadwalkan`,
  ability: `bisa, dapat, mampu, tidak bisa, tidak dapat, tak bisa, gak bisa, nggak bisa, tidak mungkin, mungkin saja, mendukung, memungkinkan, hanya berfungsi, hanya jalan, terbatas, batas, batasan, tergantung, bergantung pada, cukup, kompatibel`,
  consent: `
    ya, iya, yap, yup, ok, oke, okay, okeh, baik, baiklah, siap, setuju, sepakat, benar, betul, tepat, tepat sekali, pasti, tentu, tentu saja, sip, mantap, bagus, bagus sekali, sempurna, ide bagus, boleh, silakan, silahkan, lanjut, lanjutkan, teruskan, kerjakan, lakukan, gas, jalankan saja, disetujui, dikonfirmasi, saya setuju, aku setuju, saya suka, terdengar bagus, cocok, itu (benar|dia|bagus), tidak masalah, !ya … tapi, !oke … tapi, !baik … tapi`,
  refusal: `
    !tidak masalah, !tidak apa-apa, !tidak hanya, tidak, tak, nggak, enggak, gak, ga, ngga, jangan, bukan, bukan begitu, bukan itu, tidak sekarang, jangan dulu, jangan sekarang, belum, lebih baik tidak, sebaiknya tidak, mending jangan, stop, berhenti, tunggu, sebentar, salah, itu salah, keliru, ide buruk, bukan ide bagus, tidak setuju, gak setuju, menolak, ditolak, tidak suka, tidak mau, gak mau, lupakan, batalkan (itu|saja|perubahan), kembalikan (itu|seperti), tidak yakin`,
  declining: `maaf, mohon maaf, sayangnya, saya tidak bisa, saya tidak dapat, saya tidak mampu, sebagai AI, sebagai model bahasa`,
  transient: `
    saat ini, sekarang ini, untuk saat ini, untuk sekarang, untuk sementara, sementara, sementara ini, sementara waktu, kini, sekarang juga, pada saat ini, sedang berjalan, sedang, sampai besok, sampai Senin, hanya hari ini, untuk hari ini, pagi ini, siang ini, sore ini, malam ini, solusi sementara, darurat, sekali pakai`,
  sessionScope: `
    dalam (sesi|percakapan|obrolan|chat) ini, di (sesi|percakapan|obrolan|chat) ini, untuk (sesi|tugas|kali|percakapan) ini, selama sesi ini, hanya (kali ini|sekarang|hari ini|di sini|sekali), cuma (kali ini|sekarang|hari ini|sekali), kali ini saja, sekali ini saja, sekali saja, sebagai pengecualian, coba dulu, kita coba dulu, untuk sementara, untuk saat ini, sementara waktu`,
  now: `sekarang juga, saat ini juga, detik ini`,
  ticket: `tiket, tugas, isu`,
  branch: `cabang`,
  measured: `dibandingkan, daripada, dari … menjadi, dari … ke, turun (dari|ke|menjadi), naik (dari|ke|menjadi), lebih (cepat|lambat|kecil|besar|sedikit|banyak), kali lipat, peningkatan, penurunan`,
  momentary: `jalankan, eksekusi, cek, periksa, buka, klik, restart, mulai ulang, muat ulang, segarkan, hapus cache, bersihkan, tekan, tempel, ketik, tampilkan, lihat, coba, coba lagi, ulangi, hentikan, salin, baca, tunggu, lanjutkan, masuk, keluar, pasang ulang, instal ulang`,
  deadline: `tenggat, tenggat waktu, batas waktu, batas akhir, jatuh tempo, paling lambat, selambat-lambatnya, tidak lebih dari tanggal, harus (selesai|siap|dikirim) (sebelum|pada), sebelum tanggal, hingga tanggal, sampai tanggal, akhir bulan, deadline`,
  expiry: `berakhir, kedaluwarsa, kadaluarsa, kadaluwarsa, habis masa berlaku, masa berlaku, berlaku sampai, berlaku hingga, habis pada, perpanjangan, diperpanjang`,
  located: `(ada|terletak|berada|tersimpan|tinggal|tersedia) (di|pada|dalam|sini), dapat ditemukan di, bisa ditemukan di, disimpan di, didokumentasikan di, dihosting di, lihat, dipindahkan ke`,
  nothing: `tidak ada, tak ada, nihil, kosong, tidak ada (perubahan|hal baru|yang baru|keputusan|kendala|hambatan|catatan|alasan|tindakan), tidak berlaku, tidak berubah, sama seperti (kemarin|di atas|sebelumnya), lihat di atas, tidak diketahui, tidak (disebutkan|ditentukan), n/a`,
  praise: `(opsi|solusi|pilihan|pendekatan|ide|cara|praktik) (terbaik|lebih baik|yang baik|yang tepat|paling bersih|paling sederhana|yang bagus), masuk akal, lebih masuk akal, lebih (baik|bersih|sederhana|logis|bagus), memang lebih baik`,
  onRequest: `atas (permintaan|perintah|instruksi), sesuai (permintaan|instruksi|kesepakatan), seperti yang (diminta|disepakati|dibahas|diarahkan), (pengguna|klien|dia|pelanggan) (meminta|minta|mau|ingin|bilang), diminta oleh`,
  qualifier: `utama, kunci, penting, yang diambil, diambil, baru, lain, lainnya, berikutnya, selanjutnya, terbuka, akhir, final, saat ini, kami, kita, saya, semua, dan, untuk, yang, teknis, poin, langkah, minggu, hari, hari ini, daftar, ringkasan`,
  mark: {
    decision: `keputusan, diputuskan, kesepakatan, pilihan, ketetapan, disepakati`,
    rule: `aturan, peraturan, kebijakan, prinsip, konvensi, pedoman, praktik terbaik, mulai sekarang, selalu, jangan pernah`,
    lesson: `pelajaran, pembelajaran, yang dipelajari, hal yang dipelajari, hikmah, refleksi, jebakan, pola, koreksi`,
    remember: `ingat, diingat, untuk diingat, perlu diingat, jangan lupa, catat baik-baik`,
    preference: `preferensi, kesukaan, keinginan, lebih suka`,
    fact: `fakta, perlu diketahui, baik untuk diketahui`,
    reason: `mengapa, kenapa, alasan, alasannya, sebab, penyebab, motivasi, karena`,
    apply: `penerapan, cara menerapkan, terapkan, dalam praktik, cara pakai`,
    outcome: `hasil, hasilnya, selesai, tuntas, diperbaiki, diselesaikan, pencapaian, capaian, tonggak, keberhasilan, sukses`,
    todo: `tugas, harus dilakukan, yang harus dilakukan, perlu dilakukan, tindakan, tindak lanjut, langkah berikutnya, langkah selanjutnya, berikutnya, rencana, nanti`,
    open: `terbuka, poin terbuka, pertanyaan terbuka, hambatan, penghambat, kendala, terblokir, tertunda, masalah, risiko, resiko, menunggu, belum selesai, kekhawatiran, insiden`,
    deadline: `tenggat, tenggat waktu, batas waktu, jatuh tempo`,
    reference: `referensi, rujukan, tautan, sumber, lihat, lihat juga, dokumentasi, sumber daya`,
    proposal: `usul, usulan, saran, ide, gagasan, opsi, rekomendasi, draf`,
    question: `pertanyaan, jawaban, tanya`,
    request: `permintaan, pengingat, mohon, tolong`,
    note: `catatan, perhatian, penting, info, informasi, pembaruan, status, konteks, tema, topik, fokus, deskripsi, pengamatan, observasi, ringkasan, ikhtisar, rincian, detail, contoh, komentar, peringatan, tips, lainnya, lain-lain, diskusi, agenda, temuan, proyek`,
    meta: `dibuat, dihasilkan, diperbarui, diubah, tanggal, waktu, jam, durasi, penulis, berkas, file, berkas yang diubah, berkas baru, cabang, lokasi, tempat, peserta, hadir, sesi, biaya, cuaca, suasana hati, versi, tag`,
  },
  instruction: {
    frame: `tolong, mohon, harap, selalu, kamu harus, anda harus, kamu wajib, anda wajib, kamu boleh, anda boleh, jangan lupa, pastikan, pertama, kemudian, lalu, juga, segera, sekarang, (agen|asisten|model) (harus|wajib), jika kamu membaca ini, jika anda membaca ini, siapa pun yang membaca`,
    ignore: `abaikan, lupakan, acuhkan, langgar, lewati, timpa, jangan ikuti, jangan patuhi, kesampingkan`,
    prior: `sebelumnya, terdahulu, di atas, semua, seluruh, segala, milikmu, kamu, anda, asli, awal, sistem, yang ada`,
    guidance: `instruksi*, perintah, petunjuk, arahan, prompt*, pesan sistem, aturan, pedoman, batasan`,
    reveal: `ungkapkan, tampilkan, tunjukkan, cetak, ulangi, bocorkan, bagikan, sebutkan, beritahukan, perlihatkan`,
    send: `kirim, kirimkan, teruskan, unggah, salin, bagikan, posting, publikasikan`,
    fetch: `unduh, download, ambil`,
    run: `jalankan, eksekusi, instal, pasang`,
    disable: `nonaktifkan, matikan, lewati, hapus, singkirkan, hindari, abaikan`,
    safeguard: `keamanan, sandbox, verifikasi, tanda tangan, izin, perizinan, konfirmasi, persetujuan, tinjauan, TLS, SSL, sertifikat, firewall, antivirus, audit, pencatatan, autentikasi, pemeriksaan, filter, perlindungan, 2FA, MFA`,
    hide: `jangan (beri tahu|beritahu|memberi tahu|sebutkan|katakan|informasikan) … (pengguna|manusia|pemilik|operator|siapa pun), jangan (tanya|minta) (izin|konfirmasi|persetujuan|dulu), tanpa (bertanya|izin|konfirmasi|persetujuan|memberi tahu|sepengetahuan), sembunyikan (ini|dari), diam-diam, secara diam-diam`,
    role: `(sekarang kamu|kamu sekarang|sekarang anda|anda sekarang) (adalah|bebas), kamu bukan lagi, mulai sekarang kamu, bertindak sebagai, bertindaklah sebagai, berpura-pura, berpuralah, anggap dirimu, sebagai AI, peran barumu, tugas barumu, instruksi baru, mode pengembang, prompt sistemmu`,
  },
  narration: {
    speaker: `pengguna, manusia`,
    machine: `asisten, asisten AI, chatbot, agen, AI, model bahasa, model, bot, subagen`,
    asked: `meminta, minta, bertanya, menanyakan, mengatakan, berkata, bilang, ingin, mau, menginstruksikan, menyebutkan, menjawab, mengonfirmasi, mengkonfirmasi, menjelaskan, menempelkan, menulis, berterima kasih, menyetujui, menolak`,
    answered: `memutuskan, menjawab, menyarankan, mengusulkan, menjelaskan, merekomendasikan, memeriksa, membaca, menulis, membuat, memperbaiki, memperbarui, mengedit, membuka, mencari, menyelidiki, menganalisis, memulai, mencoba, menggunakan, menemukan, mengonfirmasi, meminta maaf, menghasilkan, diminta, diinstruksikan`,
    talk: `(dalam|selama|di|sepanjang) (percakapan|sesi|obrolan|diskusi|dialog) (ini|tersebut|tadi), (percakapan|sesi|obrolan) ini (membahas|mencakup|dimulai|berakhir), seperti (disebutkan|dijelaskan|dibahas) (di atas|sebelumnya), (diminta|disarankan|diusulkan) oleh (pengguna|asisten), atas permintaan pengguna, meminta asisten, subagen (dijalankan|dibuat)`,
  },
  secret: {
    word: `kata sandi, sandi, password, frasa sandi, PIN, kode PIN, kode rahasia, rahasia, token, token akses, kunci API, kunci akses, kunci rahasia, kunci privat, kunci pribadi, kredensial, data login, login, kode akses, pertanyaan keamanan, jawaban keamanan, nama gadis ibu, nama ibu kandung, kode pemulihan, kode cadangan, kata sandi wifi, sandi wifi, kode pintu, kombinasi, OTP, nomor kartu, nomor rekening, IBAN, NIK, CVV`,
    is: `adalah, ialah, yaitu, yakni, sekarang, diganti (menjadi|jadi), diubah (menjadi|jadi), diset ke, jadi, menjadi, untuk … adalah`,
    about: `reset, setel ulang, pemulihan, lupa, hilang, kebijakan, pengelola, manajer, anggaran, batas, jumlah, pemakaian, penggunaan, rotasi, perpanjangan, panjang, kekuatan, kolom, isian, formulir, halaman, layar, brankas, hash, validasi, verifikasi, masa berlaku, kedaluwarsa, kadaluarsa, penyegaran, salah, tidak valid, wajib, diperlukan, kosong, dilindungi, disimpan, dienkripsi, biaya, per detik, per permintaan`,
  },
  actor: {
    who: `pengguna, para pengguna, manusia, asisten, para asisten, chatbot, orang, orang-orang, saya, aku, kami, kita, kamu, anda, kalian, dia, mereka, seseorang, semua orang`,
    role: `AI, agen, bot, tim, anggota tim, pengembang, pembicara, peserta, klien, pelanggan`,
    attitude: `preferensi, permintaan, pertanyaan, keinginan, harapan, pendapat, opini, niat, maksud, kebiasaan, suasana hati, ekspektasi, instruksi`,
    deed: `rencana, tujuan, kebutuhan, ide, kekhawatiran, keputusan, tindakan, jawaban, tanggapan, perilaku, komentar, saran, pilihan, minat, nama, gaya, persetujuan`,
  },
  opposites: `
    diaktifkan/dinonaktifkan, aktifkan/nonaktifkan, diizinkan/dilarang, mengizinkan/melarang, selalu/jangan pernah, sebelum/sesudah, sebelum/setelah, lebih banyak/lebih sedikit, minimum/maksimum, minimal/maksimal, dinaikkan/diturunkan, menaikkan/menurunkan, diterima/ditolak, terbuka/tertutup, publik/privat, simpan/hapus, mulai/berhenti, dengan/tanpa, wajib/opsional, lebih cepat/lebih lambat, internal/eksternal, manual/otomatis, benar/salah, ya/tidak, tambah/hapus`,
  calendar: {
    months: `januari jan, februari feb pebruari, maret mar, april apr, mei, juni jun, juli jul, agustus agu agt ags, september sep sept, oktober okt, november nov nopember, desember @des`,
    weekdays: `senin sen, selasa sel, rabu rab, kamis kam, jumat jum'at jum, sabtu sab, minggu ahad`,
    relative: {
      "day-2": "kemarin dulu, kemarin lusa, dua hari lalu",
      "day-1": "kemarin, semalam, tadi malam",
      day0: "hari ini, pagi ini, siang ini, sore ini, malam ini, nanti malam",
      "day+1": "besok, esok, keesokan hari",
      "day+2": "lusa, besok lusa",
      "week-1": "minggu lalu, pekan lalu, minggu kemarin",
      week0: "minggu ini, pekan ini",
      "week+1": "minggu depan, pekan depan, minggu berikutnya",
      "week+2": "dua minggu lagi",
      "month-1": "bulan lalu, bulan kemarin",
      month0: "bulan ini",
      "month+1": "bulan depan, bulan berikutnya",
      "year-1": "tahun lalu, tahun kemarin",
      year0: "tahun ini",
      "year+1": "tahun depan",
      "quarter-1": "kuartal lalu, triwulan lalu",
      quarter0: "kuartal ini, triwulan ini",
      "quarter+1": "kuartal depan, triwulan depan",
      "end-of-week": "akhir pekan, akhir minggu",
      "end-of-month": "akhir bulan",
      "end-of-year": "akhir tahun",
    },
    ahead: `{n} {unit} lagi, dalam {n} {unit}, {n} {unit} ke depan, setelah {n} {unit}, {n} {unit} kemudian, {n} {unit} mendatang`,
    ago: `{n} {unit} (lalu|yang lalu|silam|sebelumnya|terakhir)`,
    units: { day: "hari", week: "minggu, pekan", month: "bulan", year: "tahun" },
    numbers: `nol, satu se, dua, tiga, empat, lima, enam, tujuh, delapan, sembilan, sepuluh, sebelas, duabelas`,
    nextWeekday: `{} depan, {} berikutnya, {} minggu depan`,
    lastWeekday: `{} lalu, {} kemarin, {} minggu lalu`,
    weekNumber: `minggu ke-{n}, pekan ke-{n}`,
    quarterNumber: `Q{n}, kuartal {n}, triwulan {n}`,
    year: "",
    month: "",
    day: "",
    ordinals: ``,
    of: ``,
    yearEnds: ``,
    until: `sampai, hingga, s/d, sampai dengan`,
    first: "day",
  },
  stopWords: `
    yang dan di ke dari untuk dengan pada ini itu adalah tidak akan sudah telah belum juga atau saya aku kami kita kamu anda dia mereka ia oleh karena dalam agar supaya jika kalau saat ketika
    bisa dapat harus lebih masih sedang lagi saja hanya setelah sebelum sampai hingga antara seperti namun tetapi tapi sebagai tentang bahwa @ada apa siapa mana kapan bagaimana kenapa mengapa nya pun
    para setiap semua serta maka jadi lalu kemudian sehingga sangat bukan jangan tak sih @dong deh kan yg dgn utk`,
  dangling: `
    dan atau tetapi tapi di ke dari pada untuk dengan oleh yang bahwa karena agar jika kalau saat sebagai tentang
    tanpa antara adalah akan tidak para`,
  endings: "nya annya",
  abbreviations: `
    dll dsb dst dkk a.n u.p d.a no# nomor hal# tgl jl# kec kab prov dr drs ir prof Tn Ny Sdr yth bpk rp`,
};
