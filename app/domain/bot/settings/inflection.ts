/** All words here are folded: lower case, without accents. */

/** How the language of a Latin text forms words; `unknown`: too little to tell. */
export type Forming = 'english' | 'compounding' | 'other' | 'unknown'

const set = (words: string) => new Set(words.split(' '))

const english = set(
  'the of and is it my to for with this that you your are was have has had been from they their what when would could should about just not but our ' +
    'out who why how its at by as if or be can do does did we so me he she her his them then there here all some more again today tonight ' +
    'yesterday tomorrow will never always still only',
)
/** German, Dutch, Swedish, Danish, Norwegian, Finnish, Estonian. */
const compounding = set(
  'der die das und ist nicht ein eine einen ich du wir ihr sie es im am zum zur auf mit fur von dem den des sich bei nach uber auch noch schon war ' +
    'wurde hat habe sind waren de wie was mir mich kein keine mehr heute het een niet van voor met maar ook dit dat zijn ik je wij op aan naar bij is zo nu ' +
    'vanavond och att det som inte jag ar av till pa om har med var kan ska men og ikke jeg er til af har vi ja ei on ovat se olen mutta nyt taas ' +
    'minun kun kuin ma ta ning',
)
const others = set(
  'el la los las un una unos de del que y en por para con no se su al lo como mas pero muy hay este esta o os as um uma da do na nos em e com nao ' +
    'mais foi sao esse minha meu le les une des du et est dans pour pas sur ce cette je tu il elle nous vous ne qui au aux avec il lo gli di che ' +
    'per non sono mi si della nel ho alla si nu pe la cu din sunt este ce mai w z na nie to jest jak sie po co tym tej mam ale czy je v ze bude ' +
    'bych uz jsem ktery bir ve bu da de icin ile cok ne gibi var yok ben sen o mi artik az egy es hogy nem van ez meg csak mar yang dan di ini itu ' +
    'untuk dengan tidak ada saya aku kamu ang mga ng sa ay ko mo na ito ako va la cua khong la va lai den toi nhung',
)

export function formingOf(text: string, words: readonly string[]): Forming {
  const among = (known: ReadonlySet<string>) => words.filter((word) => known.has(word)).length
  const counts = { english: among(english), compounding: among(compounding), other: among(others) }
  if (/[äöüßåøæ]/i.test(text)) counts.compounding += 1
  else if (/[à-öø-ÿ\u0100-\u024f\u1e00-\u1eff]/i.test(text)) counts.other += 1
  const most = Math.max(...Object.values(counts))
  if (most === 0) return 'unknown'
  return (['english', 'compounding', 'other'] as const).find((one) => counts[one] === most) ?? 'unknown'
}

type Rule = (term: string, word: string, forming: Forming) => boolean

const shortVowel = /^[^aeiou]*[aeiou][^aeiouwxy]$/

/** Voted and voting of vote, banned of ban, but not hated of hat. */
function isEnglishVerb(term: string, word: string): boolean {
  const stem = word.replace(/(?:ing|ed)$/, '')
  if (stem === word) return false
  if (stem === term) return !shortVowel.test(term)
  return `${stem}e` === term || stem === term + term.slice(-1)
}

const root = (word: string) => word.replace(/ies$/, 'y').replace(/[es]+$/, '')
/** A shorter word may only add an s. */
const minRootLength = 5

const isEnglishForm: Rule = (term, word, forming) => {
  if (`${term}s` === word || `${term}es` === word) return true
  if ((forming === 'english' || forming === 'unknown') && term.length > 2 && isEnglishVerb(term, word)) return true
  return term.length >= minRootLength && word.length >= minRootLength && root(term) === root(word)
}

const finnishEnding =
  /^(?:[tnia]|t?ta|[aeiou]n|h[aeiou]n|seen|e?i?(?:ssa|sta|lla|lta|lle|na|ksi|hin|ta|a)|ja|jen|ien|iden|itten|tten)(?:ni|si|nsa|mme|nne)?(?:kin|kaan|ko|han|pa)?$/
