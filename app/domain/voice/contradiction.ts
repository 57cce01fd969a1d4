import { brokenChoice } from '#app/content/sound.ts'
import type { Sound } from '#app/contract/profile.ts'
import { hedge, kind, specialShare } from '#app/domain/voice/measured.ts'

const count = (text: string, form: RegExp) => text.match(new RegExp(form, `${form.flags}g`))?.length ?? 0

const measures = [
  { of: 'length', measure: (text: string) => text.length, less: 'shorter', more: 'longer' },
  { of: 'warmth', measure: (text: string) => count(text, kind), less: 'drier', more: 'warmer' },
  { of: 'certainty', measure: (text: string) => -count(text, hedge), less: 'more tentative', more: 'more certain' },
  { of: 'jargon', measure: (text: string) => specialShare([text]), less: 'plainer', more: 'closer to shop talk' },
] as const

/** Which way a scale was moved; 0: not, or from nowhere. */
const moved = (from: number | undefined, to: number | undefined) => (from && to ? Math.sign(to - from) : 0)

/** What of the change a reply contradicts, as far as that can be measured, in a sentence; null: nothing. */
export function contradiction(now: Sound, chosen: Sound, before: string, after: string): string | null {
  for (const { of, measure, less, more } of measures) {
    const wanted = moved(now[of], chosen[of])
    const came = Math.sign(measure(after) - measure(before))
    if (wanted !== 0 && (of === 'length' ? came !== wanted : came === -wanted))
      return `The new one wasn’t any ${wanted < 0 ? less : more}.`
  }
  if (chosen.asks === 'often' && now.asks !== 'often' && !after.includes('?'))
    return 'The new one didn’t ask anything back.'
  const other = chosen.speaks_as === 'i' ? /\b(?:we|our|us)\b/i : /\b(?:I|my|me)\b/
  if (chosen.speaks_as && chosen.speaks_as !== now.speaks_as && other.test(after))
    return `The new one didn’t speak as “${chosen.speaks_as === 'i' ? 'I' : 'we'}”.`
  return brokenChoice(chosen, after)
}
