import twitter from 'twitter-text'

const MAX_WEIGHT = 280

/** Such a text weighs as much as it is long. Most of Perch's posts are like that, and the library is slow. */
const SIMPLE = /^(?!.*\S\.\S)[ -~]*$/

/** As X counts. */
export function weightedLength(text: string): number {
  return SIMPLE.test(text) ? text.length : twitter.parseTweet(text).weightedLength
}

export function isTooLong(text: string): boolean {
  return weightedLength(text) > MAX_WEIGHT
}

/** What X shows of a long text unless all of it is asked for. */
export function shortened(text: string): string {
  const whole = text.normalize('NFC')
  return `${whole.slice(0, twitter.parseTweet(whole).validRangeEnd + 1)}…`
}
