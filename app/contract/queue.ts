import { z } from 'zod'

export const Draft = z.object({ action_id: z.uuid() })

/** Forms send line breaks as CRLF. */
const written = z
  .string()
  .max(5_000, 'That is too long for a post.')
  .transform((text) => text.replace(/\r\n?/g, '\n'))
  .optional()

/** `shown`: the draft's text as the page had it, without which nothing is sent. */
export const WrittenDraft = Draft.extend({ text: written, shown: written })

/** Checkboxes named by draft id; `listed` has all ids that the page showed. */
export const SeveralDrafts = z.record(z.string(), z.string()).transform((given) => {
  const ids = (prefix: string) =>
    Object.keys(given)
      .filter((name) => name.startsWith(prefix))
      .map((name) => name.slice(prefix.length))
      .filter((id) => z.uuid().safeParse(id).success)
  return { selected: ids('draft-'), listed: ids('listed-') }
})

/** The last three also steer the bot. */
export const rejections = ['rejected', 'misread', 'not_like_me', 'not_person', 'not_topic'] as const
export type Rejection = (typeof rejections)[number]
