import { pattern } from './words.ts'

/** Letters that look like Latin ones and that Unicode does not decompose to them. */
const lookAlikes = new Map(
  (
    [
      ['ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ', 'abcdefghijklmnoprstuvwyz'],
      ['авеіјкмнорсѕтухԁһԛԝАВЕІЈКМНОРСЅТУХ', 'abeijkmhopcstyxdhqwabeijkmhopcstyx'],
      ['αβεικνορτυχωΑΒΕΙΚΜΝΟΡΤΥΧ', 'abeiknoptuxwabeikmnoptyx'],
    ] as const
  ).flatMap(([from, to]) => Array.from(from, (char, at): [string, string] => [char, to.charAt(at)])),
)
const isMixed = /[a-z][\p{Script=Cyrillic}\p{Script=Greek}]|[\p{Script=Cyrillic}\p{Script=Greek}][a-z]/iu

const looksLatin = (word: string) =>
  /[ᴀ-ᴢꜰꜱ]/u.test(word) || word.split(/(?<=[.])/).some((part) => isMixed.test(part))
    ? Array.from(word, (char) => lookAlikes.get(char) ?? char).join('')
    : word

/** 🅰, 🄰, 🅐 and 🇦 as letters. */
function letterOf(char: string): string {
  const code = char.codePointAt(0) ?? 0
  const first = [0x1f1e6, 0x1f170, 0x1f150, 0x1f130].find((start) => code >= start && code < start + 26)
  return first === undefined ? char : String.fromCharCode(97 + code - first)
}

/** Digits of every script stand in tens, from zero on. */
function digitOf(char: string): string {
  const code = char.codePointAt(0) ?? 0
  let value = 0
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value++
  return String(value)
}

