import { z } from 'zod'
import { entries, termList } from '#app/contract/bot-settings.ts'
import { factQuestions } from '#app/contract/fact-questions.ts'
import { niches } from '#app/contract/profile.ts'
import { truncateAtGrapheme } from '#app/contract/typed.ts'

const correctionBounds = { line: 200, fact: 200, prompt: 1_000, topic: 60, topics: 20 }

const line = (what: string) =>
  z
    .string()
    .trim()
    .min(1, `Say ${what} in a few words.`)
    .max(correctionBounds.line, `Use up to ${correctionBounds.line} characters.`)

const promptFields = /^prompt_(\d{1,2})$/

export const Correct = z
  .object({
    analyzed_at: z.coerce.date().optional(),
    niche: z.enum(niches, 'Choose a niche from the list.'),
    tone: line('how you sound'),
    engagement_style: line('how you talk with people'),
    posting_style: line('how you write'),
    key_topics: z
      .string()
      .max(5_000, 'That’s too long.')
      .transform((text) => [
        ...new Set(
          text
            .toLowerCase()
            .split(/[\n,]/)
            .map((topic) => topic.trim().replace(/\s+/g, ' '))
            .filter(Boolean),
        ),
      ])
      .superRefine((topics, context) => {
        const say = (message: string) => context.addIssue({ code: 'custom', message })
        const { topic: longest, topics: most } = correctionBounds
        const long = topics.find((topic) => topic.length > longest)
        if (topics.length === 0) say('Enter at least one topic for the bot to look for.')
        else if (topics.length > most) say(`Enter up to ${most} topics. You entered ${topics.length}.`)
        else if (long) say(`“${truncateAtGrapheme(long, 30)}…” is longer than ${longest} characters.`)
      }),
  })
  .catchall(z.string())
  .transform(({ analyzed_at, niche, tone, engagement_style, posting_style, key_topics, ...rest }, context) => {
    const prompts = new Map<number, string>()
    for (const [name, text] of Object.entries(rest)) {
      const at = promptFields.exec(name)?.[1]
      if (at === undefined) continue
      prompts.set(Number(at), text.trim())
      if (text.length > correctionBounds.prompt)
        context.addIssue({
          code: 'custom',
          path: [name],
          message: `Use up to ${correctionBounds.prompt} characters.`,
        })
    }
    return { analyzed_at, niche, tone, engagement_style, posting_style, key_topics, prompts }
  })
export type Correct = z.output<typeof Correct>

/** At the user's request only, a new analysis replaces their corrections. */
export const Analyze = z.object({ corrections: z.enum(['keep', 'replace']).default('keep') })

const lookFields = /^look_(\d{1,2})$/

/** What the result's ticks and lines change; nothing without `ticked_at`, the analysis's time. */
export const KeepResult = z
  .object({
    ticked_at: z.coerce.date().optional(),
    known_for: z.string().max(5_000, 'That’s too long.').default('').transform(entries),
    own_tone: z
      .string()
      .trim()
      .max(correctionBounds.line, `Use up to ${correctionBounds.line} characters.`)
      .default(''),
    avoid: termList('topics and words', correctionBounds.topics),
  })
  .catchall(z.string())
  .transform(({ ticked_at, known_for, own_tone, avoid, ...rest }, context) => {
    const facts = factQuestions.flatMap(({ name, says }) => {
      const text = (rest[name] ?? '').replace(/\s+/g, ' ').trim()
      if (text.length > correctionBounds.fact)
        context.addIssue({ code: 'custom', path: [name], message: `Use up to ${correctionBounds.fact} characters.` })
      return text === '' ? [] : [/[.!]$/.test(text) ? text : `${says}: ${text}.`]
    })
    const looks = Object.keys(rest).flatMap((name) => lookFields.exec(name)?.[1] ?? [])
    return { ticked_at, known_for, own_tone, avoid, facts, looks: new Set(looks.map(Number)) }
  })
export type KeepResult = z.output<typeof KeepResult>
