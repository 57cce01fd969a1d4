import { z } from 'zod'
import { isHandle, networkIds, typedHandle } from '#app/contract/networks.ts'
import { hourFields, maxTopics } from '#app/contract/settings.ts'
import { handleOf, truncateAtGrapheme } from '#app/contract/typed.ts'

const maxTermLength = 60

const whole = (name: string) =>
  z
    .string()
    .trim()
    .regex(/^\d{1,4}$/, `Enter ${name} as a whole number.`)
    .transform(Number)

/** An unticked box is not sent. */
const box = z
  .string()
  .optional()
  .transform((value) => value !== undefined)

const mode = z.enum(['autopilot', 'copilot'], 'Choose Autopilot or Co-pilot.')

export const ChooseMode = z.object({ mode })

export const ChooseReach = z.object({ reach: z.enum(['wide', 'usual']) })

/** The public label on the network that a bot acts for the account. */
export const ChooseBotLabel = z.object({ label: z.enum(['on', 'off']) })

export const entries = (text: string) =>
  text
    .split(/[\n,]/)
    .map((entry) => entry.trim().replace(/\s+/g, ' '))
    .filter(Boolean)

export function termList(name: string, most: number) {
  return z
    .string()
    .max(40_000, 'That’s too long.')
    .default('')
    .transform(entries)
    .superRefine((list, context) => {
      const refuse = (message: string) => context.addIssue({ code: 'custom', message })
      const long = list.find((entry) => entry.length > maxTermLength)
      const empty = list.find((entry) => !/[\p{L}\p{N}\p{Extended_Pictographic}\p{RI}]/u.test(entry))
      if (list.length > most) refuse(`Enter up to ${most} ${name}. You entered ${list.length}.`)
      else if (long) refuse(`“${truncateAtGrapheme(long, 30)}…” is longer than ${maxTermLength} characters.`)
      else if (empty) refuse(`“${empty}” needs at least one letter, number or emoji.`)
    })
}

/** On one line: several, or the title of a profile's page. */
function handlesIn(line: string): string[] {
  const handle = handleOf(line)
  return (/\s/.test(handle) ? line.split(/\s+/).map(handleOf) : [handle]).filter(Boolean)
}

const people = z
  .string()
  .max(40_000, 'That’s too long.')
  .default('')
  .transform((text) => text.split(/[\n,;，；、،]+/).flatMap(handlesIn))
  .superRefine((list, context) => {
    const wrong = list.find((handle) => !isHandle(handle, networkIds))
    const most = maxTopics.people
    if (list.length > most) context.addIssue({ code: 'custom', message: `Enter up to ${most} people.` })
    else if (wrong) context.addIssue({ code: 'custom', message: `“${truncateAtGrapheme(wrong, 30)}” isn’t a handle.` })
  })

const days = [0, 1, 2, 3, 4, 5, 6] as const

const hour = z.string().regex(/^(?:off|\d|1\d|2[0-4])$/, 'Choose an hour from the list.')

const hourShape = Object.fromEntries(
  (['work', 'quiet'] as const).flatMap((part) =>
    days.flatMap((day) => Object.values(hourFields(part, day)).map((name) => [name, hour.optional()])),
  ),
)

export const BotSettings = z
  .object({
    max_actions_per_hour: whole('the actions per hour'),
    daily_follow_limit: whole('the follows per day'),
    enable_auto_reply: box,
    enable_auto_like: box,
    enable_auto_follow: box,
    enable_auto_view: box,
    mode: mode.optional(),
    mode_was: mode.optional().catch(undefined),
    look_for: termList('topics', maxTopics.look_for),
    avoid: termList('topics and words', maxTopics.avoid),
    loaded_at: z.coerce.date().optional().catch(undefined),
    ...hourShape,
  })
  .transform((input, context) => {
    const sent = input as Record<string, unknown>
    const spans = (part: 'work' | 'quiet') =>
      days.map((day) => {
        const { from, to } = hourFields(part, day)
        if (sent[from] === undefined || sent[from] === 'off') return null
        const span = { from: Number(sent[from]), to: Number(sent[to]) }
        const isSpan = span.from < 24 && span.to > 0 && span.from !== span.to
        if (!isSpan)
          context.addIssue({ code: 'custom', path: [from], message: 'Start and end can’t be the same time.' })
        return span
      })
    const { max_actions_per_hour, daily_follow_limit, look_for, avoid, mode, mode_was } = input
    const { enable_auto_reply, enable_auto_like, enable_auto_follow, enable_auto_view } = input
    return {
      // An old form left at its default must not turn Co-pilot back to Autopilot.
      mode: mode === mode_was ? undefined : mode,
      max_actions_per_hour,
      daily_follow_limit,
      look_for,
      avoid,
      enable_auto_reply,
      enable_auto_like,
      enable_auto_follow,
      enable_auto_view,
      hours: { work: spans('work'), quiet: spans('quiet') },
      ...(input.loaded_at && { loaded_at: input.loaded_at }),
    }
  })
export type BotSettings = z.output<typeof BotSettings>

/** `next` is the page to return to. */
export const Steer = z.object({ action_id: z.uuid(), next: z.string().max(2_000).default('/dashboard/activity') })

const authorId = z.string().min(1).max(300)

/** `author_id`: whom the page showed. `q`: the search to return to. */
export const NamedOnPage = z.object({
  handle: typedHandle,
  author_id: authorId.optional(),
  q: z.string().max(100).optional(),
})

export const ListedPerson = z.object({ handle: typedHandle })

/** As the page had it: what was read since still holds them. */
export const ReleaseHeld = z.object({
  author_id: authorId,
  held_for: z.enum(['stop', 'complaint', 'language']),
  written_at: z.iso.datetime().transform((text) => new Date(text)),
})

export const HideSuggestion = z.object({ author_id: authorId })

export const AvoidSeveral = z.object({ people })
