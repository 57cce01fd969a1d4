import tlds from 'tlds'
import { xDomains } from '#app/adapters/network/x-domains.ts'
import { isDisguisedLink, undisguised } from './disguised-links.ts'

/** Readers know names of wallets, too. */
const domains = [...new Set([...tlds, ...xDomains, 'eth'])]
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

/** All of it in another script, which networks don't link but readers know: "кофе.рф". */
const otherScripts = new RegExp(
  String.raw`(?<![\p{L}\p{M}\p{N}.])[\p{L}\p{N}][\p{L}\p{M}\p{N}-]{0,62}\.(?:${domains.filter((one) => !isAscii(one)).join('|')})(?![\p{L}\p{M}\p{N}])`,
  'iu',
)

function isDomain(end: string): boolean {
  const name = end.toLowerCase()
  return !/^[a-z0-9]+$/.test(name) || ascii.has(name)
}

function linksAsWritten(text: string): boolean {
  // Bluesky takes any word with a dot for an address if it begins with "http".
  if (/https?:\/\/\S|(?:^|[\s(])http[a-z0-9]*\.[a-z0-9]/i.test(text)) return true
  for (const [, end = ''] of text.matchAll(labels)) if (isDomain(end)) return true
  return false
}

/**
 * Whether X or Bluesky would make a link, or a reader would see one. Every existing TLD counts: "README.md" is one,
 * "node.js" is not.
 */
export function hasLink(text: string): boolean {
  const read = undisguised(text)
  return linksAsWritten(text) || otherScripts.test(text) || linksAsWritten(read) || isDisguisedLink(read, isDomain)
}
