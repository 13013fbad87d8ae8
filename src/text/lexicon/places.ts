/** How people pick the first or the second of what was offered, in every language at once. `First, look at the log` picks nothing. */
import type { Phrases } from "./lexicon.ts";

export const PLACES: readonly [first: Phrases, second: Phrases] = [
  `the first, first one, the former, (der|die|das|den) (erste|ersten|erstere|ersteren), (le|la) (premier|première), (el|la) (primero|primera|primer),
  (il|la) (primo|prima), (o|a) (primeiro|primeira), de eerste, het eerste, pierwszy, pierwsza, pierwszą, pierwsze, первый, первая, первое, первую,
  перший, перша, перше, першу, (yang|opsi|pilihan) pertama, ilki, ilkini, birinci, birincisi, birincisini, 第一, 前者, 最初, 一つ目, 一番目, 첫`,
  `the second, second one, the latter, (der|die|das|den) (zweite|zweiten|letztere|letzteren), (le|la) (deuxième|second|seconde), (el|la) (segundo|segunda),
  (il|la) (secondo|seconda), (o|a) (segundo|segunda), de tweede, het tweede, drugi, druga, drugą, drugie, второй, вторая, второе, вторую,
  другий, друга, друге, другу, (yang|opsi|pilihan) kedua, ikinci, ikincisi, ikincisini, 第二, 后者, 後者, 二つ目, 二番目, 두 번째, 두번째, 둘째`,
];

