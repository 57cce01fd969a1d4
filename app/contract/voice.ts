import { z } from 'zod'
import type { Sound, Stop } from '#app/contract/profile.ts'
import { voiceBounds } from '#app/contract/settings.ts'

export const VoiceExample = z.object({
  example: z
    .string()
    .transform((text) => text.replace(/\r\n?/g, '\n').trim())
    .pipe(
      z
        .string()
        .min(10, 'Write a reply as you would: at least 10 characters.')
        .max(voiceBounds.example, `Use up to ${voiceBounds.example} characters.`),
    ),
})

/** Also the limit of a draft's sentence. */
const fact = z
  .string()
  .transform((text) => text.replace(/\s+/g, ' ').trim())
  .pipe(
    z
      .string()
      .min(5, 'Write one sentence: at least 5 characters.')
      .max(voiceBounds.fact, `Use up to ${voiceBounds.fact} characters.`),
  )

export const OwnFact = z.object({ fact })
export const RemoveFact = z.object({ fact_id: z.uuid() })
export const ChangeFact = RemoveFact.extend({ fact })

export const RemoveExample = z.object({ example_id: z.uuid() })

export const DropEdit = z.object({ edit_id: z.uuid() })

export const NeverSay = z.object({
  word: z
    .string()
    .trim()
    .min(1, 'Enter a word or phrase.')
    .max(voiceBounds.word, `Use up to ${voiceBounds.word} characters.`)
    .regex(/[\p{L}\p{N}\p{Extended_Pictographic}\p{RI}]/u, 'Enter a word with a letter, digit or emoji in it.'),
})

/** Empty: as in the user's posts. */
const chosen = <Value extends string>(values: readonly [Value, ...Value[]]) =>
  z.preprocess((value) => (value === '' ? undefined : value), z.enum(values).optional())

const stop = chosen(['1', '2', '3', '4', '5']).transform((value) => (value ? (Number(value) as Stop) : undefined))

/** What is left out stays as in the user's posts. */
export const SoundForm = z
  .object({
    length: stop,
    warmth: stop,
    certainty: stop,
    jargon: stop,
    asks: chosen(['never', 'where_it_helps', 'often']),
    speaks_as: chosen(['i', 'we']),
    marks: chosen(['none', 'some']),
  })
  .transform((given): Sound => JSON.parse(JSON.stringify(given)))