/** Normalized, without invisible characters and marks, with full stops, spaces and digits for what stands for them. */
export const undisguised = (text: string) =>
  text
    .replace(/[\u{1f130}-\u{1f149}\u{1f150}-\u{1f169}\u{1f170}-\u{1f189}\u{1f1e6}-\u{1f1ff}]/gu, letterOf)
    .normalize('NFKC')
    .replace(/[\p{Cf}\p{Mn}\p{Me}\u115f\u1160\u2800\u3164]/gu, '')
    .replace(/[\p{Zs}\t]+/gu, ' ')
    .replace(/(?![0-9])\p{Nd}/gu, digitOf)
    .replace(/&(?:#0*46|#x0*2e|period);|%2e|\\\.|\\u002e/gi, '.')
    .replace(/[。｡]/g, '.')
    .replace(/\S+/g, looksLatin)

/** Ends that a reader takes for an address after "dot", in front of which no other word stands. */
const common =
  'com|net|org|info|biz|io|app|xyz|club|shop|store|site|online|dev|ai|co|gg|ly|gl|tv|uk|eu|ru|cn|jp|br|top|icu|tk'

/** Spoken in other languages, with the ends that are no words there. */
const spoken = pattern('giu')`(?<![\p{L}\p{N}])([\p{L}\p{N}][\p{L}\p{N}_-]*)(?: (?:dot|d0t|d\.o\.t\.?) (?:${common})
  | punto (?:com|org|it)| point (?:com|org|fr)| punkt (?:com|org|de|at|ch)
  | ponto com(?= ponto\b|\s*(?:$|[.,!?;:)/]))| nokta (?:com|net|org)| kropka (?:com|pl)| titik (?:com|id)
  | точка (?:ru|com|ру|ком|рф)| ?(?:ドット|닷|쩜|点|點) ?(?:com|net|コム|ネット|jp|컴|넷|kr))(?![\p{L}\p{N}])
  (?! (?:bubble|boom|crash|bust|burst|era|age|days?|years?|times?|mania|craze|hype|compan(?:y|ies)|startups?|stocks?
  |millionaires?|billionaires?|business(?:es)?|world|generation|version)\b)`
/** "the dot com", "a red dot shop". */
const noName = pattern(
  'iu',
)`^(?:an?|the|of|in|this|that|these|those|his|her|its|our|my|your|their|every|each|any|some|many|most
  |all|no|early|late|old|first|second|last|next|pre|post|during|since|before|after|from|with|for|and|or|to|or|polka|red|blue|green
  |black|white|yellow|pink|big|small|little|tiny|quantum|el|la|las|los|le|les|un|una|une|der|die|das|ein|eine|os?|um|uma
  |do|da|na|empresas?|burbuja|era|crisis|bolha|bulle)$`

const always = [
  pattern(
    'iu',
  )`\b[a-z][a-z0-9+-]{1,15}:\/\/\S|\bh\s?[tx*]\s?[tx*]\s?p\s?s?\s*[:;]\s*\/\s*\/|\bhxxps?\b|\bmailto:\S|\blocalhost:\d`,
  pattern('iu')`\bwww\s?(?:\.\s?| dot )[\p{L}\p{N}]`,
  /** An address of numbers. */
  pattern('')`(?<![\d.])(?:\d{1,3}\.){3}\d{1,3}(?::\d{2,5}\b|\/\S)`,
  pattern('iu')`[\p{L}\p{N}]([-_*~|"'])dot\1(?:${common})\b|[a-z0-9]{2}dot(?:com|org)\b`,
  /** "evil . com", "evil.c0m", "evil.c o m", "evil·com", "evil.(com)". */
  pattern('iu')`[\p{L}\p{N}] \. (?:${common})\b|[\p{L}\p{N}] ?\. ?(?:c0m|n3t|0rg|c o m|n e t|o r g)\b
  |[\p{L}\p{N}][.·•∙⋅‧・˙*](?:${common})(?![\p{L}\p{N}*])|[\p{L}\p{N}] ?\. ?["'(\[](?:${common})["')\]]`,
  /** "evil. com/x", "evil, com", where nothing follows that a sentence could go on with. */
  pattern('iu')`[\p{L}\p{N}](?:\.\s|\s\.)(?:com|net|org|io)(?=\/\S|\.?\s*$)|[a-z0-9],\s?com(?=\/\S|\.?\s*$)`,
  pattern('iu')`[\p{L}\p{N}] \.(?:com|org|info|biz|io|xyz|club|shop|ly|gg)\/\S|[a-z0-9] (?:com|ly|gl|gg)\/\S`,
  pattern('iu')`\b(?:t|wa|youtu|goo|ow|is|bit|tinyurl|discord) (?:me|be|gl|ly|gd|com|gg) ?(?:\/ ?\S| slash )`,
  pattern('iu')`\b(?:gmail|outlook|hotmail|yahoo|icloud|protonmail) com\b`,
]
/** "evil .com", but not "a .com domain". */
const spacedOut = pattern('giu')`([\p{L}\p{N}][\p{L}\p{N}_-]*) \.(?:com|org|xyz|club|shop|io|biz)\b(?! \w)`
const buyers = pattern(
  'iu',
)`^(?:buy|buying|bought|use|using|used|get|getting|got|own|owning|want|need|register|registering|only|just|real|proper|new)$`

/** Any end: "evil(dot)shop", "evil [.] coffee", "evil dot coffee slash deal". */
const bracketed = pattern(
  'giu',
)`[\p{L}\p{N}] ?[([{<] ?(?:dot|d0t|punto|ponto|point|punkt|точка|\.) ?[)\]}>] ?([\p{L}\p{N}]+)
  |[\p{L}\p{N}] dot (\p{L}+) (?:forward )?slash\b`

export function isDisguisedLink(read: string, isDomain: (end: string) => boolean): boolean {
  if (always.some((disguise) => disguise.test(read))) return true
  for (const [, inBrackets, beforeSlash] of read.matchAll(bracketed))
    if (isDomain(inBrackets ?? beforeSlash ?? '')) return true
  for (const [, before = ''] of read.matchAll(spoken)) if (!noName.test(before)) return true
  for (const [, before = ''] of read.matchAll(spacedOut)) if (!noName.test(before) && !buyers.test(before)) return true
  return false
}
