import type { Sound, Stop } from '#app/contract/profile.ts'

export const stops: readonly Stop[] = [1, 2, 3, 4, 5]

type Scale = 'length' | 'warmth' | 'certainty' | 'jargon'

/** In characters; none for the last stop, which is as long as the network allows. */
const longest: Partial<Record<Stop, number>> = { 1: 80, 2: 120, 3: 180, 4: 240 }

export const maxCharacters = (length: Stop | undefined): number =>
  (length && longest[length]) ?? Number.POSITIVE_INFINITY

/** The smallest stop that a text of this many characters fits. */
export const lengthStop = (characters: number): Stop => stops.find((stop) => characters <= maxCharacters(stop)) ?? 5

interface ScaleTexts {
  label: string
  ends: readonly [string, string]
  /** What each stop means, for the user. */
  stops: Record<Stop, string>
  /** The same, for the language model. */
  told: Record<Stop, string>
}

const characters = (stop: Stop) => `Replies have at most ${maxCharacters(stop)} characters.`

export const scales: Record<Scale, ScaleTexts> = {
  length: {
    label: 'Length',
    ends: ['One line', 'A paragraph'],
    stops: {
      1: 'Up to 80 characters',
      2: 'Up to 120 characters',
      3: 'Up to 180 characters',
      4: 'Up to 240 characters',
      5: 'As long as the network allows',
    },
    told: {
      1: characters(1),
      2: characters(2),
      3: characters(3),
      4: characters(4),
      5: 'Replies can be a paragraph, where there is something to say.',
    },
  },
  warmth: {
    label: 'Warmth',
    ends: ['Dry', 'Warm'],
    stops: {
      1: 'Dry: no praise at all',
      2: 'No compliment before the answer',
      3: 'Friendly',
      4: 'Warm',
      5: 'Very warm',
    },
    told: {
      1: 'Be dry: no praise, no thanks, no encouragement.',
      2: 'Be matter-of-fact: no compliment before the answer.',
      3: 'Be friendly and to the point.',
      4: 'Be warm: say something kind about what they wrote.',
      5: 'Be very warm: begin with something kind about what they wrote, and encourage them.',
    },
  },
  certainty: {
    label: 'Certainty',
    ends: ['Suggests', 'States'],
    stops: { 1: 'Only suggests', 2: 'Mostly suggests', 3: 'Both', 4: 'Mostly states', 5: 'Only states' },
    told: {
      1: 'Only suggest, as in “maybe” or “I’d try”.',
      2: 'Suggest rather than state.',
      3: 'Suggest where it depends, state where it doesn’t.',
      4: 'State rather than suggest.',
      5: 'State it plainly, without words that hedge.',
    },
  },
  jargon: {
    label: 'Words',
    ends: ['Plain', 'Shop talk'],
    stops: { 1: 'Plain words only', 2: 'Mostly plain', 3: 'Some shop talk', 4: 'Shop talk', 5: 'For insiders' },
    told: {
      1: 'Use plain words that anyone understands, and no term of the trade.',
      2: 'Use plain words, and a term of the trade only where it’s needed.',
      3: 'Use a term of the trade where it’s the shortest way to say it.',
      4: 'Use the terms of the trade.',
      5: 'Write as one expert to another, in the terms of the trade.',
    },
  },
}

interface ChoiceTexts<Value extends string> {
  label: string
  options: Record<Value, string>
  told: Record<Value, string>
}

type Choices = { [Key in 'asks' | 'speaks_as' | 'marks']: ChoiceTexts<NonNullable<Sound[Key]>> }

export const soundChoices: Choices = {
  asks: {
    label: 'Asks back',
    options: { never: 'Never', where_it_helps: 'Where it helps', often: 'Often' },
    told: {
      never: 'Ask no question.',
      where_it_helps: 'Ask back only where the answer depends on it.',
      often: 'Ask them something back.',
    },
  },
  speaks_as: {
    label: 'Speaks as',
    options: { i: 'I', we: 'We' },
    told: { i: 'Speak as “I”, never as “we”.', we: 'Speak as “we”, never as “I”.' },
  },
  marks: {
    label: 'Emoji and exclamation marks',
    options: { none: 'None', some: 'Now and then' },
    told: { none: 'No emoji and no exclamation marks.', some: 'An emoji or exclamation mark now and then is fine.' },
  },
}

/** For the language model, in sentences. */
export function soundInstructions(sound: Sound): string[] {
  const { length, warmth, certainty, jargon, asks, speaks_as, marks } = sound
  return [
    length && scales.length.told[length],
    warmth && scales.warmth.told[warmth],
    certainty && scales.certainty.told[certainty],
    jargon && scales.jargon.told[jargon],
    asks && soundChoices.asks.told[asks],
    speaks_as && soundChoices.speaks_as.told[speaks_as],
    marks && soundChoices.marks.told[marks],
  ].filter((sentence) => sentence !== undefined)
}

const emoji = /\p{Emoji_Presentation}|\p{Extended_Pictographic}/u

/** What of the choices can be seen in a text: whether the model kept to them. */
export function brokenChoice(sound: Sound, text: string): string | null {
  if (sound.asks === 'never' && text.includes('?')) return 'The draft asked a question, which you chose never to do.'
  if (sound.marks === 'none' && (emoji.test(text) || text.includes('!')))
    return 'The draft had an emoji or an exclamation mark, and you chose none.'
  return null
}
