import type { Discourse } from '#app/adapters/model/embedded/language/discourse.ts'
import type { Reading } from '#app/adapters/model/embedded/language/reading.ts'

const openings: { find: RegExp; say: (found: RegExpMatchArray) => string | null }[] = [
  {
    find: /(?:\b(?:my|our) |^)first(?:[- ]ever)? ((?:[\w$%-]+ ){0,2}[\w$%-]+?)(?= (?:today|yesterday|this|last|in|on|at|with|and|from|for|to|after|since|of|tonight|ever|as|is|was|but|so|that|finally|just|using|without|by|i|we|done|down)\b|[.,!?\n;:(]|$)/i,
    say: ([, what = '']) =>
      /^(?:time|thing|place|half|step|of|few|attempt|try|day|week|month|one|to|it|two|three)\b/i.test(what)
        ? null
        : `Congrats on the first ${what}.`,
  },
  {
    find: /\bfrom (\$?[\d][\d.,]*\s?(?:k|m|%|kg|lbs?|ms|s|min|minutes?|seconds?|hours?)?) to (\$?[\d][\d.,]*\s?(?:k|m|%|kg|lbs?|ms|s|min|minutes?|seconds?|hours?)?)(?![\w])/i,
    say: ([, from = '', to = '']) =>
      better(from, to) ? `From ${from.trim()} to ${to.trim()} is a real change.` : null,
  },
  {
    find: /\b(?:hit|reached|crossed|passed|broke) (?:the )?(\$?\d[\d.,]*(?:k|m|kg|lbs)?(?:(?: [a-z]+){0,2}? (?:mrr|arr|subs|subscribers|followers|users|customers|signups|downloads|stars|invested|saved|readers|fans))?)\b/i,
    say: ([, what = '']) => `${what} is a proper milestone.`,
  },
  {
    find: /\b(\d{2,3}(?:\.\d)? ?(?:kg|lbs?|lb)|\d{2,3}x\d{1,2})\b/i,
    say: ([, what = '']) => `${what}, nice.`,
  },
  {
    find: /\b(?:debt[- ]free|paid off (?:my|our|the) ([\w ]{3,20}?))(?=[.,!?\n]|$| (?:today|yesterday|this|after|in|last))/i,
    say: ([, what]) => (what ? `Paid off the ${what}, congratulations.` : 'Debt free, congratulations.'),
  },
]

const duration = /(?:ms|s|min|minutes?|seconds?|hours?)$/i

/** Durations get better as they shrink; money and shares may have been meant to fall, so only a rise of a share is one. */
function better(from: string, to: string): boolean {
  const [before, after] = [amount(from), amount(to)]
  if (duration.test(to.trim())) return after < before
  return /(?:%|kg|lbs?|k)$/i.test(to.trim()) && !from.startsWith('$') && after > before
}

const inMilliseconds: [RegExp, number][] = [
  [/ms$/i, 1],
  [/(?:min|minutes?)$/i, 60_000],
  [/hours?$/i, 3_600_000],
  [/(?:s|seconds?)$/i, 1_000],
]

function amount(text: string): number {
  const number = Number.parseFloat(text.replace(/[$,]/g, ''))
  return number * (inMilliseconds.find(([unit]) => unit.test(text.trim()))?.[1] ?? 1)
}

/** For a win: a few words that name it in the post's own terms; `null` where there is nothing to name. */
export function opener(reading: Reading, discourse: Discourse): string | null {
  if (discourse.situation !== 'win') return null
  const text = reading.text.replace(/\s+/g, ' ')
  for (const { find, say } of openings) {
    const found = text.match(find)
    const said = found ? say(found) : null
    if (said && said.length <= 60 && !/[@#]|https?:/.test(said)) return said
  }
  return null
}
