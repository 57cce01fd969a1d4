import type { Random } from '../perch/people/random.ts'
import { field } from './fields.ts'

/** Adapts a text to the person's typing habits: exclamation marks, lower case, emoji. */
export function applyVoice(original: string, voice: unknown, emoji: string, random: Random): string {
  let text = original
  if (field(voice, 'uses_exclamation') === true && random.chance(0.4)) text = text.replace(/\.$/, '!')
  if (field(voice, 'lower_case') === true) text = text.toLowerCase().replace(/\.$/, '')
  if (field(voice, 'uses_emoji') === true && emoji !== '' && random.chance(0.5)) text = `${text} ${emoji}`
  return text
}