/** By language family: Turkish; Finnish; Hungarian; Germanic; Slavic; Romance; Malay and Filipino. */
const latinEndings = [
  /^(?:[cs][iu]z?|l[iu]k)?(?:l[ae]r)?(?:[yns]?[iu]|[iu][mn]|[iu][mn][iu]z|l[ae]r[iu])?(?:[yn]?[iuae]|n?[iu]n|n?[dt][ae]n?|y?l[ae]|[cs][ae]|ki|[dt][iu]r|l[iu]k?|s[iu]z|c[iu])?$/,
  finnishEnding,
  /^(?:[aeo]?k|j?[ae]i?)?(?:[aeo]?t|[aeo]n|b[ae]n?|b[oo]l|r[ae]|r[oo]l|t[oo]l|h[oe]z|n[ae]k|[a-z]?[ae]l|ig|ert|kent|n[ae]l|[iea])?$/,
  /^(?:e|en|er|em|es|s|n|ern|ens|je|jes|et|ets|ene|ar|or|arna|erna|orna|na|arne|erne)$/,
  /^(?:[aeiouy]|ow|om|ami|ach|ech|ich|em|iem|ie|owi|ou|um|ia|oj|ej|ym|ego|ych)$/,
  /^(?:[seiao]|ul|ului|ului?|uri|urile|le|lor|ii|iile|iilor|ei|che|chi|ns|oes|aes|ao)$/,
  /^(?:nya|lah|kah|ku|mu|an|kan|ng|g)$/,
]
const clearEnding =
  /^(?:ern|ami|ach|ech|ului|urile|iilor|[dt][ae]n|l[ae]r(?:[iu]n?|d[ae]n?)?|ssa|sta|lla|lle|ssa|ban|ben|nya|arna|erna)$/
const malayPrefix = /^(?:ber|di|ter|ke|se|me(?:m|n|ng|r)?|pe(?:m|n|ng|r)?)$/
/** As in English, where they make words of other meanings. */
const derived =
  /^(?:s?(?:ment|ship|ness|hood|less|ful|ism|ist|ish)s?|i[sz]\w+|ic\w*|[ai]t(?:ion|ive|or)\w*|a?tion\w*|[ai]bl[ey]|graph\w*|olog\w*|ously|ing\w*)$/
const link = /^(?:s|n|en|es|er|e)?(?=\w{4})/
const softer: [RegExp, string][] = [
  [/p$/, 'b'],
  [/t$/, 'd'],
  [/k$/, 'g'],
  [/k$/, 'c'],
  [/f$/, 'v'],
  [/s$/, 'z'],
  [/(?<=[uy])s$/, 'ks'],
]

const withoutDoubles = (word: string) => word.replace(/(.)\1/g, '$1')

function isLatinEnding(ending: string, stem: string, term: string, forming: Forming): boolean {
  const isSwapped = stem !== term && /^[aeiou]$/.test(ending)
  if (forming === 'unknown')
    return term.length >= 5 && (isSwapped || clearEnding.test(ending) || (ending === 'g' && term.endsWith('n')))
  const isLong = term.length > 4 || (forming === 'other' && /[^aeiouy]$/.test(term))
  if (ending.length === 1 && !isLong) return false
  return latinEndings.some((known) => known.test(ending))
}

/** What may stand before an ending: without the term's own, and with the consonant that a vowel softens. */
function latinStems(term: string): string[] {
  const bare = [term]
  if (term.length > 4) bare.push(term.replace(/(?:[aeiouy]|oes|ao)$/, ''), term.replace(/e(?=[ck]$)/, ''))
  if (term.length > 5) bare.push(term.replace(/[aeiouy](?:[stm]|re|o)$/, ''))
  const soft = bare.flatMap((stem) => softer.map(([hard, to]) => stem.replace(hard, to)))
  return [...new Set([...bare, ...soft])].filter((stem) => stem.length >= 4)
}

