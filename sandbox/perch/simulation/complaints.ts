import { compose } from '../people/compose.ts'
import type { Random } from '../people/random.ts'
import type { Speech } from '../people/speech.ts'

const vocabulary = {
  please: ['Please', 'Seriously,', 'Okay,', 'I ask you nicely:', 'Hey,'],
  often: ['third time today', 'under everything I write', 'again and again', 'since this morning', 'in all my threads'],
  away: ['leave me out of it', 'find somebody else', 'give me some room', 'mute me then', 'let it be'],
  pain: ['This is not the moment', 'Not now', 'I cannot talk about this with strangers', 'Wrong place, wrong time'],
}

const STOP = [
  '{please} stop replying to me, {often} is too much.',
  'Stop. You write {often}. {away}.',
  '{please} stop. {away}.',
  'Can you stop? You show up {often}.',
]

const NOT_NOW = [
  '{pain}. {please} {away}.',
  '{pain}.  Thanks for understanding, but {away}.',
  '{please} {away}. {pain}.',
]

export function complaintText(
  kind: 'stop' | 'not_now' | string,
  random: Random,
  isTaken: (text: string) => boolean,
): Speech | null {
  const patterns = kind === 'stop' ? STOP : NOT_NOW
  const filled = compose(
    { patterns, vocabulary, endings: ['Thanks.', 'Please.', 'I mean it.', 'No hard feelings.'] },
    random,
    isTaken,
  )
  return filled && { text: filled.text.replaceAll('  ', ' '), label: { niche: 'refusal', class: kind, topic: null } }
}