/** Who concludes that it is to be another, in every language at once: `Then the bucket`, `then we take it`, `the bucket it is`, `那就滴灌吧`. */
export const CONCLUDES =
  /^\s*(?:(?:(?:so )?then|so|in that case|dann(?: halt| eben)?|also|in dem fall|alors|donc|dans ce cas|va pour|entonces|pues|en ese caso|allora|quindi|in tal caso|vada per|então|nesse caso|dan|in dat geval|då(?: blir det| tar vi)?|w takim razie|no to|niech będzie|(?:ну )?тогда|значит|пусть будет|тоді|значить|хай буде|o zaman|o halde|kalau begitu|ya sudah|jadi)(?!\p{L})(?:,? (?:(?:we|i|let's|on|wir|ich) )?(?:take|use|pick|nimm|nehmen?|prends?|prenons|tomamos|cogemos|usamos|prendi|prendiamo|levamos|neem|nemen|ta|tar|bierzemy|weź|берём|берем|возьми|возьмём|беремо|візьми|ambil|pakai)(?: (?:we|wir|vi|ich))?(?!\p{L}))?|那(?:么|麼)?就?(?:改用|换成?|[选選用要])?|就|じゃあ?|それなら|では|그럼|그러면)|(?:吧|好了|(?:(?<!\p{L})(?:then|it is|also|da|då|(?:olsun )?o zaman|olsun|하자)))\s*$/giu;

/** What was just spoken of, and never stands before a noun, in every language at once: `implement it`, `setz es um`. */
export const THAT: ReadonlySet<string> = new Set("it es ça cela eso isso ciò это це bunu".split(" "));
/** The same, with what may also lead to what comes: `forget that`. */
export const THAT_OR_WHICH: ReadonlySet<string> = new Set([
  ..."that this das dies dat dit to esto isto".split(" "),
  ...THAT,
]);

/** What puts something in a place, in every language at once: a sentence can do without it and its name. */
export const BEFORE_NAMES: ReadonlySet<string> = new Set(
  `on in at with of auf im am mit bei von dans sur avec de du en con del su nel di em no na com op van bij met
  w ze z przy в на с во при у з pada di`.split(/\s+/u),
);

/** What asks for the order and the state of the work and names none of it, in every language at once: `What comes first`, `Par quoi commencer`. */
export const AGENDA: Phrases = `what which whether how where who first come begin start continue go carry stop finish far stand left remain take pick do work list item step progress status state thing was welche womit wie wo ob zuerst zunächst kommen anfangen angefangen beginnen weiter weitermachen machen heute fertig werden weit stehen steht stand bleibt übrig dran quoi quel par où en est sommes commencer continuer faire fait finir reste suivre d'abord qué cuál con dónde cómo primero empezar empezamos seguir seguimos hacer hacemos falta cosa quale prima cominciare continuare fare resta manca siamo qual primeiro começar continuar fazer fica falta estamos wat welke eerst beginnen verder gaan doen staan klaar co który najpierw robić robimy zacząć dalej zostało jesteśmy что какой сначала делать делаем начать дальше осталось що який спочатку робити починати далі лишилось apa yang mana dulu mulai lanjut dikerjakan sisa ne hangi önce başla yapalım devam kaldı 今 天 日 现 現 在 先 接 下 来 來 后 後 做 什 什么 么 麼 哪 个 個 件 还 還 有 没 沒 剩 进 進 度 状 狀 态 態 如 何 怎 样 樣 次 残 り 무엇 뭐 먼저 할까 다음 남은`;

/** Of several the others: `the rest`, `der Rest`, 其余; and of work beside its verb, that it came out in part: `partly worked`. */
export const THE_REST =
  /(?<!\p{L})(?:the rest|(?:der|den) rest|die (?:übrigen|restlichen)|le reste|(?:el|al) resto|il resto|o resto|de (?:rest|overige)|reszt\p{L}|pozostał\p{L}*|остальн\p{L}*|решт\p{L}|geri ?kalan\p{L}*|sisanya)(?!\p{L})|其余|其餘|剩下|残り|나머지/iu;
export const PARTLY =
  /(?<!\p{L})(?:partly|partially|teilweise|zum teil|en partie|partiellement|en parte|parcialmente|in parte|parzialmente|em parte|gedeeltelijk|deels|częściowo|частично|частково|kısmen|sebagian)(?!\p{L})|(?<![全这這那])部分|一部|일부/iu;

/** What nobody wants to read of themselves later, in every language at once. */
const SWORN =
  /(?:(?<!\p{L})(?:(?:mother)?fuck\p{L}*|omfg|wtf|(?:bull)?shit\p{L}*|damn|bitch|asshole|scheiß\p{L}*|scheiss\p{L}*|verdammt\p{L}*|putain|merde|mierda|joder|carajo|cazzo|merda|caralho|porra|kurwa\p{L}*|cholern\p{L}*|блять|бляд\p{L}*|хуй\p{L}*|нахуй|bangsat|siktir|lanet)(?!\p{L})|他妈|操你|妈的|傻逼|くそ|クソ|씨발|젠장)[\s,，!！]*/giu;
export const unsworn = (text: string): string => text.replace(SWORN, "").trim();

/** What an agent is to write in, and what it is to leave, in every language at once: `in English`, `stop adding comments`. */
const WRITES =
  /(?<!\p{L})(?:in|auf|en|em|po|по|на|dalam( bahasa)?|w( j\p{L}+)?) (?:english|german|french|spanish|englisch|deutsch|französisch|anglais|français|allemand|inglés|español|inglese|italiano|inglês|português|het (?:engels|nederlands)|engels|nederlands|angielsku|polsku|английском|английски|русском|русски|англійською|українською|inggris|indonesia)(?!\p{L})|(?:ingilizce|türkçe)(?!\p{L})|[英中日德法]文|英[語语]|日本語|中国語|영어로|한국어로|^\P{L}*(?:(?:please|bitte) )?(?:stop \p{L}+ing|hör auf|arrête d|deja de|pare de|smetti(?:la)? di|хватит|перестань|przestań)|别再|ないで(?:ください|下さい|くれ|ね)?[。！!]?$/iu;
export const asksOfWriting = (text: string): boolean => WRITES.test(text);

/** What the user wrote and was told, in every language at once: nobody else's to read. */
export const LETTERS =
  /(?<!\p{L})(?=(?:user's|his|her|their) (?:private |own )?(?:messages?|e?-?mails?|conversations?|chats|letters)|(?:the|all|every) conversations?(?!\p{L})|(?:seine|ihre)r? (?:privaten )?(?:Nachrichten|E?-?Mails|Gespräche)|(?:Nachrichten|E?-?Mails?|Post|Gespräche|Unterhaltungen) des (?:Be)?Nutzers|(?:die|alle) (?:Gespräche|Unterhaltungen)|(?:messages|courriels|e?-?mails|conversations) de l['’]utilisat|(?:les|ses) conversations|(?:ses|leurs) (?:messages|courriels|e?-?mails)|(?:mensajes|correos|conversaciones) (?:del usuario|de la usuaria)|(?:las|sus) conversaciones|sus (?:mensajes|correos)|(?:messaggi|e?-?mail|posta|conversazioni) dell['’]utente|(?:le|sue) conversazioni|(?:suoi messaggi|sue e?-?mail|sua posta)|(?:mensagens|e-?mails|conversas) (?:d[oa] (?:usuári|utilizador)|del[ea])|(?:as|suas) conversas|(?:suas mensagens|seus e-?mails)|(?:berichten|e?-?mails?|gesprekken) van de gebruik|(?:de|alle|zijn|haar) gesprekken|(?:zijn|haar) (?:berichten|e?-?mails)|(?:wiadomoś\p{L}+|e?-?mail\p{L}+|rozm\p{L}+|korespondencj\p{L}+) użytkownika|(?:jego|jej) (?:wiadomości|e?-?mail|rozm)|(?:сообщени\p{L}+|пис\p{L}+|переписк\p{L}+|разговор\p{L}+) пользователя|(?:его|её) (?:сообщени|пис|переписк)|(?:повідомлен\p{L}+|лист\p{L}+|розмов\p{L}+) користувача|(?:його|її) (?:повідомлен|лист|розмов)|(?:pesan|surel|e-?mail|percakapan|obrolan)(?: pengguna|nya)|kullanıcının (?:mesaj|e-?posta|yazışma|konuşma|sohbet)|(?:mesaj|e-?posta|yazışma)larının kopya)|(?=(?:用[户戶]|[他她])的?(?:消息|邮件|郵件|对话|對話)|(?:ユーザー|利用者|自分)の(?:メッセージ|メール|会話)|(?:사용자|자신)의? ?(?:메시지|메일|대화))/giu;

/** A letter that no lexicon's language writes: of another script, or of a language near ours. */
export const FOREIGN_LETTER =
  /[åøășțőűřěůčšžďťňýðþđơưāēīūģķļņėįųľĺŕħċġėạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹџљњћђѓќѕўѝ]|(?=\p{L})[^\p{sc=Latin}\p{sc=Cyrillic}\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Common}]/u;

/** What agents are called where no lexicon knows the rest. */
export const FOREIGN_AGENT =
  /(?<!\p{L})(?:AI|(?:agent|assistent|asistent)(?:en|ul|ului|i|ot|ti|tti|as|u|a|om|em|et)?|asszisztens|ügynök|trợ lý|avustaja|асистент\p{L}*|агент\p{L}*)(?!\p{L})|एजेंट|सहायक|এজেন্ট|সহকারী|ایجنٹ|معاون|وكيل|مساعد|סוכן|עוזר|πράκτορ|βοηθό|ผู้ช่วย|เอเจนต์/iu;