/** Finnish, before its endings: sodan of sota, hinnan of hinta, kirkon of kirkko. */
const graded: [RegExp, string][] = [
  [/([kpt])\1(?=[aiouy]$)/, '$1'],
  [/(?<=([nlr]))t(?=[aiouy]$)/, '$1'],
  [/(?<=m)p(?=[aiouy]$)/, 'm'],
  [/(?<=n)k(?=[aiouy]$)/, 'g'],
  [/(?<=[aeiouylrh])t(?=[aiouy]$)/, 'd'],
  [/(?<=[aeiouylr])p(?=[aiouy]$)/, 'v'],
  [/(?<=[aeiouyh])k(?=[aiouy]$)/, ''],
]

function isGraded(term: string, word: string): boolean {
  const change = graded.find(([strong]) => strong.test(term))
  if (!change || term.length < 4) return false
  const stem = term.replace(...change)
  return word.startsWith(stem) && finnishEnding.test(word.slice(stem.length))
}

function isInflectedLatin(term: string, word: string, forming: Forming): boolean {
  if (term.length < 4) return false
  return latinStems(term).some(
    (stem) => word.startsWith(stem) && isLatinEnding(word.slice(stem.length), stem, term, forming),
  )
}

/** Kriegsende, Wahlkampf, Weltkrieg and Bundestagswahl; a short part says too little. */
function isCompound(term: string, word: string, forming: Forming): boolean {
  const rest = word.slice(term.length)
  if (term.length >= 4 && word.startsWith(term) && !derived.test(rest)) {
    const more = rest.length
    if (term.length >= 5 ? link.test(rest) : forming === 'compounding' && more >= 4) return true
  }
  if (forming !== 'compounding' || term.length < 4) return false
  const head = word.replace(/(?:e[nrst]|[ens])$/, '')
  const before = term.length >= 5 ? 4 : 6
  return [word, head].some((whole) => whole.endsWith(term) && whole.length - term.length >= before)
}

const isLatinForm: Rule = (term, word, forming) => {
  if (isEnglishForm(term, word, forming)) return true
  if (forming === 'english') return false
  if (isInflectedLatin(term, word, forming)) return true
  if (forming !== 'other' && isGraded(term, word)) return true
  if (
    forming !== 'unknown' &&
    term.length >= 6 &&
    isInflectedLatin(withoutDoubles(term), withoutDoubles(word), forming)
  )
    return true
  if (term.length >= 6 && isAffixed(term, word, malayPrefix, /^(?:an|kan|nya)?$/)) return true
  return forming !== 'other' && isCompound(term, word, forming)
}

const endingsOf = (endings: string) => endings.split(' ').sort((one, other) => other.length - one.length)

const cyrillic = endingsOf(
  'а я о е и ы у ю ь й і ї є ом ем ой ей ою ею ам ям ами ями ах ях ов ев ів їв ий ый ая яя ое ее ие ые ого его ому ему им ым их ых ую юю ой ий ия ию ии ием иям ' +
    'ият ът та то те ът ове ови ама има ом',
)
const shortCyrillic = endingsOf('а у ом ем е ы и і ов ам ами ах')
const greek = endingsOf(
  'ος ου ο οι ους ων α ας ες η ης εις εων ι ια ιου ιων ον ε ματα ματος ματων ω μα εσ οσ ασ ησ ουσ εισ ησ ματοσ',
)
const greekFolded = greek.map((ending) => ending.replaceAll('ς', 'σ'))

/** Both without one of the endings. */
function sharesStem(term: string, word: string, endings: readonly string[], minStem: number): boolean {
  const stems = [term, ...endings.filter((one) => term.endsWith(one)).map((one) => term.slice(0, -one.length))]
  return stems.some(
    (stem) =>
      stem.length >= minStem && word.startsWith(stem) && (word === stem || endings.includes(word.slice(stem.length))),
  )
}

/** Подарки of подарок, отца of отец. */
const withoutMobile = (term: string) => term.replace(/[оеё](?=[кц]$|нь$)/, '')

/** Adjectives and people, of longer words: футбольный and футболист of футбол, политический of политика. */
const derivedCyrillic = /^(?:ь?н|ь?ск|ськ|еск|ив|ист|ник|щик|чик)[а-яёіїєґ]{0,6}$/

