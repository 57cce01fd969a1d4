/**
 * The emoji that X counts as one: those of twemoji-parser 11, which twitter-text 3.1.0 uses. Only sequences: a single
 * code point counts the same as any other.
 */

const skin = String.raw`[\u{1f3fb}-\u{1f3ff}]`
const gender = String.raw`\u200d[\u2640\u2642]\ufe0f`

const roles = [
  String.raw`[\u2695\u2696\u2708]\ufe0f|[\u{1f33e}\u{1f373}\u{1f393}\u{1f3a4}\u{1f3a8}\u{1f3eb}\u{1f3ed}\u{1f4bb}`,
  String.raw`\u{1f4bc}\u{1f527}\u{1f52c}\u{1f680}\u{1f692}\u{1f9b0}-\u{1f9b3}]`,
].join('')
const gendered = [
  String.raw`[\u{1f3c3}\u{1f3c4}\u{1f3ca}\u{1f46e}\u{1f471}\u{1f473}\u{1f477}\u{1f481}\u{1f482}\u{1f486}\u{1f487}`,
  String.raw`\u{1f645}-\u{1f647}\u{1f64b}\u{1f64d}\u{1f64e}\u{1f6a3}\u{1f6b4}-\u{1f6b6}\u{1f926}\u{1f935}`,
  String.raw`\u{1f937}-\u{1f939}\u{1f93d}\u{1f93e}\u{1f9b8}\u{1f9b9}\u{1f9d6}-\u{1f9dd}]`,
].join('')
const children = String.raw`(?:\u{1f466}(?:\u200d\u{1f466})?|\u{1f467}(?:\u200d[\u{1f466}\u{1f467}])?)`
const heart = String.raw`\u2764\ufe0f\u200d(?:\u{1f48b}\u200d)?`
const families = [
  String.raw`\u{1f468}\u200d(?:${heart}\u{1f468}|(?:[\u{1f468}\u{1f469}]\u200d)?${children})`,
  String.raw`\u{1f469}\u200d(?:${heart}[\u{1f468}\u{1f469}]|(?:\u{1f469}\u200d)?${children})`,
]

const takesSkin = [
  String.raw`[\u270a\u270b\u{1f385}\u{1f3c2}-\u{1f3c4}\u{1f3c7}\u{1f3ca}\u{1f442}\u{1f443}\u{1f446}-\u{1f450}`,
  String.raw`\u{1f466}-\u{1f469}\u{1f46e}\u{1f470}-\u{1f478}\u{1f47c}\u{1f481}-\u{1f483}\u{1f485}-\u{1f487}\u{1f4aa}`,
  String.raw`\u{1f57a}\u{1f595}\u{1f596}\u{1f645}-\u{1f647}\u{1f64b}-\u{1f64f}\u{1f6a3}\u{1f6b4}-\u{1f6b6}\u{1f6c0}`,
  String.raw`\u{1f6cc}\u{1f918}-\u{1f91c}\u{1f91e}\u{1f91f}\u{1f926}\u{1f930}-\u{1f939}\u{1f93d}\u{1f93e}\u{1f9b5}`,
  String.raw`\u{1f9b6}\u{1f9b8}\u{1f9b9}\u{1f9d1}-\u{1f9dd}]`,
].join('')
const textOrSkin = String.raw`[\u261d\u26f7\u26f9\u270c\u270d\u{1f3cb}\u{1f3cc}\u{1f574}\u{1f575}\u{1f590}]`
const text = [
  String.raw`[\u00a9\u00ae\u203c\u2049\u2122\u2139\u2194-\u2199\u21a9\u21aa\u231a\u231b\u2328\u23cf\u23ed-\u23ef`,
  String.raw`\u23f1\u23f2\u23f8-\u23fa\u24c2\u25aa\u25ab\u25b6\u25c0\u25fb-\u25fe\u2600-\u2604\u260e\u2611\u2614\u2615`,
  String.raw`\u2618\u2620\u2622\u2623\u2626\u262a\u262e\u262f\u2638-\u263a\u2640\u2642\u2648-\u2653\u265f\u2660\u2663`,
  String.raw`\u2665\u2666\u2668\u267b\u267f\u2692-\u2697\u2699\u269b\u269c\u26a0\u26a1\u26aa\u26ab\u26b0\u26b1\u26bd`,
  String.raw`\u26be\u26c4\u26c5\u26c8\u26cf\u26d1\u26d3\u26d4\u26e9\u26ea\u26f0-\u26f5\u26f8\u26fa\u26fd\u2702\u2708`,
  String.raw`\u2709\u270f\u2712\u2714\u2716\u271d\u2721\u2733\u2734\u2744\u2747\u2757\u2763\u2764\u27a1\u2934\u2935`,
  String.raw`\u2b05-\u2b07\u2b1b\u2b1c\u2b50\u2b55\u3030\u303d\u3297\u3299\u{1f004}\u{1f170}\u{1f171}\u{1f17e}\u{1f17f}`,
  String.raw`\u{1f202}\u{1f21a}\u{1f22f}\u{1f237}\u{1f321}\u{1f324}-\u{1f32c}\u{1f336}\u{1f37d}\u{1f396}\u{1f397}`,
  String.raw`\u{1f399}-\u{1f39b}\u{1f39e}\u{1f39f}\u{1f3cd}\u{1f3ce}\u{1f3d4}-\u{1f3df}\u{1f3f3}\u{1f3f5}\u{1f3f7}`,
  String.raw`\u{1f43f}\u{1f441}\u{1f4fd}\u{1f549}\u{1f54a}\u{1f56f}\u{1f570}\u{1f573}\u{1f576}-\u{1f579}\u{1f587}`,
  String.raw`\u{1f58a}-\u{1f58d}\u{1f5a5}\u{1f5a8}\u{1f5b1}\u{1f5b2}\u{1f5bc}\u{1f5c2}-\u{1f5c4}\u{1f5d1}-\u{1f5d3}`,
  String.raw`\u{1f5dc}-\u{1f5de}\u{1f5e1}\u{1f5e3}\u{1f5e8}\u{1f5ef}\u{1f5f3}\u{1f5fa}\u{1f6cb}\u{1f6cd}-\u{1f6cf}`,
  String.raw`\u{1f6e0}-\u{1f6e5}\u{1f6e9}\u{1f6f0}\u{1f6f3}]\ufe0f`,
].join('')

