import { undisguised } from '#app/adapters/model/rules/unmasked.ts'
import type { Person, Post } from '#app/contract/posts.ts'
import { englishClauses, englishRequests, spelledOut } from '#app/domain/bot/opt-outs/english.ts'
import { isRequestIn } from '#app/domain/bot/opt-outs/texts.ts'

/** A missed request is worse than a false positive. Patterns match one clause, in lower case and without accents. */

export const opening = [
  'please|pls|plz|just|hey|hi|ok|okay|seriously|and|so|now|bot|again|kindly|look|dude|sorry|thanks|no(?= (?:stop|please|leave|go|thanks))|i said|i repeat',
  "can you|could you|would you|will you|would you mind|you (?:need|have) to|you should|do me a favou?r and|i (?:want|need|ask|asked|told|beg|would like|am asking) (?:you|u)(?: \\w+ly)? to|i'm (?:asking|begging) you(?: \\w+ly)? to|i(?:'d| would) like to",
  'bitte|also|jetzt|hallo|sag mal|kannst du|konnen sie|por favor|oye|ya|vale|puedes|hola|s il (?:te|vous) plait|stp|svp|merci de',
  'mais|alors|tu peux|vous pouvez|pfv|pf|voce pode|ei|olha|agora',
].join('|')
export const closing = [
  'please|pls|plz|now|already|bot|thanks|thank you|immediately|for good|ok|okay|again|anymore|any more|ever again|right now',
  'bitte|danke|jetzt|endlich|mehr|por favor|gracias|ya|mas|merci|stp|svp|s il (?:te|vous) plait|maintenant|pfv|obrigad[oa]|mais|ja|agora',
].join('|')

const requests = [
  ...englishRequests,
  '(?:hor|horen sie|hort) (?:damit |doch |endlich )*auf(?: (?:damit|mir .*|mich .*|zu (?:antworten|schreiben|spammen|nerven)))?$',
  'aufhoren$',
  '(?:antworte|antwortet|antworten sie|schreib|schreibe|schreibt|schreiben sie|kommentier|kommentiere|kontaktier|kontaktiere|kontaktieren sie|markier|markiere|erwahn|erwahne|folg|folge) (?:mir|mich|uns|bei mir|unter meinen \\w+)(?: \\w+)? nicht\\b',
  '(?:mir |mich )?nicht mehr (?:antworten|schreiben|kontaktieren|anschreiben|markieren|kommentieren)$',
  '(?:lass|lasst|lassen sie) (?:mich|uns)(?: \\w+)? in (?:ruhe|frieden)$',
  'ich (?:will|mochte|mag) (?:nicht|keine) (?:mehr )?(?:kontaktiert werden|angeschrieben werden|antworten|nachrichten|kommentare|bots)',
  '(?:keine|kein) bots?(?: (?:hier|unter meinen \\w+))?$',
  '(?:kein interesse|abmelden|geh weg|verschwinde|hau ab)$',
  '(?:deja|dejad|dejen|deje|para|parad|pare|basta) (?:ya )?de (?:responder|escribir|contestar|molestar|etiquetar|mencionar|seguir|contactar|comentar)(?:me|nos)?',
  'no me (?:respondas|respondan|responda|escribas|escriban|escriba|contestes|contesten|conteste|molestes|molesten|moleste|etiquetes|contactes|contacten|contacte|menciones|sigas|hables)\\b',
  '(?:dejame|dejenme|dejeme|dejadme)(?: ya)? (?:en paz|tranquil[oa])',
  '(?:no quiero|no mas|sin) (?:mas )?bots?$',
  '(?:basta|detente|largate|vete|no me interesa|para ya|para por favor|dame de baja|quiero darme de baja)$',
  "(?:arrete|arretez|cesse|cessez) de (?:me |m'|nous )(?:repondre|ecrire|contacter|taguer|mentionner|embeter|spammer|suivre|parler|deranger)",
  '(?:ne )?me (?:reponds?|repondez|contactes?|contactez|parles?|parlez|tagues?|taguez|mentionnes?|mentionnez|suis|suivez) (?:pas|plus)\\b',
  "(?:ne )?m'(?:ecris|ecrivez) (?:pas|plus)\\b",
  '(?:laisse|laissez|fiche|fichez|fous|foutez) moi (?:tranquille|en paz|en paix|la paix)',
  "(?:arrete|arretez)(?: ca| tout)$|(?:va t'en|allez vous en|degage|degagez)$",
  '(?:pas de|plus de|aucun) bots?(?: (?:ici|chez moi))?$',
  '(?:desabonne|desabonnez|desinscris|desinscrivez) moi$|pas interessee?$',
  '(?:para|pare|parem|deixa|deixe) de (?:me )?(?:responder|escrever|marcar|mencionar|incomodar|seguir|contatar|contactar|comentar)(?:me)?\\b',
  'nao me (?:responda|responde|respondam|respondas|escreva|escreve|escrevam|marque|marca|mencione|contate|contacte|incomode|siga|chame)\\b',
  '(?:me )?(?:deixa|deixe|deixem)(?: me)? em paz',
  '(?:pare|parem|pare com isso|para com isso|vai embora|some daqui|nao tenho interesse|nao estou interessad[oa]|me descadastre)$',
  '(?:nada de|sem|chega de) bots?$',
].map((pattern) => new RegExp(`^(?:${pattern})`))

