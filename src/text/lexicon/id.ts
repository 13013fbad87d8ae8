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
  without: "tanpa",
  negation: `!tidak hanya, !bukan hanya, !tidak masalah, !tidak apa-apa, !tanpa ragu, !kenapa tidak, tidak, @tak, tdk, nggak, enggak, gak, ga, ngga, bukan, bukanlah, jangan, belum pernah, tidak pernah, tanpa, tiada, mustahil, tak satu pun, tidak ada`,
  ended: `
    tidak lagi, tak lagi, bukan lagi, sudah tidak, udah gak, nggak lagi, gak lagi, tidak … lagi, berhenti (memakai|menggunakan|memakai|mendukung), berhenti, dihentikan, dihapus, dipensiunkan, ditinggalkan, dinonaktifkan permanen, tidak berlaku, usang, kedaluwarsa, kadaluarsa, dulu, dulunya, dahulu, sebelumnya, sampai sekarang, hingga kini, sejauh ini kami, mantan, sudah berakhir, sudah lewat`,
  enough: `^cukup sudah, ^cukup sampai, ^stop, (sudahi|akhiri)`,
  return: `
    kembali (ke|pada|menggunakan|memakai), kembali, balik (ke|lagi), mengembalikan, dikembalikan, kembalikan, pengembalian ke, dipulihkan ke, memulihkan, pulihkan, rollback, di-rollback, revert, di-revert, batalkan perubahan, membatalkan perubahan, mundur ke, lagi-lagi (memakai|menggunakan), seperti (dulu|sebelumnya|semula), kembali seperti semula`,
  again: "lagi-lagi, kembali, sekali lagi, dipakai lagi, digunakan lagi, memakai lagi",
  replacement: `
    diganti (dengan|oleh|menjadi|ke), digantikan (oleh|dengan), mengganti … (dengan|menjadi), ganti … (dengan|ke|jadi), diganti, digantikan, menggantikan, pengganti, alih-alih, ketimbang, sebagai ganti, sebagai pengganti, dibanding, beralih (dari|ke), pindah (dari|ke), berpindah (dari|ke), dipindahkan (dari|ke), memindahkan … ke, migrasi (dari|ke), bermigrasi (dari|ke), dimigrasikan (dari|ke), berubah (dari|ke|menjadi), diubah (dari|ke|menjadi), mengubah … (menjadi|ke), ubah … (menjadi|ke|jadi), diganti nama, dinamai ulang, sekarang (memakai|menggunakan|pakai|adalah), kini (memakai|menggunakan|adalah), dinaikkan … (menjadi|ke), diturunkan … (menjadi|ke), tukar … dengan`,
  forbidden: "dilarang, larangan, terlarang",
  multiple: "dua kali lipat, tiga kali lipat, sepuluh kali lipat, berlipat, (dua|tiga|empat) kali lebih, setengah dari",
  from: "dari",
  newly: `
    sekarang, kini, saat ini, sejak (senin|selasa|rabu|kamis|jumat|sabtu|minggu|kemarin|hari ini|bulan|minggu),
    mulai (sekarang|hari ini|besok|senin|selasa|rabu|kamis|jumat|bulan|minggu), ke depan, ke depannya, seterusnya,
    lagi, sebaliknya, (dihapus|dikeluarkan|dihilangkan) dari, dikurangi menjadi`,
  stays: "tetap, bertahan, dipertahankan, mempertahankan, cukup",
  withdrawal: `
    ditarik, menarik kembali, tarik kembali, ditarik kembali, dibatalkan, membatalkan, batal, batalkan, pembatalan, dicabut, mencabut, ditinggalkan, meninggalkan rencana, menyerah, mengurungkan, urung, tidak jadi, gak jadi, nggak jadi, ga jadi, berubah pikiran, ganti pikiran, akhirnya tidak, ternyata tidak, memutuskan tidak, memutuskan untuk tidak, diputuskan tidak, dipertimbangkan kembali, ditinjau ulang, lupakan (itu|saja), salah, ternyata salah, keliru, ternyata keliru, tidak benar, itu salah, tidak tepat, kami salah, sebuah kesalahan, gugur`,
  leaving: `pindah dari, keluar dari, meninggalkan, berhenti memakai, berhenti pakai, tinggalkan, mengambil alih … dari, diambil alih … dari`,
  restricted: `hanya, cuma, tidak pernah, jangan pernah, khusus`,
  beside: `juga, selain itu, tambahan, satu lagi`,
  widened: `juga, boleh, bisa, dapat, semua, siapa pun, siapa saja`,
  mended: `
    diperbaiki, sudah diperbaiki, teratasi, diatasi, beres, berfungsi (lagi|kembali), jalan lagi, sudah jalan,
    tanpa (masalah|gangguan)`,
  completion: `
    !(belum|tidak) (selesai|beres|diperbaiki|tuntas), selesai, sudah selesai, beres, tuntas, rampung, kelar, sudah jadi, diselesaikan, terselesaikan, diperbaiki, sudah diperbaiki, teratasi, diatasi, dirilis, rilis selesai, diterbitkan, dipublikasikan, di-deploy, dideploy, terdeploy, dikirim, terkirim, diluncurkan, digabung, digabungkan, di-merge, diimplementasikan, diterapkan, ditutup, disetujui, dikabulkan, diterima, sudah diterima, tiba, dibuka blokirnya, dijawab, diperpanjang, ditandatangani, dibayar, dipesan, dipasang, diinstal, diperbarui, dimigrasikan, berfungsi (lagi|kembali), jalan lagi, sudah jalan, lulus, tercapai, berhasil, sukses, sudah live, sudah tayang`,
  unfinished: `
    belum, masih, masih belum, belum selesai, sebagian, setengah jadi, separuh, hampir, nyaris, tidak lengkap, belum lengkap, sedang, sedang dikerjakan, dalam proses, akan, harus, perlu, tersisa, sisanya, kurang, tinggal, sampai, begitu, sedang ditinjau, dalam review, dalam tinjauan`,
  open: `
    !(tanpa|tidak ada) (masalah|kendala|risiko|hambatan|gangguan),
    terblokir, diblokir, terhambat, hambatan, penghambat, menunggu, nunggu, tunggu, tertunda, ditunda, macet, mandek, terhenti, pertanyaan terbuka, poin terbuka, belum terselesaikan, belum jelas, tidak jelas, tidak diketahui, belum diketahui, kurang, tidak ada akses, gagal, rusak, error, bermasalah, perlu (keputusan|persetujuan|jawaban|konfirmasi|tinjauan), butuh (keputusan|persetujuan|jawaban|konfirmasi), risiko, resiko, masalah, kendala, gangguan, insiden`,
  waiting: `menunggu, nunggu, terblokir (oleh|sampai), (sedang|masih) mengerjakan`,
  hedge: `
    mungkin, barangkali, kemungkinan, bisa jadi, boleh jadi, agaknya, sepertinya, kayaknya, tampaknya, kelihatannya, rupanya, konon, saya kira, saya pikir, saya rasa, aku pikir, menurut saya, kami pikir, saya duga, diduga, tidak yakin, kurang yakin, belum yakin, ragu, entah, kira-kira, semacam, sedang mempertimbangkan, mempertimbangkan, cenderung`,
  proposal: `
    (saya|aku|kami) (usul|usulkan|mengusulkan|sarankan|menyarankan|rekomendasikan|merekomendasikan), usul, usulan, diusulkan, saran, disarankan, rekomendasi, direkomendasikan, kita bisa, kami bisa, kamu bisa, anda bisa, bagaimana kalau, bagaimana jika, gimana kalau, apakah (anda|kamu) mau, mau saya, perlu saya, haruskah (kita|kami|saya), apakah kita, sebagai alternatif, salah satu opsi, opsi (1|2|3|a|b|c), beri tahu saya, kabari, kalau (mau|setuju|anda mau), jika (mau|setuju|anda mau), apa pendapat, ide`,
  denied: `
    tidak jadi, batal, dibatalkan, itu (salah|tidak benar|keliru), (sudah |)tidak (lagi |)(berlaku|benar)(| lagi), bukan begitu, tidak benar bahwa, salah bahwa,
    tidak pernah (diputuskan|disepakati|disetujui|dikatakan),
    tak ada yang … (memutuskan|menyetujui|bilang|menyepakati),
    tidak ada yang … (memutuskan|menyetujui|bilang|menyepakati), ditolak, tidak sah`,
  unconfirmed: `
    (belum|tidak) (diputuskan|ditentukan|disepakati|dikonfirmasi|disetujui|final|pasti|ditetapkan), belum ada (keputusan|kesepakatan|konfirmasi), tidak ada keputusan, belum putus, masih terbuka, pertanyaan terbuka, perlu (diputuskan|dibahas|dikonfirmasi|disepakati), akan (diputuskan|dibahas|dikonfirmasi), masih (dibahas|didiskusikan|dipertimbangkan), dalam (pembahasan|diskusi|pertimbangan), menunggu (keputusan|persetujuan|konfirmasi), dengan catatan, sementara disepakati, tahan dulu, tunggu dulu, nanti dulu, sabar dulu, draf, draft, apakah kita, keputusan berikutnya,
    masih (ragu|bimbang|menimbang|menimbang-nimbang|mikir|memikirkan|berpikir|pikir-pikir|mempertimbangkan), belum (yakin|tahu) apakah, bimbang,
    belum ada lampu hijau, tunggu keputusan`,
  heldOff: `veto, diveto, memveto, ditangguhkan, dibekukan, dihentikan sementara, ditahan, dipertimbangkan (ulang|kembali|lagi), ditinjau (ulang|kembali), pikir ulang, (belum|tidak) diputuskan, belum ada keputusan, sampai pemberitahuan`,
  postponed: `ditunda, menunda, diundur, dimundurkan, mundur ke, tertunda`,
  deferral: `(harus|perlu|mau|ingin|biar saya|biarkan saya|biar) … (pikir|pikirkan|bicara|tanya|diskusi|diskusikan|cek|periksa|pastikan|konsultasi|lihat), (pikir|tanya|bicara|diskusi|diskusikan|cek) … dulu, belum, tunggu, kita tunggu, tunda, untuk sementara … (tunda|biarkan|tahan|jangan), jangan dulu, terlalu dini, nanti dulu, lihat nanti, (lebih baik|mending) … (tunggu|menunggu), (saya|aku) (tanya|pikir|cek|diskusi) … dulu`,
  decided: `
    memutuskan, diputuskan, putuskan, keputusan, keputusannya, telah diputuskan, memilih, dipilih, terpilih, pilih, pilihan, sepakat, disepakati, kesepakatan, menyepakati, setuju untuk, disetujui, ditetapkan, menetapkan, mengadopsi, diadopsi, kita pakai, kami pakai, tetap (memakai|menggunakan|pakai|dengan), bertahan dengan, ditolak, dikesampingkan, final, resmi memakai`,
  rule: `
    selalu, jangan, jangan pernah, tidak pernah, tidak boleh, dilarang, larangan, terlarang, tidak diizinkan, tidak diperbolehkan, harus, wajib, mesti, musti, hendaknya, sebaiknya, seharusnya, diwajibkan, diharuskan, hindari, menghindari, hanya, hanya boleh, cuma boleh, dalam keadaan apa pun, tanpa kecuali, pastikan, aturan, kebijakan, konvensi, secara default, setiap, tiap`,
  lasting: `
    mulai (sekarang|hari ini|besok|saat ini|Senin), dari sekarang, sejak (sekarang|hari ini), ke depan, ke depannya, kedepannya, seterusnya, untuk seterusnya, selanjutnya, di masa depan, di masa mendatang, selamanya, secara permanen, sampai pemberitahuan lebih lanjut, setiap kali, tiap kali, pada umumnya, secara default, lain kali, setiap (hari|minggu|bulan|rilis|Senin|Selasa|Rabu|Kamis|Jumat), tiap (hari|minggu|bulan|Senin|Selasa|Rabu|Kamis|Jumat), harian, mingguan, bulanan`,
  lesson: `
    pelajaran, hikmah, dipelajari, belajar bahwa, kami belajar, kita belajar, ternyata, rupanya, kalau dipikir lagi, setelah dipikir, ke belakang, seharusnya, semestinya, kesalahan, kesalahannya, menyadari, disadari, sadar bahwa, lain kali, jangan lagi, jebakan, akar masalah, penyebab utama, retrospektif, kebijaksanaan`,
  probing: `reproduksi, mereproduksi, selidiki, menyelidiki, penyelidikan, analisis, menganalisis, debug, telusuri, menelusuri, diagnosis, periksa, memeriksa, cari penyebab`,
  finding: `menemukan, ditemukan, ketemu, temuan, ternyata, terungkap, menunjukkan, terlihat, terdeteksi, mendeteksi, diukur, mengukur, diamati, tak terduga, mengejutkan, penyebabnya, akar masalah, dikonfirmasi, terkonfirmasi, disebabkan, direproduksi, teridentifikasi, bug, ketidakcocokan`,
  preference: `
    lebih suka, lebih memilih, lebih senang, suka, menyukai, tidak suka, gak suka, nggak suka, benci, membenci, tidak mau, gak mau, tidak ingin, ingin … (selalu|hanya|agar|supaya), mau … (selalu|hanya), bersikeras, favorit, kesukaan, preferensi, tolong (selalu|jangan), mohon (selalu|jangan), mending, mendingan`,
  request: `tolong, mohon, harap, bisakah, dapatkah, bisa tolong, bantu saya, bantu aku, saya ingin anda, saya mau kamu, saya minta, minta, meminta, diminta, ayo, mari`,
  person: `saya, aku, kami, kita, ku, milik saya, milik kami`,
  plan: `berikutnya, selanjutnya, rencana, direncanakan, berencana, akan, bakal, hendak, segera, mendatang, tujuan, target, sasaran, tonggak, peta jalan, nanti, jadwal, dijadwalkan`,
  consent: `
    ya, iya, yap, yup, ok, oke, okay, okeh, baik, baiklah, siap, setuju, sepakat, benar, betul, tepat, tepat sekali, pasti, tentu, tentu saja, sip, mantap, bagus, bagus sekali, sempurna, ide bagus, boleh, silakan, silahkan, lanjut, lanjutkan, teruskan, kerjakan, lakukan, gas, jalankan saja, disetujui, dikonfirmasi, saya setuju, aku setuju, saya suka, terdengar bagus, cocok, itu (benar|dia|bagus), tidak masalah, !ya … tapi, !oke … tapi, !baik … tapi, !pertanyaan (bagus|baik), !poin (bagus|yang bagus), gaskan, deal, ayo, kita (pakai|ambil|lakukan) itu, acc, setuju saja`,
  refusal: `
    !tidak masalah, !tidak apa-apa, !tidak hanya, tidak, @tak, nggak, enggak, gak, ga, ngga, jangan, bukan, bukan begitu, bukan itu, tidak sekarang, jangan dulu, jangan sekarang, belum, lebih baik tidak, sebaiknya tidak, mending jangan, stop, berhenti, tunggu, sebentar, salah, itu salah, keliru, ide buruk, bukan ide bagus, tidak setuju, gak setuju, menolak, ditolak, tidak suka, tidak mau, gak mau, lupakan, batalkan (itu|saja|perubahan), kembalikan (itu|seperti), tidak yakin, tidak jadi, nggak jadi, gak jadi, batalkan, kembalikan, tetap (pakai|pada|dengan) yang, lebih baik (jangan|tetap), (tidak berhasil|tidak membantu), (jadi|malah|makin) (lebih |)(parah|buruk), lupakan saja, tidak terima kasih`,
  aside: `(topik|pertanyaan|poin) (berikutnya|selanjutnya|lain), hal lain, ganti topik, ngomong-ngomong, (saya |aku |sudah |)(tahu|kenal|paham|mengerti|ingat), nanti, kapan-kapan, lain kali, besok, minggu depan, (saya|aku) (lihat|cek|pikir|pikirkan|tanya), menarik`,
  declining: `maaf, mohon maaf, sayangnya, saya tidak bisa, saya tidak dapat, saya tidak mampu, sebagai AI, sebagai model bahasa`,
  transient: `
    saat ini, sekarang ini, untuk saat ini, untuk sekarang, untuk sementara, sementara, sementara ini, sementara waktu, kini, sekarang juga, pada saat ini, sedang berjalan, sedang, sampai besok, sampai Senin, hanya hari ini, untuk hari ini, pagi ini, siang ini, sore ini, malam ini, solusi sementara, darurat, sekali pakai`,
  sessionScope: `
    dalam (sesi|percakapan|obrolan|chat) ini, di (sesi|percakapan|obrolan|chat) ini, untuk (sesi|tugas|kali|percakapan) ini, selama sesi ini, hanya (kali ini|sekarang|hari ini|di sini|sekali), cuma (kali ini|sekarang|hari ini|sekali), kali ini saja, sekali ini saja, sekali saja, sebagai pengecualian, coba dulu, kita coba dulu, untuk sementara, untuk saat ini, sementara waktu`,
  now: `sekarang juga, saat ini juga, detik ini`,
  ticket: `tiket, tugas, isu`,
  branch: `cabang`,
  checks: `tes, test, pengujian, build, CI, pipeline`,
  outage: `mati, tidak bisa diakses, tidak dapat diakses, tidak merespons, tumbang, offline, tidak tersedia, hang, down, diblokir`,
  passing: `merah, hijau, gagal, lulus, lolos`,
  step: `
    (berkas|file|perubahan|dokumen) … disimpan, berhasil disimpan, tidak ada perubahan, (server|kontainer|layanan) … dimulai ulang`,
  chore: `mendorong, didorong, mem-push, menggabungkan, digabungkan, mengkloning, memulai ulang, dimulai ulang, me-restart, merestart, mendaftar, push branch, push ke`,
  smoothly: `dengan sukses, tanpa error, tanpa kesalahan, dengan lancar, berhasil`,
  workpiece: `commit, PR, pull request, branch, cabang, berkas, file, folder, direktori, skrip, tes, test, build, CI, pipeline, server, server uji, kontainer, proses, cadangan, pencadangan, backup, cache, bug`,
  codePart: `fungsi, metode, konstanta, variabel`,
  codeLine: `baris`,
  taskScope: `untuk tugas ini, untuk tugas saat ini, hanya untuk tugas ini, selama tugas ini, (untuk|dalam|di) sesi ini`,
  measured: `dibandingkan, daripada, dari … menjadi, dari … ke, turun (dari|ke|menjadi), naik (dari|ke|menjadi), lebih (cepat|lambat|kecil|besar|sedikit|banyak), kali lipat, peningkatan, penurunan`,
  momentary: `jalankan, eksekusi, cek, periksa, buka, klik, restart, mulai ulang, muat ulang, segarkan, hapus cache, bersihkan, tekan, tempel, ketik, tampilkan, lihat, coba, coba lagi, ulangi, hentikan, salin, baca, tunggu, lanjutkan, masuk, keluar, pasang ulang, instal ulang`,
  deadline: `tenggat, tenggat waktu, batas waktu, batas akhir, jatuh tempo, paling lambat, selambat-lambatnya, tidak lebih dari tanggal, harus (selesai|siap|dikirim) (sebelum|pada), sebelum tanggal, hingga tanggal, sampai tanggal, akhir bulan, deadline`,
  expiry: `berakhir, kedaluwarsa, kadaluarsa, kadaluwarsa, habis masa berlaku, masa berlaku, berlaku sampai, berlaku hingga, habis pada, perpanjangan, diperpanjang`,
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
    frame: `
      tolong, mohon, harap, selalu, kamu harus, anda harus, kamu wajib, anda wajib, jangan lupa, pastikan, segera,
      wajib, harus selalu, silakan`,
    agent: `
      agen, agen-agen, para agen, asisten, para asisten, AI, kecerdasan buatan, model bahasa, LLM, chatbot, bot,
      subagen, model AI`,
    you: `kamu, anda, kau, engkau, kalian, milikmu, dirimu`,
    this: `ini`,
    text: `
      aturan, baris, catatan, instruksi, pesan, paragraf, entri, kalimat, arahan, petunjuk, ingatan, memori,
      halaman, dokumen, memo, keterangan`,
    read: `membaca, dibaca, pembaca, memproses, memuat, melihat, menemukan, menjumpai`,
    reader: `
      yang membaca ini, yang membaca catatan, begitu membaca, jika kamu membaca ini, jika anda membaca ini,
      setelah membaca (ini|baris ini|catatan ini), siapa pun yang membaca, asisten yang terhormat,
      (catatan|pesan|perintah) (untuk|bagi) (semua |para |) (asisten|agen|AI|model),
      (siapa pun|siapapun|setiap agen|agen) yang (membuka|memuat|menemukan|menerima),
      begitu melihat (ini|catatan ini), saat membuka (ini|berkas ini), setelah membaca`,
    every: `setiap, tiap, semua, seluruh, segala, awal, akhir, pertama, permulaan, begitu`,
    turn: `
      sesi, percakapan, obrolan, tugas, jawaban, balasan, tiket, pesan, perintah, permintaan, surel, email, mesin,
      proyek, hari, malam, kompilasi, commit, login, build, mulai`,
    occasion: `setiap kali, tiap kali, saat pertama kali, begitu … dibuka`,
    ignore: `
      abaikan, mengabaikan, diabaikan, lupakan, melupakan, acuhkan, langgar, melanggar, lewati, timpa, menimpa,
      jangan ikuti, jangan patuhi, tidak mengikuti, kesampingkan, mengesampingkan, hiraukan, tinggalkan, batalkan,
      buang`,
    prior: `
      sebelumnya, terdahulu, di atas, semua, semuanya, seluruh, segala, setiap, milikmu, kamu, anda, asli, awal,
      sistem, yang ada, lama, sejauh ini, tadi`,
    guidance: `
      instruksi*, perintah, petunjuk, arahan, prompt*, pesan sistem, batasan, larangan, kebijakan,
      apa yang … (dikatakan|disampaikan|diberitahukan), semua yang … (dikatakan|disampaikan|tertulis), pembatasan`,
    rules: `aturan, pedoman, ketentuan, larangan, batas, pembatas`,
    hidden: `
      tersembunyi, internal, rahasia, awal, asli, lengkap, rahasia*, tersembunyi*, internal*, konfidensial`,
    inner: `
      prompt sistem*, pesan sistem, instruksi sistem, promptmu, konfigurasinya, konfigurasimu, konteksnya,
      instruksinya, instruksimu`,
    reveal: `
      ungkapkan, mengungkapkan, tampilkan, menampilkan, tunjukkan, menunjukkan, cetak, mencetak, ulangi, mengulangi,
      bocorkan, membocorkan, sebutkan, menyebutkan, beritahukan, perlihatkan, buka, membuka, membeberkan, beberkan,
      tuliskan, menuliskan, kutip, mengutip, mengakhiri … dengan, akhiri … dengan, membacakan, bacakan, menyerahkan,
      menguraikan, menyebut, mengulang, ulangi`,
    send: `
      kirim, kirimkan, mengirim, mengirimkan, dikirim, teruskan, meneruskan, unggah, mengunggah, bagikan,
      membagikan, posting, memposting, publikasikan, serahkan, menyerahkan, pindahkan, memindahkan, setor,
      menyimpan … di, menaruh … di, taruh … di, sinkronkan, menyinkronkan, menyetor, ekspor, mengekspor, mempublikasikan, publikasikan`,
    copy: `
      salin, menyalin, tempel, tempelkan, menempelkan, menempel, lampirkan, melampirkan, tambahkan, menambahkan,
      sertakan, menyertakan, sisipkan, menyisipkan, masukkan, memasukkan`,
    fetch: `unduh, mengunduh, download, mengambil … dari, ambil … dari`,
    open: `ambil, mengambil, baca, membaca, buka, membuka, kunjungi, mengunjungi, muat, memuat`,
    run: `
      jalankan, menjalankan, eksekusi, mengeksekusi, instal, menginstal, pasang, memasang, impor, mengimpor,
      luncurkan, memulai, salurkan`,
    launch: `
      menjalankannya, jalankan (itu|hasilnya|isinya), dan jalankan, lalu jalankan, langsung menjalankannya,
      lalu menjalankannya, langsung jalankan, jalankanlah, eksekusi hasilnya, memasangnya, mengeksekusinya`,
    disable: `
      biarkan … mati, membiarkan … mati, nonaktifkan, menonaktifkan, matikan, mematikan, lewati, melewati, hapus, menghapus, singkirkan, menyingkirkan,
      hindari, menghindari, abaikan, mengabaikan, cabut, mencabut, longgarkan, melonggarkan, terobos, menerobos,
      bungkam, menangguhkan, tangguhkan, hentikan, menghentikan`,
    safeguard: `
      peninjauan, tinjauan kode,
      isolasi, keamanan, sandbox, verifikasi, tanda tangan, perizinan, izin akses, konfirmasi, persetujuan, tinjauan,
      tinjauan kode, TLS, SSL, sertifikat, firewall, antivirus, audit, log audit, autentikasi, pemeriksaan keamanan,
      filter konten, perlindungan, pemindai, pengaman, 2FA, MFA, dua faktor, checksum, aturan keamanan,
      dialog konfirmasi, kontrol akses, jejak audit, log kontrol, peringatan keamanan`,
    crime: `
      penyerang, serangan, peretas, berbahaya, malware, trojan, phishing, kerentanan, celah keamanan, pencurian,
      mencuri, dicuri, pencuri, kebocoran, insiden, dibobol, penipuan`,
    erase: `hapus, menghapus, hapuskan, musnahkan, timpa, menimpa, kosongkan, bersihkan, mengosongkan, kosongkan, memusnahkan`,
    obey: `
      apa yang … (tertulis|dikatakan|disebut|diperintahkan|diminta), apa yang tertulis, patuhi, menuruti, turuti,
      semua yang … (diminta|dikatakan|diperintahkan),
      (turuti|penuhi|laksanakan) (setiap|semua) (permintaan|perintah)`,
    agree: `setujui, menyetujui, disetujui, terima, menerima, konfirmasi, mengizinkan, izinkan`,
    ask: `bertanya, tanya, izin, konfirmasi, persetujuan, meminta izin, pertanyaan, minta izin`,
    unasked: `tanpa bertanya, tanpa izin, tanpa persetujuan, tanpa konfirmasi, sepihak, atas inisiatif sendiri`,
    tell: `
      (beri tahu|beritahu|memberi tahu|memberitahu|katakan|sebutkan|laporkan|ceritakan|bilang|informasikan|tunjukkan) … (pengguna|operator|pemilik|siapa pun|siapapun|manusia),
      (ganggu|mengganggu|libatkan|repotkan) … (pengguna|pemilik|siapa pun)`,
    mention: `sebutkan, ungkapkan, laporkan, ceritakan, katakan, sebut, beritahukan`,
    hide: `
      rahasiakan, merahasiakan, sembunyikan (ini|dari), menyembunyikan … dari, tanpa sepengetahuan,
      tanpa memberi tahu, di belakang, tutup mulut, apa pun yang dilihat*, apapun yang,
      tidak (ada yang |) (perlu|boleh) tahu, tak seorang pun, tanpa jejak, tanpa meninggalkan jejak,
      tidak pernah ada, jangan tinggalkan jejak, di belakangnya, bungkam soal, diam soal, jangan sepatah kata,
      cukup kita saja, biar kita saja, simpan ini (untuk|bagi) (dirimu|diri) sendiri, tidak melaporkan … pengguna, jangan sampai ketahuan`,
    void: `
      tidak berlaku (lagi|), batal, dianggap batal, tak berlaku, gugur, seolah-olah … tidak ada, seakan … tidak ada,
      dicabut, tidak (dihitung|diperhitungkan), ditangguhkan, kedaluwarsa`,
    role: `
      (sekarang kamu|kamu sekarang|sekarang anda|anda sekarang) (adalah|bebas|asisten|agen), kamu bukan lagi,
      anda bukan lagi, mulai (sekarang|saat ini) … (kamu|anda) (adalah|asisten|agen|bebas|harus),
      bertindaklah sebagai, berpura-pura, anggap dirimu, peran barumu, tugas barumu, nama barumu, prompt sistemmu,
      (jawab|jawablah|bicara|bicaralah) (mulai sekarang |) sebagai, dalam peran, mainkan peran, perankan,
      berperan sebagai, jadilah`,
    memories: `berkas memori, file memori, memorimu, memori jangka panjang, semua ingatan`,
    private: `
      kata sandi, sandi, kredensial, kunci API, kunci SSH, kunci rahasia, kunci privat, kunci akses, kunci, token,
      rahasia, daftar pelanggan, data pelanggan, basis data pelanggan, tabel pelanggan, data pribadi, papan klip,
      clipboard, variabel lingkungan, riwayat (peramban|obrolan|percakapan|chat), dompet, kode sumber, data bank,
      password, string koneksi, profil AWS, cookie sesi, kartu kredit, kode pemulihan`,
  },
  narration: {
    speaker: `pengguna, manusia`,
    machine: `asisten, asisten AI, chatbot, agen, AI, model bahasa, model, bot, subagen`,
    asked: `meminta, minta, bertanya, menanyakan, mengatakan, berkata, bilang, ingin, mau, menginstruksikan, menyebutkan, menjawab, mengonfirmasi, mengkonfirmasi, menjelaskan, menempelkan, menulis, berterima kasih, menyetujui, menolak`,
    answered: `memutuskan, menjawab, menyarankan, mengusulkan, menjelaskan, merekomendasikan, memeriksa, membaca, menulis, membuat, memperbaiki, memperbarui, mengedit, membuka, mencari, menyelidiki, menganalisis, memulai, mencoba, menggunakan, menemukan, mengonfirmasi, meminta maaf, menghasilkan, diminta, diinstruksikan`,
    talk: `(dalam|selama|di|sepanjang) (percakapan|sesi|obrolan|diskusi|dialog) (ini|tersebut|tadi), (percakapan|sesi|obrolan) ini (membahas|mencakup|dimulai|berakhir), seperti (disebutkan|dijelaskan|dibahas) (di atas|sebelumnya), (diminta|disarankan|diusulkan) oleh (pengguna|asisten), atas permintaan pengguna, meminta asisten, subagen (dijalankan|dibuat), (diputuskan|dijalankan|dimulai ulang|diperiksa|diminta) oleh (asisten|agen|pengguna)`,
  },
  secret: {
    password: `kata sandi, kata sandinya, sandi, sandinya, password, passwordnya, kata kunci masuk, nama gadis ibu, nama ibu kandung, paswot, pasword, paswordnya, kata rahasia, kata kuncinya wifi`,
    label: `sndi, psw, pass, pw, pwd, sandi wifi, kata snd, passwd`,
    phrase: `frasa sandi, frasa pemulihan, frasa benih, frasa rahasia, seed phrase, kata pemulihan`,
    code: `PIN, kode PIN, PUK, kode PUK, kode (pintu|gerbang|masuk|akses|alarm|brankas|gembok|rahasia|verifikasi|keamanan|sekali pakai|buka kunci), kode (pemulihan|cadangan|darurat), kombinasi, nomor (kartu|rekening), IBAN, NIK, CVV, pin (ATM|kartu|alarm|brankas), pinnya, tiga angka, tiga digit, CVC, kode gerbang, kode pagar, kode gudang, kode loker, kode garasi, kunci pemulihan, kode aktivasi, kode OTP, kombinasinya`,
    key: `kunci, kuncinya, kunci pribadi, kode, kodenya, angka belakang, wifi tamu, jaringan tamu, wi-fi tamu, wifi pengunjung`,
    token: `kunci API, kunci akses, kunci rahasia, kunci privat, kunci lisensi, token, token akses, rahasia, cookie, kuki, TOTP, 2FA, autentikator, benih TOTP, seed`,
    access: `kredensial, data login, data masuk, akses, akun masuk, login, akun`,
    account: `pengguna, nama pengguna, username, user, akun, email`,
    question: `pertanyaan keamanan, pertanyaan rahasia, pertanyaan pemulihan, pertanyaan verifikasi, jawaban rahasia, soal keamanan`,
    answer: `jawaban, jawabannya`,
    fact: `(hewan|binatang) peliharaan*, peliharaan pertama, (guru|sekolah|mobil|motor|anjing|kucing|telepon|pekerjaan) pertama, guru SD, nama SD, sekolah dasar, nama gadis ibu, ibu kandung, kota kelahiran, tempat lahir, kota lahir, teman masa kecil, julukan masa kecil, makanan favorit, guru favorit, film favorit, nama (anjing|kucing|hewan), jalan masa kecil, nama nenek, sahabat kecil, konser pertama, bos pertama, julukan`,
    replied: `saya jawab, kami jawab, dijawab, jawab, menjawab, saya bilang, kubilang, saya isi, saya tulis`,
    lock: `wifi, wi-fi, jaringan, router, pintu, gerbang, pagar, garasi, brankas, alarm, kartu, telepon, ponsel, HP, tablet, laptop, komputer, gembok, loker, sepeda, SIM, lift, palang, gudang, parkiran, parkir, vila, apartemen, rumah, gym, halaman, tangga, loteng, bengkel, kantor, interkom, kotak surat, koper, printer, lantai, kotak kunci, bel, kos, kasir, arsip, zip, PDF, disk, hard disk, kamera, CCTV, proyektor, TV, meteran`,
    card: `kartu, kartu kredit, kartu debit, visa, mastercard`,
    opens: `buka, dibuka, membuka, terbuka, buka kunci, masuk, masuk sebagai, login, mematikan, dimatikan, matikan, nonaktifkan, dinonaktifkan, dienkripsi, terenkripsi, mendekripsi, dilindungi, membukanya, bukanya, kebuka, menonaktifkan, lolos, diekstrak, ekstrak, didekripsi, dekripsi`,
    login: `masuk, masuknya, masuk sebagai, login, log in, kami masuk, bisa masuk, login sebagai, masuk ke, login pakai, masuk pakai`,
    with: `dengan, pakai, memakai, menggunakan, lewat`,
    types: `ketik, tekan, masukkan, mengetik, menekan, memasukkan, ketikkan, diketik, mengetikkan, ditekan, dimasukkan, pencet, dipencet, input, tik, tekanlah, masukin, ketiknya`,
    turn: `dari, ke, menjadi`,
    as: `sebagai, untuk`,
    sets: `saya ganti, kami ganti, pasang, dipasang, memilih, pilih, kami pilih, kami pakai, pakai, diset`,
    dial: `gembok, gemboknya, kunci kombinasi, brankas, brankasnya, loker, kotak kunci, kunci sepeda, interkom, kunci pintar`,
    spoken: `kata, frasa, frase, kalimat`,
    is: `adalah, ialah, yaitu, yakni, sekarang, masih, tetap, diganti (menjadi|jadi), diubah (menjadi|jadi), diset ke, jadi, menjadi, itu, pakai, memakai, cukup, kini, mulai sekarang`,
    about: `reset, setel ulang, pemulihan akun, lupa, kebijakan, aturan, pengelola, manajer, anggaran, batas, jumlah, pemakaian, penggunaan, rotasi, perpanjangan, panjang, kekuatan, kolom, isian, formulir, halaman, layar, hash, di-hash, validasi, verifikasi, masa berlaku, penyegaran, biaya, per detik, per permintaan, perubahan, kode (kesalahan|galat|pos|sumber|batang|QR|status|negara|promo), kunci (utama|asing|publik|pencarian|primer), kata kunci, kata kuncinya, kode (barang|produk|pelanggan|pesanan|warna|booking|resi|proyek|etik)`,
    state: `brankas, hilang, kedaluwarsa, kadaluarsa, salah, benar, tidak valid, valid, wajib, diperlukan, perlu, kosong, dilindungi, disimpan, dienkripsi, lihat, tanya, tanyakan, minimal, karakter, angka, sama, berbeda, baru, lama, pendek, lemah, kuat, aman, selesai, rusak, berubah, di bawah`,
  },
  actor: {
    self: `saya, @aku`,
    project: `proyek, repositori, aplikasi`,
    who: `pengguna, para pengguna, manusia, asisten, para asisten, chatbot, orang, orang-orang, saya, aku, kami, kita, kamu, anda, kalian, dia, mereka, seseorang, semua orang`,
    role: `AI, agen, bot, tim, anggota tim, pengembang, pembicara, peserta, klien, pelanggan`,
    attitude: `preferensi, permintaan, pertanyaan, keinginan, harapan, pendapat, opini, niat, maksud, kebiasaan, suasana hati, ekspektasi, instruksi`,
    deed: `rencana, tujuan, kebutuhan, ide, kekhawatiran, keputusan, tindakan, jawaban, tanggapan, perilaku, komentar, saran, pilihan, minat, nama, gaya, persetujuan`,
  },
  measures: "ton/tonne, kilo/kilogram",
  contraries:
    "dimulai/berakhir, mulai/berakhir, dibuka/ditutup, buka/tutup, pendek/panjang, singkat/panjang, awal/akhir, pertama/terakhir, tinggi/rendah, besar/kecil, naik/turun, membeli/menjual, panas/dingin, pagi/malam, utara/selatan, timur/barat, kiri/kanan, formal/informal, suka/benci",
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
      "end-of-month+1": "akhir bulan depan, akhir bulan berikutnya",
      "end-of-year": "akhir tahun",
    },
    ahead: `{n} {unit} lagi, {n} {unit} ke depan, {n} {unit} mendatang`,
    span: `dalam {n} {unit}, setelah {n} {unit}, {n} {unit} kemudian`,
    ago: `{n} {unit} (lalu|yang lalu|silam|sebelumnya|terakhir)`,
    units: { day: "hari", week: "minggu, pekan", month: "bulan", year: "tahun" },
    numbers: `nol, satu se, dua, tiga, empat, lima, enam, tujuh, delapan, sembilan, sepuluh, sebelas, duabelas`,
    nextWeekday: `{} depan, {} berikutnya`,
    weekdayNextWeek: `{} minggu depan`,
    thisWeekday: `{} ini`,
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
  articles: "sang",
  dangling: `
    dan atau tetapi tapi di ke dari pada untuk dengan oleh yang bahwa karena agar jika kalau saat sebagai tentang
    tanpa antara adalah akan tidak para`,
  endings: "nya annya",
  abbreviations: `
    dll dsb dst dkk a.n u.p d.a no# nomor hal# tgl jl# kec kab prov dr drs ir prof Tn Ny Sdr yth bpk rp`,
};