/** Each first letter of a country's code with the second ones. */
const countries =
  'ACDEFGILMOQRSTUWXZ BABDEFGHIJLMNOQRSTVWYZ CACDFGHIKLMNOPRUVWXYZ DEGJKMOZ EACEGHRSTU FIJKMOR GABDEFGHILMNPQRSTUWY ' +
  'HKMNRTU ICDELMNOQRST JEMOP KEGHIMNPRWYZ LABCIKRSTUVY MACDEFGHKLMNOPQRSTUVWXYZ NACEFGILOPRUZ OM PAEFGHKLMNRSTWY QA ' +
  'REOSUW SABCDEGHIJKLMNORSTVXYZ TACDFGHJKLMNORTVWZ UAGMNSYZ VACEGINU WFS XK YET ZAMW'
const letter = (char: string) => `\\u{${(char.charCodeAt(0) - 65 + 0x1f1e6).toString(16)}}`
const flags = countries
  .split(' ')
  .map(([first = '', ...seconds]) => `${letter(first)}[${seconds.map(letter).join('')}]`)
/** England, Scotland and Wales. */
const tag = (char: string) => `\\u{${(0xe0000 + char.charCodeAt(0)).toString(16)}}`
const regions = ['gbeng', 'gbsct', 'gbwls'].map((region) => `\\u{1f3f4}${[...region].map(tag).join('')}\\u{e007f}`)

export const emojiSequence = new RegExp(
  [
    String.raw`[\u{1f468}\u{1f469}]${skin}?\u200d(?:${roles})`,
    `${String.raw`[\u26f9\u{1f3cb}\u{1f3cc}\u{1f574}\u{1f575}](?:${skin}|\ufe0f)`}${gender}`,
    `${gendered}${skin}?${gender}`,
    String.raw`[\u{1f46f}\u{1f93c}\u{1f9de}\u{1f9df}]${gender}`,
    ...families,
    String.raw`\u{1f3f3}\ufe0f\u200d\u{1f308}|\u{1f3f4}\u200d\u2620\ufe0f|\u{1f441}\u200d\u{1f5e8}`,
    String.raw`[#*0-9]\ufe0f?\u20e3`,
    text,
    String.raw`${textOrSkin}(?:\ufe0f${skin}?|${skin})`,
    `${takesSkin}${skin}`,
    ...regions,
    ...flags,
  ].join('|'),
  'gu',
)