/** "Stop" alone: a request if there is little else, or if the rest addresses the author. */
const bare =
  /^(?:stop|stopp|halt|(?:(?:that|this|it)(?:'?s| is) )?enough|no more|cease|quit it|basta|para|pare|arrete|arretez|stop (?:it|this|that|them|these|ya|already)|stopp? jetzt)$/
const toYou =
  /\b(?:you|your|u|bot|bots|spam|repl(?:y|ies|ying)|unsubscribe|me alone|mentions|du|dich|dein\w*|tu|te|vous|votre|usted|voce|responder|antworten)\b/
/** Excitement, stories about others, and how-to questions are no requests. */
const otherwise =
  /\b(?:too kind|so (?:cute|good|sweet|pretty|funny|beautiful)|(?:i'?m|im) (?:crying|dying|screaming|blushing|dead|jealous)|making me (?:blush|laugh|hungry|cry|smile)|lo+l|lmao+|rofl|(?:ha){2,}|hammer time|(?:told|tell|asked|said to) (?:him|her|them|my)|how (?:do|can|to|did))\b/
const laughs = /[😂🤣😹🥰😍🥹☺😊]/u
const maxBareWords = 8

const unseen = /\p{Default_Ignorable_Code_Point}/gu

/** An unseen character may stand inside a word, or between two. */
function readings(text: string): string[] {
  const [joined, apart] = ['', ' '].map((by) => text.replace(unseen, by)) as [string, string]
  return joined === apart ? [text] : [joined, apart]
}

/** In characters. Whoever disguises a request to stop writes little else; longer texts cost too much to read again. */
const maxDisguisedLength = 1_000

/** A sentence about words: “Leave me alone” was the first thing that my son said. */
const cited = /(?<=^|[.!?\n]\s{0,5}|@\w{1,50} )["“„«][^"“”„«»\n]{1,300}["”“»] (?=\p{Ll}\S{0,40} \S{1,40} \S)/gu

/** Also what is there only once a disguise is off: "st0p", "s t o p", small capitals. */
export function asksToStop(given: string): boolean {
  const text = given.replace(cited, ' ')
  if (readings(text).some(isStop)) return true
  if (text.length > maxDisguisedLength) return false
  const [base, ...others] = undisguised(text)
  return [...new Set(others.filter((one) => one !== base))].some(isStop)
}

function isStop(text: string): boolean {
  const direct = spelledOut(withoutReports(text))
  if (clausesOf(direct).some(isRequestIn)) return true
  const plain = normalised(direct)
  const clauses = clausesOf(plain).flatMap(englishClauses).map(trimmed)
  // "Thanks." after it changes nothing.
  const spoken = clauses.filter(({ whole }) => ` ${whole}`.replace(closes, '').trim() !== '')
  if (spoken.some(isRequest)) return true
  const at = spoken.findIndex(({ core }) => bare.test(core))
  if (at < 0 || otherwise.test(plain) || laughs.test(text)) return false
  const words = plain.split(/\s+/).filter(Boolean).length
  const isPolite = spoken.some(({ whole }) =>
    /\b(?:please|pls|plz|bitte|por favor|s il (?:te|vous) plait|stp|svp)\b/.test(whole),
  )
  const rest = spoken.filter((_clause, index) => index !== at).map(({ whole }) => whole)
  if (rest.length === 0 || rest.some((clause) => toYou.test(clause))) return true
  return words <= maxBareWords && (isPolite || at === spoken.length - 1 || hasPlainStop(plain))
}

/** A sentence of its own that ends in a full stop: excitement ends in an exclamation mark, or in nothing. */
const hasPlainStop = (plain: string) =>
  plain
    .split(/(?<=[.!?\n])/)
    .some((said) => /[^.]\.\s*$/.test(said) && bare.test(trimmed(said.replace(/[,.]/g, ' ')).core))

const report =
  /\b(?:he|she|they|someone|somebody|people|my \w+) (?:just |once |then |really |ever )*(?:said|says|say|told \w+|asked \w+|yelled|wrote|replied|(?:was|were) like)\b(?: to)?[:,]?\s*["“]?[^"”.!?\n]{0,300}["”]?/gi

/** What others said is no request of the author's. */
const withoutReports = (text: string) => text.replace(report, ' ')

const ends =
  /[.!?¡¿,;:()[\]{}<>|•·▪◦►→【】《》〈〉\n\u2013\u2014\u2026"“”„«»。、！？，；：（）「」『』・؟،؛۔।॥]+|\s-+\s/

function clausesOf(text: string): string[] {
  return text
    .replace(/https?:\S+|@(?!ing\b)\w[\w.-]*/g, ' ')
    .replace(/\p{Extended_Pictographic}|[\u200d\ufe0f#*_~]|\p{Emoji_Modifier}/gu, ' ')
    .split(ends)
    .map((clause) => clause.trim())
    .filter(Boolean)
}

const botTags =
  /[#＃](?:no_?(?:bots?|ai|automation|auto_?repl(?:y|ies))|bots?_?dni|ai_?dni|dni_?bots?|keine_?(?:bots?|ki)|sin_?bots|sans_?bots?|nobotspls)(?![\p{L}\p{N}])/iu
const botWords = [
  /(?<!\b(?:i'?m|am|is|it'?s|not|was|be) )\bno (?:more )?(?:bots?|ai|automated|automation)(?: (?:repl(?:y|ies)|accounts?|comments?|responses?|interactions?))?(?=\s*(?:$|[^\p{L}\p{N}\s'-]|\n|please|pls|plz|here|allowed|in my))/iu,
  /\b(?:bots?|ai|automated accounts?)\b[^.!?\n]{0,20}\b(?:dni|(?:do not|don'?t) (?:interact|reply|follow|contact)|not welcome|blocked|go away|keep out)\b/i,
  /\bdni\b[^.!?\n]{0,40}\bbots?\b/i,
  /(?<!\b(?:i|we|who|they|you) )\b(?:do not|don'?t) (?:reply|contact|interact)\b(?! (?:to|with) (?:dms?|emails?|spam)\b)/i,
]

/** A profile that says #nobot, “no bots” or “do not reply”, in any of the languages. */
export const refusesBots = ({ bio, display_name }: Pick<Person, 'bio' | 'display_name'>): boolean =>
  readings(bio).some((read) => isRefusal(read, display_name.replace(unseen, '')))

function isRefusal(bio: string, display_name: string): boolean {
  const said = `${display_name}\n${bio}`.replace(/[‘’]/g, "'")
  if (botTags.test(said) || botWords.some((words) => words.test(said))) return true
  const clauses = clausesOf(bio.replace(/[|•·/]/g, '\n'))
  return clauses.some((clause) => isRequestIn(clause) || isRequest(trimmed(normalised(clause))))
}

interface Clause {
  whole: string
  open: string
  core: string
}

function isRequest({ core, open, whole }: Clause): boolean {
  return requests.some((request) => [core, open, whole].some((text) => request.test(text)))
}

const opens = new RegExp(`^(?:(?:${opening}) )+`)
const closes = new RegExp(`(?: (?:${closing})){1,8}$`)

function trimmed(clause: string): Clause {
  const whole = clause.trim().replace(/\s+/g, ' ')
  const open = whole.replace(opens, '')
  return { whole, open, core: open.replace(closes, '') }
}

function normalised(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[\u2018\u2019\u00b4`]/g, "'")
    .replace(/[\u201c\u201d\u00ab\u00bb]/g, '"')
    .replace(/https?:\S+|@(?!ing\b)\w[\w.-]*/g, ' ')
    .replace(/(\p{L})-(?=\p{L})/gu, '$1 ')
    .replace(/s'il /g, 's il ')
    .replace(/\p{Extended_Pictographic}|\u200d|\ufe0f|[#*_~]/gu, ' ')
}

/** In the post's own words, or in a picture's description. */
export const asksInWords = ({ text, described = [] }: Pick<Post, 'text' | 'described'>): boolean =>
  [text, ...described].some(asksToStop)

/** Also in a post of their own that this one quotes or answers. */
export const isRequestToStop = (post: Post): boolean => asksInWords(post) || ownPostsAbove(post).some(asksToStop)

function ownPostsAbove({ author, reply_to, quotes, thread }: Post): string[] {
  const hasQuoted = typeof quotes?.author_id === 'string'
  const [quoted, answered] = hasQuoted ? [thread.at(-1), thread.at(-2)] : [undefined, thread.at(-1)]
  const own = [quotes?.author_id === author.id ? quoted : undefined, reply_to === author.id ? answered : undefined]
  return own.flatMap((post) => post?.text ?? [])
}
