import tlds from 'tlds'
import { isStopWord } from './words.ts'

/** X still links these retired domains (twitter-text 3.1.0, `validGTLD` and `validCCTLD`). */
const retired =
  '诺基亚 珠宝 手表 工行 大众汽车 موبايلي اتصالات zippo xperia xfinity warman vuelos volkswagen vistaprint vista uconnect ' +
  'travelchannel tiffany telefonica telecity symantec swiftcover statoil starhub srt spreadbetting spiegel shriram ' +
  'showtime shaw ses scor scjohnson sca sapo rocher rmit rightathome redstone raid qvc pramerica piaget passagens ' +
  'panerai pamperedchef orientexpress onyourside oldnavy off northwesternmutual newholland natura nationwide nadex ' +
  'mutuelle mutual mtpc movistar mopar montblanc mobily metlife meo mcdonalds mcd maserati macys lupin loft lixil lipsy ' +
  'linde liaison lancome lancia lancaster ladbrokes kinder kerrylogistics jlc jcp iwc iveco iselect intel iinet htc ' +
  'hoteles honeywell hgtv guardian goodhands glade fujixerox frontdoor foodnetwork flsmidth fiat everbank etisalat ' +
  'esurance epost duns dunlop duck doosan doha dodge dabur csc cookingchannel comcast cityeats chrysler chloe ceb cbs ' +
  'caseih cartier cancerresearch bugatti budapest boots bnl blanco bentley bananarepublic avianca alfaromeo aigo ' +
  'afamilycompany adac active abarth onion um tp mf eh bq bl an'

const domains = [...new Set([...tlds, ...retired.split(' ')])]
const isAscii = (domain: string) => /^[a-z]+$/.test(domain)
const ascii = new Set(domains.filter(isAscii))

/** As X does, also in front of other scripts: "日本example.comです". */
const letters = [
  String.raw`-a-z0-9\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u024f`,
  String.raw`\u0253\u0254\u0256\u0257\u0259\u025b\u0263\u0268\u026f\u0272\u0289\u028b\u02bb\u0300-\u036f\u1e00-\u1eff`,
].join('')
const labels = new RegExp(
  String.raw`(?<![${letters}/])[${letters}]+\.(?=(xn--[0-9a-z-]|${domains.filter((one) => !isAscii(one)).join('|')}|[a-z0-9]+))`,
  'gi',
)
/** "evil dot com", "evil(dot)shop". */
const spelledOut =
  /(?<![\p{L}\p{N}-])([\p{L}\p{N}-]+) ?(?:[([{] ?dot ?[)\]}] ?([a-z]+)|(?<= )dot (com|net|org|info|biz|io|app|xyz|club|shop|store|site|online))\b/giu

function isDomain(end: string): boolean {
  const name = end.toLowerCase()
  return !/^[a-z0-9]+$/.test(name) || ascii.has(name)
}

/** Normalized, without invisible characters. */
const plain = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[。｡]/g, '.')

function linksAsWritten(text: string): boolean {
  // Bluesky takes any word with a dot for an address if it begins with "http".
  if (/https?:\/\/\S|(?:^|[\s(])http[a-z0-9]*\.[a-z0-9]/i.test(text)) return true
  for (const [, end = ''] of text.matchAll(labels)) if (isDomain(end)) return true
  return false
}

function spellsLinkOut(text: string): boolean {
  for (const [, before = '', bracketed, common] of text.matchAll(spelledOut)) {
    if (bracketed !== undefined && isDomain(bracketed)) return true
    if (common !== undefined && !isStopWord(before.toLowerCase())) return true
  }
  return false
}

/** Whether X or Bluesky would make a link. Every existing TLD counts: "README.md" is one, "node.js" is not. */
export function hasLink(text: string): boolean {
  const read = plain(text)
  return linksAsWritten(text) || linksAsWritten(read) || spellsLinkOut(read)
}
