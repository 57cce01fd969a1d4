const word = /[^\s“”"'()<>]+/gu
const url = /(?:[a-z][a-z0-9+.-]{0,30}:\/\/|www\.|(?:mailto|tel|sms):)/iu
const letter = /\p{L}/u
const pathOrPort = /[/?#]|:\d/
/** Any that IDNA reads as one (UTS 46), before a letter; characters that it leaves out may stand on either side. */
const dotOfName = /(?<=\S)[.\u3002\uff0e\uff61](?=\p{Default_Ignorable_Code_Point}*\p{L})/gu
const ipv4 = /(?<![\d.])\d{1,3}(?:\.\d{1,3}){3}(?![\d.])/g
const punctuation = /[.,;:!?…\]}]{1,10}$/u

/** The zero-width space is invisible, and no host name may contain it. */
const gap = '\u200b'

/** Other people's text, so that mail programs link none of it: URLs are replaced, host names are broken up. */
export const unlinked = (text: string) => text.replace(word, unlinkedWord)

function unlinkedWord(written: string): string {
  const begin = url.exec(written)?.index ?? (isHostWithPath(written) ? 0 : -1)
  if (begin >= 0) return `${unlinkedName(written.slice(0, begin))}[link]${punctuation.exec(written)?.[0] ?? ''}`
  return unlinkedName(written)
}

const unlinkedName = (written: string) =>
  written.replace(dotOfName, `$&${gap}`).replace(ipv4, (address) => address.replaceAll('.', `.${gap}`))

function isHostWithPath(written: string): boolean {
  const labels = written
    .slice(0, Math.max(written.search(pathOrPort), 0))
    .replace(/\.$/, '')
    .split('.')
  return labels.length > 1 && letter.test(labels.at(-1) ?? '')
}
