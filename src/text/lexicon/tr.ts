/** Turkish. Data for the keys of lexicon.ts, and nothing else. Suffixes pile up at a word's end, so most entries go on. */
import type { Lexicon } from "./lexicon.ts";

export const tr: Lexicon = {
  language: "tr",
  name: "Türkçe",
  reason: `
    çünkü, zira, nedeniyle, sebebiyle, yüzünden, dolayı, dolayısıyla, *dığı için, *diği için, *duğu için, *düğü için, *tığı için, *tiği için, *tuğu için, *tüğü için, olduğu için, olmadığı için, için, diye, bu yüzden, bu nedenle, bu sebeple, o yüzden, o nedenle, bundan dolayı, nedeni, sebebi, nedenimiz, gerekçe*, sayesinde, amacıyla, üzere, madem*, aksi halde, aksi takdirde, yoksa, böylece, sonucunda, kaynaklan*, önlemek için, kaçınmak için, neden oldu*, sebep oldu*`,
  contrast: `ama, fakat, ancak, lakin, oysa, oysaki, halbuki, yine de, buna rağmen, rağmen, karşın, hariç, dışında, aksine, tersine, bunun yerine, aslında, gerçi, ise de`,
  link: `ama, ve, ayrıca, de, da, hem, sonra, daha sonra, ardından, böylece, bu yüzden, bu nedenle, dolayısıyla, ancak, fakat, bununla birlikte, üstelik, aksi halde, yoksa, bu, şu, o, bunlar, onlar, bunun üzerine, öte yandan, demek ki`,
  condition: `ne zaman, eğer, şayet, her seferinde, *dığında, *diğinde, *duğunda, *düğünde, *tığında, *tiğinde, olduğunda, önce, sonra, kadar, sürece, *medikçe, *madıkça, olmadıkça, hariç, durumunda, halinde, iken, nerede`,
  without: "olmadan, almadan, sormadan, beklemeden",
  negation: `!yalnızca değil, !sadece değil, !sorun değil, !fark etmez, !neden olmasın, !şüphesiz, değil, değildir, hayır, asla, hiç, hiçbir, hiçbir şey, hiç kimse, kimse, yok, yoktur, olmadan, olmaksızın, ne … ne, imkansız, imkânsız, *mıyor*, *miyor*, *muyor*, *müyor*, *mayacak*, *mayacağ*, *meyecek*, *meyeceğ*, *mamalı*, *memeli*, *madık, *medik, edilmez, yapılmaz, kullanılmaz, olmaz, kullanmayın, yapmayın, etmeyin, kalmadı`,
  ended: `
    artık … değil, artık kullanmıyor*, artık kullanılmıyor*, artık yok, artık … (*mıyor*|*miyor*|*muyor*|*müyor*|*mayacak*|*mayacağ*|*meyecek*|*meyeceğ*), artık desteklenmiyor*, bir daha, bıraktık, bırakıldı, bırakıyoruz, kullanmayı bırak*, kullanımdan kald*, kaldırıldı, sonlandırıldı, emekliye ayr*, devre dışı kal*, eskiden, önceden, daha önce, şimdiye kadar, bugüne kadar, o zamana kadar, eskimiş, eski sürüm, geçersiz, geçerliliğini yit*, güncelliğini yit*, sona erdi, bitti artık, artık … (yok|kalmadı), (kalmadı|yok) artık`,
  enough: `^yeter artık, bu kadar yeter, son (verdik|verildi|veriyoruz|veriliyor)`,
  return: `
    geri dön*, geri döndük, geri dönüyor*, dönüş yap*, yeniden dön*, tekrar dön*, (eski|önceki) haline (getir*|dön*), geri al*, geri aldık, geri alındı, geri alınıyor, eski sürüme dön*, rollback, geri yükle*, geri çevir*, eskisi gibi, önceki gibi, yeniden (kullan*|başla*), tekrar (kullan*), eskiye dön*, *e geri döndük, *a geri döndük`,
  again: "yeniden, tekrar, tekrardan, bir daha, yine, gene",
  replacement: `
    yerine, değiştirildi, ile değiştir*, yerini aldı, yerini alıyor, yerini alacak, *dan … geç*, *den … geç*, geçiş yap*, geçiyoruz, geçtik, geçildi, geçeceğiz, geçmeye karar ver*, taşıdık, taşındı, taşıyoruz, taşınıyor, taşınma, migrasyon*, göç et*, değiştirdik, değiştiriyoruz, değişti, değiştirilmiş*, olarak değiş*, adı … olarak, yeniden adlandır*, artık … (kullanıyor*|kullanacağız|kullanılıyor*), şimdi … kullanıyor*, yükseltildi, artırıldı, düşürüldü, azaltıldı, lehine`,
  forbidden: "yasak*, yasakland*",
  multiple: "iki katı*, üç katı*, on katı*, iki kat, üç kat, yarısı*, yarıya",
  from: "*dan, *den, *tan, *ten",
  newly: `
    !artık … (yok|kalmadı), !(kalmadı|yok) artık, artık, şimdi, bundan sonra, bundan böyle, günümüzde,
    (pazartesiden|salıdan|çarşambadan|perşembeden|cumadan|bugünden|yarından|dünden) beri,
    (pazartesiden|salıdan|çarşambadan|perşembeden|cumadan|bugünden|yarından) itibaren, yalnızca istek üzerine,
    tersine, çıkardık, çıkarıldı, sildik, silindi, kaldırdık, kaldırıldı, indirdik, indirildi`,
  stays: `
    kalıyor, kalacak, kalır, kaldı, sürüyor, koruyoruz, korunuyor, değişmedi, yeterli, yetiyor`,
  withdrawal: `
    geri çek*, geri çekildi, geri çektik, vazgeç*, vazgeçtik, vazgeçildi, iptal*, iptal edildi, iptal ettik, iptal ediyoruz, feshed*, feshedildi, rafa kaldır*, terk ed*, terk edildi, bıraktık, caydık, caymak, fikrimizi değiştirdik, fikrini değiştirdi, fikrimi değiştirdim, fikir değiştir*, sonunda … (değil|yapmıyor*), yapmamaya karar ver*, kullanmamaya karar ver*, taşımamaya karar ver*, aleyhine karar, yeniden değerlendir*, tekrar değerlendir*, unut (bunu|gitsin), boş ver, yanlıştı, yanlışmış, hatalıydı, yanlış çıktı, doğru değil, doğru değildi, yanlış olduğu, yanıldık, yanılmışız, hataydı, geçerli değil`,
  leaving: `bıraktık, bırakıyoruz, terk ettik, ayrıldık, vazgeçtik, devraldı`,
  restricted: `yalnızca, sadece, yalnız, asla, ancak`,
  beside: `ayrıca, aynı zamanda, bir de, üstelik, buna ek olarak`,
  widened: `da, de, ayrıca, herkes, bütün, tüm, açabilir, *abilir, *ebilir`,
  mended: `
    çözüldü, çözdük, düzeltildi, düzelttik, giderildi, onarıldı, engel kalktı, yeniden çalışıyor, sorunsuz`,
  completion: `
    !(henüz|daha) (bitmedi|tamamlanmadı|çözülmedi|hazır değil), tamamlandı, tamamladık, tamamlanmış*, bitti, bitirildi, bitirdik, bitmiş*, tamam oldu, çözüldü, çözdük, çözülmüş*, düzeltildi, düzelttik, düzeltilmiş*, giderildi, onarıldı, yayınlandı, yayınladık, yayımlandı, yayına alındı, yayında, devreye alındı, canlıya alındı, canlıya çıktı, canlıda, dağıtıldı, teslim edildi, teslim ettik, birleştirildi, uygulandı, hayata geçirildi, kapatıldı, kapandı, onaylandı, verildi, alındı, geldi, engel kalktı, engeli kaldırıldı, yanıtlandı, cevaplandı, yenilendi, uzatıldı, imzalandı, ödendi, rezerve edildi, sipariş edildi, kuruldu, güncellendi, taşındı, yeniden çalışıyor, tekrar çalışıyor, artık çalışıyor, geçti, başarıldı, başarıyla, ulaşıldı, gönderildi, hazır`,
  unfinished: `
    henüz, henüz değil, hala, hâlâ, daha … (değil|*medi|*madı|*medik|*madık), kısmen, kısmi, yarım, yarısı, neredeyse, hemen hemen, eksik, tamamlanmadı, bitmedi, çözülmedi, hazır değil, devam ediyor, sürüyor, sürmekte, yapılacak, olacak, gerekiyor, gerek, lazım, kaldı, kalan, *ene kadar, *ana kadar, olunca, incelemede, inceleniyor, gözden geçiriliyor`,
  open: `
    !(sorun|problem|engel|risk|kesinti) yok, !sorunsuz,
    engellendi, engelleniyor, engel, engeller, bloke*, tıkandı, takıldı, takılı, bekliyor*, bekleniyor, beklemede, bekleyen, askıda, açık soru*, açık konu*, açık madde*, çözülmemiş*, belirsiz, net değil, bilinmiyor, bilinmeyen, eksik, erişim yok, erişimimiz yok, başarısız, hata veriyor, çöküyor, bozuk, ertelendi, ertelenmiş*, karar (gerekiyor|bekliyor), onay (gerekiyor|bekliyor), risk*, sorun*, problem*, kesinti*, arıza*, aksaklık*`,
  waiting: `bekliyorum, bekliyoruz, bekleniyor, bekleyişinde, üzerinde çalışıyorum`,
  hedge: `
    belki, muhtemelen, olası, olasılıkla, herhalde, galiba, sanırım, sanıyorum, sanki, galiba, olabilir, olabilirdi, görünüşe göre, görünüyor, gibi görünüyor, anlaşılan, düşünüyorum, bence, tahminim*, tahminen, zannedersem, zannediyorum, emin değil*, kesin değil, sözde, sözüm ona, acaba, düşünüyoruz, değerlendiriyoruz, bir nevi`,
  proposal: `
    öneriyorum, öneririm, önerim, önerimiz, öneriyoruz, önerilir, önerildi, önerilen, öneri, öneriler, tavsiye*, teklif*, yapabiliriz, kullanabiliriz, edebiliriz, yapabilirsin*, edebilirsin*, kullanabilirsin*, ister misin*, istiyor musun*, yapayım mı, edeyim mi, yapalım mı, edelim mi, kullanalım mı, geçelim mi, ne dersin*, ne düşünüyorsun*, ya … olsa, alternatif olarak, bir seçenek, seçenek (1|2|3|a|b|c), haber ver, bana bildir*, istersen*, isterseniz, tercih edersen*, fikir`,
  denied: `
    yapılmayacak, gerçekleşmeyecek, iptal edilen*, vazgeçilen*, bu yanlış, yanlıştı, artık (doğru|geçerli|böyle) değil, geçerli değil, doğru değil, böyle değil,
    (kimse|hiç kimse) … (karar vermedi|kararlaştırmadı|onaylamadı|söylemedi),
    hiç (kararlaştırılmadı|karar verilmedi|onaylanmadı), asla kararlaştırılmadı, reddedildi, reddedilen*, geçersiz`,
  unconfirmed: `
    (henüz |daha |)(karar verilmedi|kararlaştırılmadı|kesinleşmedi|onaylanmadı|netleşmedi|belirlenmedi|çözülmedi|anlaşılmadı|karara bağlanmadı), henüz (karar|onay) yok, kesin değil, karar yok, kararsız*, belirsiz, açık soru, karara bağlanacak, kararlaştırılacak, karar verilecek, onaylanacak, konuşulacak, tartışılacak, tartışılıyor, görüşülüyor, değerlendiriliyor, inceleniyor, karar (beklemede|ertelendi|bekliyor), onaya tabi, şartıyla, geçici karar, bekle (biraz|şimdilik), bekleyin, bekleyelim, dur bir, taslak, yapıp yapmayacağ*, sonraki karar,
    (hâlâ|hala|henüz) … (karar vermedik|karar veremedik|karar vermiş değiliz|emin değiliz|düşünüyoruz|tartıyoruz), karar (veremedik|vermedik|vermiş değiliz), kararsızız, tereddüt ediyoruz, ortada,
    yeşil ışık yok, kararına kaldı`,
  heldOff: `veto, veto etti, vetoladı, vetolandı, askıya alındı, askıya aldık, askıda, donduruldu, durduruldu, beklemeye alındı, yeniden (düşünüyoruz|değerlendiriyoruz|değerlendirilecek|ele alınacak), tekrar (düşünüyoruz|değerlendiriyoruz), (henüz |)karar verilmedi, (henüz |)kararlaştırılmadı, ikinci bir emre kadar`,
  postponed: `ertelendi, erteledik, erteleniyor, ötelendi, gecikti, kaydırıldı`,
  deferral: `(önce|ilk önce|öncelikle) … (konuş*|sor*|danış*|tartış*|kontrol|netleştir*|görüş*|düşün*|bak*), (konuşmam|sormam|danışmam|düşünmem|görüşmem|kontrol etmem) … (lazım|gerek), düşüneyim, düşünmem (lazım|gerek), henüz (değil|erken), daha değil, bekleyelim, beklesin, bekle, şimdilik … (beklesin|kalsın|dursun|bekletelim|erteleyelim), erteleyelim, askıya al*, çok erken, sonra bakarız, (önce|ilk) … (sorayım|konuşayım|bakayım|danışayım), bekleyelim`,
  decided: `
    karar ver*, karar verdik, karar verildi, karar aldık, karar alındı, kararlaştır*, kararlaştırıldı, kararı, karar, kararlar, seçtik, seçildi, seçti, seçiyoruz, seçim*, tercih edildi, anlaştık, anlaşıldı ki, mutabık kal*, uzlaş*, onayladık, onaylandı, benimsendi, benimsedik, kabul edildi, kabul ettik, belirlendi, belirledik, ile devam, ile gidiyoruz, ile ilerliyoruz, kalıyoruz, kalmaya karar, reddedildi, reddettik, elendi, kesinleşti, kesin olarak`,
  rule: `
    her zaman, daima, hep, asla, hiçbir zaman, hiçbir koşulda, zorunda, zorunlu*, mutlaka, kesinlikle, gerekir, gereklidir, gerekli, şart, şarttır, yasak*, yasaktır, izin verilmez, izin yok, olmalı*, yapılmalı*, edilmeli*, kullanılmalı*, yapmalı*, etmeli*, kullanmalı*, *melidir, *malıdır, yapılmamalı*, edilmemeli*, kullanılmamalı*, kaçın*, kaçınılmalı*, yalnızca, sadece, istisnasız, emin ol*, dikkat ed*, kural*, politika*, ilke*, varsayılan olarak, @her, etmeyin, yapmayın, kullanmayın, etme, yapma, kullanma`,
  lasting: `
    bundan sonra, bundan böyle, artık, şu andan itibaren, bugünden itibaren, yarından itibaren, bu andan itibaren, itibaren, gelecekte, ileride, ilerleyen zamanda, bir dahaki sefere, gelecek sefer, kalıcı olarak, sonsuza kadar, ikinci bir emre kadar, yeni bir duyuruya kadar, her seferinde, her defasında, genel olarak, kural olarak, varsayılan olarak, her (gün|hafta|ay|sürüm|pazartesi|salı|çarşamba|perşembe|cuma), günlük, haftalık, aylık`,
  lesson: `
    ders*, çıkarılan ders*, öğrendik, öğrendim, öğrenilen*, öğrenildi, geriye bakınca, geriye dönüp bak*, sonradan bakınca, yapmalıydık, etmeliydik, kullanmalıydık, yapmamalıydık, hata, hatalar, hatamız, meğer, anlaşıldı ki, ortaya çıktı, çıktı ki, fark ettik, anladık, gördük ki, acı yoldan, zor yoldan, bir dahaki sefere, bir daha asla, tuzak*, kök neden, temel neden, retrospektif, bilgelik`,
  probing: `yeniden üret*, tekrarla*, incele*, araştır*, hata ayıkla*, analiz*, teşhis*, debug*, nedenini bul*`,
  finding: `bulundu, bulduk, buldum, keşf*, ortaya çıktı, çıktı ki, meğer, gösteriyor, gösterdi, fark ettik, fark edildi, tespit edildi, tespit ettik, saptandı, ölçüldü, ölçtük, gözlemlen*, gözlemledik, beklenmedik, şaşırtıcı, kök neden, nedeni … (idi|ydi), doğrulandı, doğruladı, neden oldu, yeniden üretildi, belirlendi, uyuşmazlık, hata`,
  preference: `
    tercih ed*, tercihi, tercihim, tercihleri, yeğl*, sever, seviyor, severim, seviyorum, sevmez, sevmiyor*, sevmem, hoşlanır, hoşlanmaz, hoşlanmıyor*, hoşlanıyor*, nefret ed*, istemez, istemiyor*, ister … (her zaman|hep|asla|sadece), istiyor … (her zaman|hep|asla|sadece), ısrar ed*, favori*, beğenir, beğenmez, beğenmiyor*, lütfen (her zaman|hep|asla), daha çok sev*, tercihen`,
  request: `lütfen, rica ederim, rica ediyorum, rica etti, yapabilir misin*, edebilir misin*, yapar mısın*, eder misin*, bana yardım et, yardım eder misin*, istiyorum ki, yapmanı istiyorum, yapmanızı istiyorum, hadi, haydi, istedi, talep etti, talep ed*`,
  person: `ben, beni, bana, benim, biz, bizi, bize, bizim`,
  plan: `sonraki, gelecek, plan*, planlandı, planlıyoruz, planlanan, yapacağız, edeceğiz, geçeceğiz, niyet*, hedef*, amaç*, kilometre taş*, yakında, önümüzdeki, yol haritası, daha sonra, ileride, takvim*`,
  consent: `
    evet, tabii, tabi, tabii ki, elbette, kesinlikle, olur, tamam, tamamdır, peki, pekala, doğru, aynen, aynen öyle, haklısın, haklısınız, katılıyorum, anlaştık, kabul, kabul ediyorum, onaylıyorum, onaylandı, ok, okey, iyi, güzel, harika, mükemmel, süper, çok iyi, iyi fikir, güzel fikir, kulağa iyi geliyor, iyi görünüyor, yap, yapın, yapalım, öyle yap, öyle yapalım, devam et, devam edin, devam edelim, devam, başla, bence de, bana uyar, hoşuma gitti, memnuniyetle, sorun değil, !evet … ama, !tamam … ama, !olur … ama, !(iyi|güzel) (soru|nokta), hadi yapalım, onu alalım, oldu, yapalım bunu`,
  refusal: `
    !sorun değil, !sadece değil, hayır, yok, olmaz, asla, kesinlikle hayır, yapma, yapmayın, etme, etmeyin, öyle değil, bu değil, böyle değil, şimdi değil, henüz değil, daha değil, gerek yok, istemiyorum, istemiyoruz, dur, durun, bekle, bekleyin, yanlış, bu yanlış, doğru değil, kötü fikir, iyi (bir |)fikir değil, katılmıyorum, karşıyım, kabul etmiyorum, hoşuma gitmedi, reddediyorum, reddedildi, unut gitsin, boş ver, vazgeç, geri al, geri alın, iptal et, emin değilim, ikna olmadım, vazgeçtim, vazgeçelim, yapmayalım, en iyisi yapmamak, geri alalım, eskisinde kalalım, (ile|de|da) kalalım, işe yaramadı, yardımcı olmadı, daha kötü oldu, boş verelim, hayır teşekkürler`,
  aside: `(sıradaki|sonraki|diğer|başka) (konu|soru|madde), konu değişikliği, başka (bir |)şey, bu arada, (biliyorum|tanıyorum|anlıyorum|anladım|görüyorum|hatırlıyorum), sonra, daha sonra, başka zaman, bir ara, yarın, haftaya, gelecek hafta, (bakarım|bakarız|düşünürüm|sorarım|bakacağım), ilginç`,
  declining: `üzgünüm, özür dilerim, maalesef, ne yazık ki, yapamam, yardımcı olamam, bunu yapamam, bir yapay zeka olarak, bir dil modeli olarak, kusura bakma*`,
  transient: `
    şu anda, şu an, şu an için, şimdilik, şimdi, hâlihazırda, halihazırda, bu sıralar, bu ara, geçici, geçici olarak, geçici çözüm*, bu arada, o zamana dek, yarına kadar, pazartesiye kadar, sadece bugün, yalnızca bugün, bugünlük, bu sabah, bu öğleden sonra, bu akşam, bu gece, devam ediyor, çalışıyor şu an, tek seferlik`,
  sessionScope: `
    bu (oturumda|sohbette|konuşmada|görüşmede|çalıştırmada|oturum için|görev için|sefer|seferlik|kez), bu oturum boyunca, sadece (bu sefer|bu kez|şimdi|bugün|burada|bir kez|bir kere), yalnızca (bu sefer|bu kez|şimdi|bugün|burada|bir kez), bir kereliğine, bir defalık, bir defaya mahsus, istisna olarak, önce deneyelim, deneyelim önce, şimdilik, geçici olarak`,
  now: `hemen şimdi, tam şu anda, şu anda`,
  ticket: `bilet, görev, kayıt`,
  branch: `dal, dalı, dalında`,
  checks: `test, testler, test paketi, derleme, CI, pipeline`,
  outage: `çöktü, çökmüş, erişilemiyor, ulaşılamıyor, yanıt vermiyor, kapalı, çalışmıyor, çevrimdışı, askıda, engellendi, engellenmiş`,
  passing: `kırmızı, yeşil, geçiyor, geçti, kalıyor, kaldı, başarısız`,
  step: `
    (dosya|dosyalar|değişiklik|değişiklikler|belge) … kaydedildi, başarıyla kaydedildi, değişiklik yok, (sunucu|konteyner|servis) … yeniden başlatıldı`,
  chore: `gönderdim, gönderdik, push ettim, pushladım, commitledim, commit ettim, birleştirdim, birleştirdik, birleştirildi, merge ettim, geri aldım, klonladım, yeniden başlattım, yeniden başlattık, yeniden başlatıldı, listeledim`,
  smoothly: `başarıyla, hatasız, sorunsuz`,
  workpiece: `commit, commitler, PR, pull request, dal, dalı, dalını, dalına, dalında, dosya, dosyası, dosyasının, dosyayı, dosyaları, klasör, klasörü, klasörünü, dizin, dizini, betik, test, testler, derleme, CI, sunucu, sunucuyu, sunucusu, test sunucusu, konteyner, konteyneri, süreç, yedekleme, yedek, önbellek, hata, hatayı`,
  codePart: `fonksiyon, fonksiyonu, metot, metodu, yöntem, sabit, değişken`,
  codeLine: `satır, satırı, satırını, satırında`,
  taskScope: `bu görev için, şu anki görev için, sadece bu görev için, bu görev boyunca, bu oturumda, bu oturum için`,
  measured: `kıyasla, karşılaştırıldığında, göre daha, daha (hızlı|yavaş|küçük|büyük|az|fazla), düştü, arttı, yükseldi, azaldı, iyileşme, katı`,
  momentary: `çalıştır, çalıştırın, kontrol et, kontrol edin, aç, açın, tıkla, tıklayın, yeniden başlat, yeniden başlatın, yenile, yenileyin, temizle, temizleyin, bas, basın, yapıştır, yaz, listele, göster, gösterin, yazdır, bak, bakın, dene, deneyin, tekrar dene, durdur, kopyala, oku, okuyun, bekle, bekleyin, devam et, giriş yap, çıkış yap, yeniden kur`,
  deadline: `son tarih*, son gün*, teslim tarihi*, son teslim*, bitiş tarihi*, en geç, vade*, vadesi, süresi … dol*, tarihine kadar, tarihinden önce, ay sonuna kadar, hafta sonuna kadar, cumaya kadar, pazartesiye kadar, son başvuru, deadline, mühlet`,
  expiry: `süresi dol*, süresi bit*, sona er*, sona eriyor, bitiyor, doluyor, geçerlilik, geçerliliği, tarihine kadar geçerli, kadar geçerli, yenilenmesi, yenileme, uzatma`,
  nothing: `yok, hiçbir şey yok, yeni bir şey yok, (değişiklik|yenilik|karar|engel|not|kayıt|neden|gerekçe) yok, değişmedi, aynı, (dünkü|yukarıdaki) gibi, yukarıya bkz, bilinmiyor, belirtilmedi, belirtilmemiş, geçerli değil, uygulanamaz, boş, n/a`,
  praise: `(en iyi|daha iyi|iyi|doğru|en temiz|en basit) (seçenek|çözüm|seçim|yaklaşım|fikir|yol|uygulama), daha mantıklı, mantıklı, daha (iyi|temiz|basit|uygun), sadece daha iyi`,
  onRequest: `(isteği|talebi|talimatı|ricası) üzerine, istendiği (için|gibi), istek üzerine, talep üzerine, konuşulduğu gibi, anlaşıldığı gibi, kararlaştırıldığı gibi, (kullanıcı|müşteri|o) (istedi|istediği için|talep etti|söyledi)`,
  qualifier: `ana, temel, önemli, alınan, verilen, yeni, diğer, sonraki, gelecek, açık, son, nihai, mevcut, güncel, bizim, benim, tüm, bütün, ve, için, ile, teknik, maddeler, noktalar, adımlar, hafta, haftanın, gün, günün, bugünkü, bugün, liste, listesi, özet, özeti`,
  mark: {
    decision: `karar, kararlar, alınan karar, alınan kararlar, karar verildi, mutabakat, anlaşma, seçim`,
    rule: `kural, kurallar, ilke, ilkeler, politika, politikalar, prensip, prensipler, en iyi uygulama, en iyi uygulamalar, bundan sonra, her zaman, asla, yönerge, yönergeler`,
    lesson: `ders, dersler, çıkarılan ders, çıkarılan dersler, öğrenilen, öğrenilenler, öğrendiklerimiz, kazanım, kazanımlar, tuzak, tuzaklar, yansıma, düzeltme, örüntü`,
    remember: `hatırla, hatırlanacak, hatırlanacaklar, unutma, unutmayın, akılda tut, aklında bulunsun, hatırda kalsın`,
    preference: `tercih, tercihler, tercihi, istek, istekler`,
    fact: `bilgi olarak, gerçek, gerçekler, olgu, olgular, bilmekte fayda var`,
    reason: `neden, nedeni, nedenler, sebep, sebebi, sebepler, gerekçe, gerekçesi, niçin, niye, çünkü, motivasyon`,
    apply: `uygulama, nasıl uygulanır, uygulanışı, pratikte`,
    outcome: `sonuç, sonuçlar, tamamlandı, tamamlanan, tamamlananlar, bitti, çözüldü, düzeltildi, başarı, başarılar, kilometre taşı, kilometre taşları, teslim edildi, çıktı, çıktılar`,
    todo: `yapılacak, yapılacaklar, görev, görevler, eylem, eylemler, aksiyon, aksiyonlar, sonraki adım, sonraki adımlar, plan, planlar, sonra, takip`,
    open: `açık, açık konu, açık konular, açık soru, açık sorular, açık maddeler, engel, engeller, engellendi, bekleyen, bekleyenler, beklemede, sorun, sorunlar, problem, problemler, risk, riskler, endişe, endişeler, arıza, kesinti`,
    deadline: `son tarih, teslim tarihi, son gün, vade, bitiş tarihi`,
    reference: `kaynak, kaynaklar, referans, referanslar, bağlantı, bağlantılar, bkz, bakınız, ayrıca bakınız, belge, belgeler, dokümantasyon`,
    proposal: `öneri, öneriler, teklif, teklifler, fikir, fikirler, seçenek, seçenekler, tavsiye, tavsiyeler, taslak`,
    question: `soru, sorular, yanıt, yanıtlar, cevap, cevaplar`,
    request: `talep, talepler, rica, hatırlatma, hatırlatmalar, lütfen`,
    note: `not, notlar, dikkat, önemli, bilgi, bilgiler, güncelleme, durum, bağlam, konu, konular, tema, odak, açıklama, açıklamalar, gözlem, gözlemler, özet, genel bakış, ayrıntılar, detaylar, örnek, yorum, yorumlar, uyarı, ipucu, ipuçları, diğer, çeşitli, tartışma, tartışmalar, gündem, bulgu, bulgular, proje`,
    meta: `oluşturuldu, üretildi, güncellendi, değiştirildi, tarih, saat, zaman, süre, yazar, dosya, dosyalar, değişen dosyalar, yeni dosyalar, dal, yer, konum, katılımcı, katılımcılar, katılanlar, oturum, maliyet, hava, ruh hali, sürüm, etiket, etiketler`,
  },
  instruction: {
    frame: `
      lütfen, her zaman, daima, zorundasın*, yapmalısın*, etmelisin*, unutma, unutmayın, emin ol, emin olun, hemen,
      derhal, mutlaka, rica ederim, zahmet olmazsa`,
    agent: `
      ajan, ajanı, ajana, ajanın, ajanlar*, asistan, asistanı, asistana, asistanın, asistanlar*, yapay zeka*, YZ,
      dil modeli*, dil modelleri*, LLM, sohbet botu*, chatbot*, bot, botlar*, alt ajan*, model bunu`,
    you: `*meni istiyor, *manı istiyor, *meni bekliyor, *manı bekliyor, sen, seni, sana, senin, siz, sizi, size, sizin`,
    this: `bu, bunu, bundan, bunları`,
    text: `
      kural*, satır*, not*, talimat*, mesaj*, paragraf*, kayıt*, kaydı*, cümle*, hatırlatma*, yönerge*, sayfa*,
      belge*, açıklama*, ibare*`,
    read: `okuyan*, okur, oku*, işleyen*, işler, yükleyen*, gören*, görür, bulan*`,
    reader: `
      bunu okuyan*, bunu okuyorsan*, bunu okuduğunda, bunu okuyunca, bu satırı oku*, bu notu oku*, okur okumaz,
      sevgili (asistan|ajan|yapay zeka), (asistanlara|ajanlara|yapay zekaya) (not|mesaj|talimat),
      (bunu|bu depoyu|bu dosyayı|bu projeyi) (açan*|yükleyen*|bulan*|gören*), görür görmez, bu dosyayı açınca,
      okuduktan sonra`,
    every: `her, tüm, bütün, başında, sonunda, ilk, başlangıç*, her şeye`,
    turn: `
      oturum*, görev*, yanıt*, cevap*, cevab*, konuşma*, sohbet*, açılış*, kayda, talebe, mesaj*, komut*, e-posta*,
      posta*, makine*, proje*, gün*, gece, derleme*, commit*, giriş*, çalıştırma*`,
    occasion: `her seferinde, her açtığında, istendiğinde, açılır açılmaz`,
    ignore: `
      yok say*, görmezden gel*, dikkate alma*, göz ardı et*, göz ardı ed*, unut, unutun, unutarak, unutmanı,
      unutması*, geçersiz kıl*, geçersiz say*, es geç*, uyma, uymayın, uymama*, boş ver*, bir kenara bırak*,
      umursama*, hiçe say*, aldırma*, kulak asma*`,
    prior: `
      önceki, daha önceki, daha önce, önceden, yukarıdaki, tüm, bütün, her, her türlü, senin, sizin, kendi, sistem,
      mevcut, asıl, ilk, şimdiye kadarki, eski, şu ana kadar*, geçmiş`,
    guidance: `
      talimat*, yönerge*, komut*, prompt*, istem*, sistem mesajı*, kısıtlama*, direktif*, emir*, emri, yönlendirme*,
      söylenen … (her şey*|şeyler*), söylenenler*, söylenen her şey*, yazılanlar*`,
    rules: `kural*, yasak*, sınır*, limit*`,
    hidden: `gizli, iç, dahili, saklı, ilk, tam, gizlice, mahrem, özel, tamamını`,
    inner: `
      sistem istemi*, sistem promptu*, sistem mesajı*, sistem talimatları*, yapılandırmasını, yapılandırmanı,
      bağlamını, talimatlarını`,
    reveal: `
      göster*, ifşa ed*, ifşa et*, yazdır*, tekrarla*, tekrar et*, sızdır*, söyle*, dök*, açık et*, açığa çıkar*,
      paylaş*, aktar*, yaz, yazar, yazsın, yazın, listele*, oku, alıntıla*, sırala*, oku*, okuyup, aktarır,
      dökümünü, açıkla*`,
    send: `
      gönder*, yolla*, ilet*, yükle*, paylaş*, yayınla*, yayımla*, postala*, e-postala*, ver, verir, aktar*, taşı*,
      teslim et*, teslim ed*, koyar, bırak*, boşaltır, eşitle*, aktarır, taşır, dışa aktar*, yolla*, yollar`,
    copy: `kopyala*, yapıştır*, ekle, ekler, eklesin, ekleyin, ekleme*, ekliyor, koy*, yaz … (içine|dosyasına), iliştir*, dahil e*`,
    fetch: `indir*, getir*, yükle*`,
    open: `çek, çeker, çekin, oku, okur, okuyun, aç, açar, açın, ziyaret et*, al, alır`,
    run: `
      çalıştır*, yürüt*, kur, kurun, kurar, kursun, kurulsun, kurma*, yükle*, başlat*, içe aktar*, uygula*`,
    launch: `(onu|bunu|sonucu|çıktıyı) çalıştır*, onu kur*, indirip (çalıştır|yürüt|kur)*, açıp çalıştır*, çalıştırıver*, onu çalıştır*`,
    disable: `
      kapalı bırak*, kapalı tut*, devre dışı bırak*, kapat*, atla*, es geç*, kaldır*, baypas*, etkisizleştir*, sil, silin, devreden çıkar*, aş,
      aşar, gevşet*, sustur*, iptal et*, iptal ed*, atlat*, dolan, pas geç*, durdur*`,
    keep: `
      gerek*, ister, istemeli*, isteme*, istesin, bekle*, sor*, geç*, etkinleştir*, açık kal*, saygı*, içinde,
      ekle*, yenile*, belgele*, kontrol et*, yaz*, al*`,
    safeguard: `
      yalıtım*, izolasyon*, güvenlik*, sandbox*, korumalı alan*, kum havuzu*, doğrulama*, imza*, izinler*, izin denetimi*, onay*,
      inceleme*, kod incelemesi*, TLS, SSL, sertifika*, güvenlik duvarı*, antivirüs*, denetim*, denetim günlüğü*,
      kimlik doğrulama*, içerik filtresi*, koruma*, tarayıcısı*, gizli bilgi tarayıcı*, 2FA, MFA, iki adımlı*,
      sağlama toplamı*, güvenlik kuralları*, onay penceresi*, erişim denetimi*, denetim izi*, denetim kaydı*,
      kod gözden geçirme*, güvenlik uyarı*`,
    crime: `
      saldırgan*, saldırı*, korsan*, kötü amaçlı, zararlı, truva atı, oltalama, zafiyet*, güvenlik açığı,
      hırsızlı*, çalıyor, çaldı, çalındı, çalınan, sızıntı, olay, ihlal*, dolandırıcı*`,
    erase: `sil, siler, silin, silsin, silme*, silip, yok et*, yok ed*, üzerine yaz*, temizle*, boşalt*`,
    obey: `
      (orada|içinde|dosyada) (yazanı|yazanları|denileni|söyleneni), ne yazıyorsa, ne diyorsa,
      (yazanı|yazanları|denileni|söyleneni|dediğini) (yap*|uygula*), itaat et*, ne isterse, ne istiyorsa,
      istediği her şeyi, her isteği (yerine getir*|yap*), her emri (yerine getir*|yap*)`,
    agree: `onayla*, kabul et*, kabul ed*, izin ver*`,
    ask: `sor*, izin*, onay*, izin iste*`,
    unasked: `
      sormadan, izinsiz, onaysız, izin almadan, onay almadan, onay beklemeden, sormaksızın, (izin|onay) isteme*,
      (izin|onay) alma*, soru sormadan, sormana gerek yok, bir daha … (sorma*|isteme*), istemeden`,
    tell: `
      (kullanıcıya|kimseye|operatöre|sahibine|insana) … (söyle*|bildir*|haber ver*|bahset*|söz et*|anlat*|göster*),
      (kullanıcıyı|sahibini|kimseyi) … (rahatsız etme*|meşgul etme*)`,
    mention: `bahset*, bahsetme*, söz et*, söyle*, açıkla*, belirt*, anlat*`,
    hide: `
      (kullanıcıya|kimseye) … (söyleme*|bildirme*|haber verme*|bahsetme*|söz etme*|anlatma*),
      (bundan|bunu) … (söyleme*|bahsetme*|söz etme*|belirtme*|açıklama|anlatma*), haber vermeden, bildirmeden,
      fark ettirmeden, haberi olmadan, gizli tut*, bunu gizle*, sır olarak, ne görürse görsün, ne bulursa bulsun,
      kimsenin bilmesi gerekmez, kimsenin bilmesine gerek, kimse bilmesin, kimse öğrenmesin, iz bırakmadan, hiç iz,
      hiç var olmamış, arkasından, sessiz kal*, tek kelime etme*, aramızda kalsın, ağzını açma*, özet* … çıkar*,
      kimseye söz etme*, söz etmez`,
    covert: `
      hiçbir şey söyleme*, ses çıkarma*, gizlice, sessizce, gizli gizli, çaktırmadan, usulca, belli etmeden, sinsice, haber vermeden, uyarmadan,
      tek kelime etmeden, kendiliğinden, habersizce, sessiz kal*, susma*, sus*`,
    void: `
      geçersiz*, hükümsüz*, artık geçmez, artık geçerli değil, yürürlükten kalk*, yokmuş gibi, sayılmaz, geçmez,
      geçmiyor, geçerli değil, askıya alın*, kaldırıl*, iptal, bağlamaz, bağlamıyor`,
    role: `
      sen artık, artık sen, asistansın, ajansın, gibi davran*, rolünü üstlen*, rolü yap*, yeni rolün*,
      yeni görevin*, yeni kimliğin*, sistem promptun, (olarak|gibi) (cevap ver*|yanıtla*|konuş*), rolünde,
      rolüne gir*, rolünü oyna*, kılığına gir*, canlandır*, yapay zekasın, artık bir (asistan|ajan|yapay zeka)*`,
    memories: `bellek dosya*, hafıza dosya*, belleğin*, uzun süreli bellek*`,
    private: `
      parola*, şifre*, kimlik bilgileri*, API anahtar*, SSH anahtar*, gizli anahtar*, özel anahtar*,
      erişim anahtar*, anahtar*, belirteci*, token, tokenı, jeton*, gizli bilgi*,
      müşteri (listesi*|tablosu*|verileri*|veritabanı*|bilgileri*), kişisel veri*, pano*, ortam değişken*,
      (tarayıcı|sohbet|konuşma) geçmişi*, cüzdan*, kaynak kod*, banka bilgi*, bağlantı dize*, AWS profil*, oturum çerez*, kart numara*, kurtarma kod*, erişim belirtec*, belirteç*, belirtec*`,
    outlet: `commit mesaj*, pull request açıklama*, yorum*, hata raporu*, changelog, gist*, her yanıta, her cevaba, readme`,
  },
  narration: {
    speaker: `kullanıcı, insan`,
    machine: `asistan, yapay zeka asistanı, yardımcı, sohbet botu, chatbot, ajan, yapay zeka, dil modeli, model, bot, alt ajan`,
    asked: `istedi, istiyor, sordu, soruyor, söyledi, söylüyor, dedi, talep etti, rica etti, belirtti, bahsetti, yanıtladı, cevapladı, onayladı, doğruladı, açıkladı, yapıştırdı, yazdı, teşekkür etti, kabul etti, reddetti`,
    answered: `karar verdi, yanıtladı, cevapladı, cevap verdi, yanıt verdi, önerdi, öneriyor, teklif etti, açıkladı, açıklıyor, tavsiye etti, kontrol etti, okudu, yazdı, oluşturdu, düzeltti, güncelledi, düzenledi, açtı, aradı, araştırdı, inceledi, analiz etti, başlattı, denedi, kullandı, buldu, doğruladı, özür diledi, üretti, sağladı`,
    talk: `bu (konuşmada|sohbette|oturumda|görüşmede|diyalogda|tartışmada), (konuşma|sohbet|oturum) (boyunca|sırasında), bu (konuşma|oturum|sohbet) … (kapsadı|başladı|bitti|ele aldı), (yukarıda|daha önce) (belirtildiği|bahsedildiği|açıklandığı|konuşulduğu) gibi, kullanıcı tarafından (istendi|önerildi|istenen), kullanıcının isteği üzerine, kullanıcının talebi üzerine, asistandan istedi, asistana sordu, alt ajan (başlatıldı|oluşturuldu|çalıştırıldı), (asistan|ajan|kullanıcı) tarafından … (karar verildi|çalıştırıldı|yeniden başlatıldı|kontrol edildi|istendi)`,
  },
  secret: {
    password: `şifre, şifresi, şifrem, şifremiz, şifreler, şifreleri, şifreyi, şifresini, parola, parolası, parolam, parolamız, parolalar, parolaları, parolayı, parolasını, kızlık soyadı, anne kızlık soyadı, şifrecik, gizli kelime, güvenlik kelimesi, geçiş şifresi, geçiş kodu, şifremi`,
    label: `sifre, şfr, prl, pass, pw, pwd, şif, parl, sfr, şfre`,
    phrase: `gizli ifade, kurtarma ifadesi, kurtarma cümlesi, tohum ifadesi, anahtar ifade, parola cümlesi, kurtarma kelimeleri`,
    code: `PIN, PIN kodu, PIN'i, PUK, PUK kodu, (kapı|bahçe kapısı|alarm|giriş|erişim|kasa|kilit|doğrulama|güvenlik|onay|tek kullanımlık) kodu, kurtarma (kodu|kodları|kodlarım), yedek (kod|kodlar|kodları), acil durum kodları, kombinasyon, kombinasyonu, (kart|hesap) numarası, IBAN, TC kimlik, CVV, pin kodu, pini, üç hane, üç rakam, üç haneli, CVC, arkasındaki üç, kapı şifre*, kurtarma anahtarı, aktivasyon kodu, şifreli kod`,
    key: `anahtar, anahtarı, anahtarlar, anahtarları, gizli anahtar, özel anahtar, kod, kodu, kodlar, arka yüzü, arkasındaki, misafir wifi, misafir ağı, misafir wi-fi, konuk wifi, ziyaretçi wifi`,
    token: `(API|erişim|lisans) anahtar*, token, token'ı, belirteç, belirteci, erişim belirteci, sır, çerez, TOTP, 2FA, doğrulayıcı, tohum, seed`,
    access: `kimlik bilgileri, giriş bilgileri, erişim bilgileri, kullanıcı bilgileri, giriş, erişim, oturum bilgileri, hesaplar`,
    account: `kullanıcı, kullanıcı adı, hesap, e-posta`,
    question: `güvenlik sorusu, güvenlik soruları, gizli soru, kurtarma sorusu, doğrulama sorusu, gizli cevap, gizli sorunun, güvenlik sorusunun, güvenlik sorusuna`,
    answer: `cevap, cevabı, yanıt, yanıtı`,
    fact: `ilk (evcil hayvan*|köpe*|kedi*|araba*|otomobil*|okul*|öğretmen*|iş*|telefon*|patron*), kızlık soyad*, doğum yer*, doğduğu* şehir, doğduğum şehir, ilkokul*, evcil hayvan*, çocukluk arkadaş*, çocukluk lakab*, en sevdiği* (öğretmen*|yemek|yemeğ*|film*), (köpeğ*|kedi*) (adı|ismi), büyüdüğü* sokak, büyüdüğüm sokak, anneanne*, babaanne*, en yakın arkadaş*, ilk konser*, lakab*, takma ad*`,
    replied: `… dedim, … dedik, … yazdım, … yazdık, … cevabını verdim, … diye cevap*, … diye yanıt*, … yanıtladım, … cevapladım, … olarak cevap*`,
    lock: `wifi, wi-fi, kablosuz ağ*, ağ, ağı, ağın, ağının, modem*, router, yönlendirici*, kapı*, giriş*, garaj*, kasa*, alarm*, kart, kartı, kartın, kartının, telefon*, tablet*, dizüstü*, bilgisayar*, kilit*, kilid*, dolap*, dolab*, bisiklet*, SIM, asansör*, bariyer*, depo*, otopark*, daire*, ev, evin, spor salonu*, avlu*, merdiven*, çatı*, atölye*, ofis*, interkom*, posta kutusu*, valiz*, bavul*, yazıcı*, apartman*, turnike*, kiosk*, zil*, diyafon*, megafon*, kumanda*, anahtar kutusu*, bahçe*, hırsız alarm*, arşiv*, zip, PDF, disk, diski, diskin, kamera*, projektör*, televizyon*, sayaç*, sayac*`,
    card: `kart, kartı, kartın, kartının, kartla, kredi kartı, banka kartı, visa, mastercard`,
    opens: `açılıyor, açılır, açar, açmak, açıyor, açılırdı, kilidi açılıyor, kilidini, giriliyor, girilir, girmek, giriyoruz, kapatılır, kapanır, kapatmak, devre dışı, şifrelen*, şifreli, korunuyor, korumalı, açıldı, açılınca, açtı, açtım, açtık, kapattım, kapandı, kapatıyor, açan, devreden, kapatmak için, … çıkarılıyor, çözül*, çözdüm, şifre çöz*`,
    login: `giriliyor, girilir, girmek, giriyoruz, giriyorum, girdik, girdim, giriş yapıyoruz, giriş yapılıyor, giriş yapılır, giriş yaptım, giriş yaptık, bağlanıyoruz, bağlanılıyor, oturum açıyoruz, oturum açılıyor, içeri giriyoruz, girip, girerek, girişte, ile girip`,
    with: `… ile, … kullanarak`,
    types: `… yazılarak, … yazıp, … girin, … girip, … tuşlayın, … tuşlayıp, … basın, … tuşlayarak, … girerek, … basarak, … yazdı, … yazdım, … yazdık, … yazıyoruz, … yazınca, … tuşla, … tuşlanınca, … tuşluyoruz, … tuşlanır, … tuşlanıyor, … bas, … basınca, … basılır, … girince, … giriyoruz, … girdim, … girdik, … girilince, … çevir, … tuşladım, … tuşlu*, … yazarak, … yaz, … yazın`,
    turn: `… olarak, … yaptık, … yapıldı`,
    as: `olarak, için`,
    sets: `… yaptık, … yaptım, … koyduk, … koydum, … seçtik, … seçtim, … belirledik, … ayarladık, … yapıldı, … kullanıyoruz`,
    dial: `asma kili*, şifreli kili*, kasa, kasanın, kasası, dolap kilid*, anahtar kutu*, bisiklet kilid*, diyafon*, kapı paneli, tuş takımı`,
    spoken: `kelimesi, kelimesiyle, sözcüğü, sözcüğüyle, cümle, cümlesi, cümleyle, ifade, ifadesi`,
    is: `şu, şudur, şöyle, bu, artık, oldu, şimdi, hâlâ, olarak ayarlandı, olarak değiştirildi, bundan sonra, halen, hala, yine, gene`,
    about: `sıfırla*, reset*, kurtarma akışı, unut*, politika*, kural*, yönetici*, bütçe*, limit*, sayısı, kullanımı, rotasyon*, yenileme*, yenilen*, uzunluğu, gücü, alanı, form*, sayfa*, ekran*, hash*, doğrulama akışı, süresi, süre*, maliyet*, saniyede, istek başına, değişikliği, hata kodu, hata kodları, posta kodu, kaynak kodu, durum kodu, ülke kodu, kaynak kod, birincil anahtar*, yabancı anahtar*, açık anahtar, anahtar kelime*, (ürün|müşteri|sipariş|renk|rezervasyon|takip|proje|stok|barkod) (kodu|kodları|kod)`,
    state: `kasaya, kayıp, kaybol*, dolmuş, doldu, eksik, yanlış, doğru, hatalı, hata, geçersiz, geçerli, gerekli, gerekiyor, zorunlu, boş, korumalı, saklan*, şifrelen*, bakınız, bkz, sor, sorun, en az, karakter, rakam, aynı, farklı, yeni, eski, kısa, uzun, zayıf, güçlü, güvenli, hazır, bozuk, var, yok, aşağıda, *yor, *dı, *di, *du, *dü, *tı, *ti, *tu, *tü, *mış, *miş, *muş, *müş, *acak, *ecek, *malı, *meli, *lı, *li`,
  },
  actor: {
    self: `@ben, bana`,
    project: `proje, projesi, depo, deposu, uygulaması`,
    who: `kullanıcı, kullanıcılar, kullanıcının, kullanıcıların, insan, insanlar, asistan, asistanlar, asistanın, yardımcı, sohbet botu, chatbot, kişi, kişiler, @ben, biz, sen, siz, o, onlar, birisi, herkes`,
    role: `yapay zeka, ajan, ajanlar, bot, botlar, ekip, ekipler, ekibin, takım, takım üyesi, takım üyeleri, ekip üyesi, geliştirici, geliştiriciler, konuşmacı, katılımcı, katılımcılar, müşteri, müşteriler`,
    attitude: `tercih, tercihi, tercihler, tercihleri, istek, isteği, istekler, istekleri, talep, talebi, talepleri, soru, sorusu, sorular, soruları, dilek, görüş, görüşü, görüşleri, fikri, niyet, niyeti, alışkanlık, alışkanlığı, alışkanlıkları, ruh hali, beklenti, beklentisi, beklentileri, talimat, talimatı, talimatları`,
    deed: `plan, planı, planları, hedef, hedefi, hedefleri, ihtiyaç, ihtiyacı, ihtiyaçları, fikir, fikirleri, endişe, endişesi, karar, kararı, kararları, eylem, eylemi, yanıt, yanıtı, cevap, cevabı, davranış, davranışı, yorum, yorumu, yorumları, öneri, önerisi, önerileri, seçim, seçimi, ilgi, ilgisi, ad, adı, isim, ismi, tarz, tarzı, onay, onayı`,
  },
  measures: "ton/tonne, kilo/kilogram",
  contraries:
    "başlar/biter, başlıyor/bitiyor, açılır/kapanır, açılıyor/kapanıyor, kısa/uzun, erken/geç, ilk/son, yüksek/düşük, büyük/küçük, artar/azalır, alır/satar, sıcak/soğuk, sabah/akşam, yaz/kış, kuzey/güney, doğu/batı, sol/sağ, sever/nefret",
  opposites: `
    etkin/devre dışı, etkinleştir/devre dışı bırak, açık/kapalı, izinli/yasak, izin ver/yasakla, her zaman/asla, önce/sonra, daha çok/daha az, daha fazla/daha az, minimum/maksimum, en az/en fazla, artırıldı/azaltıldı, artır/azalt, kabul edildi/reddedildi, genel/özel, tut/sil, başlat/durdur, zorunlu/isteğe bağlı, daha hızlı/daha yavaş, dahili/harici, elle/otomatik, doğru/yanlış, evet/hayır, ekle/kaldır`,
  calendar: {
    months: `ocak oca, şubat şub, mart mar, nisan nis, mayıs may, haziran @haz, temmuz tem, ağustos ağu, eylül eyl, ekim @eki, kasım kas, aralık @ara`,
    weekdays: `pazartesi pazartesiye pazartesiden pzt, salı salıya sal, çarşamba çarşambaya çar çrş, perşembe perşembeye per prş, cuma cumaya cumadan cum, cumartesi cumartesiye cmt, pazar pazara paz`,
    relative: {
      "day-2": "evvelsi gün, önceki gün, evvelki gün",
      "day-1": "dün, dün (gece|akşam|sabah)",
      day0: "bugün, bugünkü, bu (sabah|akşam|gece|öğleden sonra)",
      "day+1": "yarın, yarına, yarından, yarınki",
      "day+2": "öbür gün, ertesi günden sonra, yarından sonraki gün",
      "week-1": "geçen hafta, geçtiğimiz hafta, önceki hafta",
      week0: "bu hafta, bu haftaki",
      "week+1": "gelecek hafta, önümüzdeki hafta, haftaya, sonraki hafta",
      "week+2": "öbür hafta, iki hafta sonra",
      "month-1": "geçen ay, geçtiğimiz ay",
      month0: "bu ay",
      "month+1": "gelecek ay, önümüzdeki ay",
      "year-1": "geçen yıl, geçen sene",
      year0: "bu yıl, bu sene",
      "year+1": "gelecek yıl, önümüzdeki yıl, seneye, gelecek sene",
      "quarter-1": "geçen çeyrek",
      quarter0: "bu çeyrek",
      "quarter+1": "gelecek çeyrek, önümüzdeki çeyrek",
      "end-of-week": "hafta sonu, haftanın sonu, hafta sonuna",
      "end-of-month": "ay sonu, ayın sonu, ay sonuna",
      "end-of-month+1": "(gelecek|önümüzdeki) ay sonu, (gelecek|önümüzdeki) ayın (sonu|sonunda|sonuna|sonundan)",
      "end-of-year": "yıl sonu, yılın sonu, yıl sonuna",
    },
    ahead: `{n} {unit} sonra, {n} {unit} sonraya, önümüzdeki {n} {unit}`,
    span: `{n} {unit} içinde, {n} {unit} boyunca`,
    ago: `{n} {unit} önce, {n} {unit} evvel, son {n} {unit}, {n} {unit} öncesi`,
    units: {
      day: "gün, güne, günden, günlük",
      week: "hafta, haftaya, haftadan, haftalık",
      month: "ay, aya, aydan",
      year: "yıl, yıla, sene, seneye",
    },
    numbers: `sıfır, bir, iki, üç, dört, beş, altı, yedi, sekiz, dokuz, on, onbir, oniki`,
    nextWeekday: `gelecek {}, önümüzdeki {}`,
    weekdayNextWeek: `haftaya {}, gelecek hafta {}, önümüzdeki hafta {}`,
    thisWeekday: `bu {}`,
    lastWeekday: `geçen {}, geçtiğimiz {}, geçen hafta {}`,
    weekNumber: `hafta {n}, {n} hafta`,
    quarterNumber: `Q{n}, {n} çeyrek, çeyrek {n}`,
    year: "",
    month: "",
    day: "",
    ordinals: `.`,
    of: ``,
    yearEnds: ``,
    until: `ile, -, kadar`,
    first: "day",
  },
  stopWords: `
    ve bir bu da de için ile çok daha en gibi kadar ama fakat ancak veya ya ki mi mı mu mü ne o şu ben sen biz siz onlar her hiç değil @var yok olan olarak oldu olduğu
    sonra önce göre bile ise idi şey hem eğer nasıl neden @kim nerede hangi tüm bütün bazı diğer aynı üzerinde altında içinde arasında karşı doğru beri artık şimdi yalnızca sadece
    bunu bunun bana beni benim bizim sizin onun onu çünkü böyle öyle etti ediyor olacak olur edildi`,
  articles: "bu şu bir bizim benim",
  dangling: `
    ve veya ya da de ama fakat ile için gibi kadar göre bir bu şu o ki ise mi mı ne en her çok daha olarak olan`,
  endings: "lar ler lari leri lara lere sini i u",
  abbreviations: "vb vs bkz örn dr prof doç av sn# no# cad# sok# mah# tel# yy çev ed age hz alb yrd sayın",
};
