import { z } from 'zod'

export const Draft = z.object({ action_id: z.uuid() })

/** Forms send line breaks as CRLF. */
const lines = (text: string) => text.replace(/\r\n?/g, '\n')
const typed = z.string().max(5_000, 'That’s too long for a post.')
const written = typed.transform(lines).optional()

/** `shown`: the draft's text as the page had it, without which nothing is sent. */
export const WrittenDraft = Draft.extend({ text: written, shown: written })

/**
 * Checkboxes named by draft id; `listed` has all ids that the page showed. `shown-` and `text-` and the id name what
 * `WrittenDraft` has for one.
 */
export const SeveralDrafts = z.record(z.string(), typed).transform((given) => {
  const ids = (prefix: string) =>
    Object.keys(given)
      .filter((name) => name.startsWith(prefix))
      .map((name) => name.slice(prefix.length))
      .filter((id) => z.uuid().safeParse(id).success)
  const textOf = (name: string) => (given[name] === undefined ? null : lines(given[name]))
  const selected = ids('draft-')
  const written = selected.map((id) => ({ id, text: textOf(`text-${id}`), shown: textOf(`shown-${id}`) }))
  return { selected, listed: ids('listed-'), written }
})

/** The last three also steer the bot. */
export const rejections = ['rejected', 'misread', 'not_like_me', 'not_person', 'not_topic'] as const
export type Rejection = (typeof rejections)[number]