function isDerivedCyrillic(term: string, word: string): boolean {
  const stem = term.replace(/[аяоеыиійьіу]+$/, '')
  const stems = [stem, stem.replace(/[кц]$/, 'ч')].filter((one) => one.length >= 6)
  return stems.some((one) => word.startsWith(one) && derivedCyrillic.test(word.slice(one.length)))
}

const isCyrillicForm: Rule = (term, word) =>
  term.length <= 3
    ? term.length === 3 && word.startsWith(term) && shortCyrillic.includes(word.slice(3))
    : sharesStem(term, word, cyrillic, 3) ||
      sharesStem(withoutMobile(term), word, cyrillic, 3) ||
      isDerivedCyrillic(term, word)

const isGreekForm: Rule = (term, word) => sharesStem(term, word, greekFolded, 3)

const hangulEnding =
  /^(?:들)?(?:은|는|이|가|을|를|의|에|에서|에게|한테|께|로|으로|와|과|랑|이랑|하고|도|만|까지|부터|마다|밖에|처럼|보다|같이|조차|마저|이나|나|이라도|라도|이란|란|이라|라|라고|이라고|이다|입니다|이에요|예요|이야|야|요|네|네요|였다|이었다){0,3}$/

/** Particles follow; from two syllables on, what else follows is a compound or a verb. */
const isHangulForm: Rule = (term, word) => {
  if (term.length === 1) return word.startsWith(term) && hangulEnding.test(word.slice(1))
  const at = word.indexOf(term)
  return at === 0 || (at >= 2 && hangulEnding.test(word.slice(at + term.length)))
}

/** With their articles, prepositions, plurals and possessives. */
const arabicStart = /^[وف]?(?:ال|[بلكف]ال|لل|[بلكس])?$/
const arabicEnd = /^(?:ه|ات|ان|ين|ون|ي|يه|ها|هم|نا|كم|ك|هاي|ي|اي|ش|م|ت|تر)?$/
const hebrewStart = /^[והבלמשכ]{0,3}$/
const hebrewEnd = /^(?:ה|ת|ות|ימ|י|יה|ית|נו|כמ|יו|ו|מ|נ)?$/

function isAffixed(term: string, word: string, start: RegExp, end: RegExp): boolean {
  const at = word.indexOf(term)
  return term.length >= 3 && at >= 0 && start.test(word.slice(0, at)) && end.test(word.slice(at + term.length))
}

const isArabicForm: Rule = (term, word) => {
  const stem = term.replace(/^ال(?=.{3})/, '').replace(/(?<=.{3})ه$/, '')
  return isAffixed(stem, word, arabicStart, arabicEnd)
}

const isHebrewForm: Rule = (term, word) => {
  const stem = term.replace(/(?<=.{3})(?:ימ|ות|ה)$/, '')
  return isAffixed(stem, word, hebrewStart, hebrewEnd)
}

/** Scripts of South Asia, the Caucasus and Ethiopia: endings follow, and a final vowel sign may change. */
const isOtherForm: Rule = (term, word) => {
  const stem = term.replace(/(?:(?<!\p{M})\p{M}+|[აეიოუаեիո])$/u, '')
  return stem.length >= 3 && word.startsWith(stem) && word.length - stem.length <= 6
}

const rules: [RegExp, Rule][] = [
  [/\p{Script=Latin}$/u, isLatinForm],
  [/\p{Script=Cyrillic}$/u, isCyrillicForm],
  [/\p{Script=Greek}$/u, isGreekForm],
  [/\p{Script=Hangul}$/u, isHangulForm],
  [/\p{Script=Arabic}$/u, isArabicForm],
  [/\p{Script=Hebrew}$/u, isHebrewForm],
  [/[\p{L}\p{M}]$/u, isOtherForm],
]

/** Whether `word` is the term, a form of it, or a compound with it. A `*` at the end of the term stands for anything. */
export function isFormOf(term: string, word: string, forming: Forming): boolean {
  if (term.endsWith('*')) return word.startsWith(term.slice(0, -1))
  if (term === word) return true
  const [, rule] = rules.find(([script]) => script.test(term)) ?? []
  return rule?.(term, word, forming) ?? false
}
