import { z } from 'zod'

/** The forms of the queue. */

export const Draft = z.object({ action_id: z.uuid() })

/** Forms send every line break as two characters. */
const written = z
  .string()
  .max(5_000, 'That is too long for a post.')
  .transform((text) => text.replace(/\r\n?/g, '\n'))
  .optional()

/**
 * The text is checked against the network's maximum length when it is sent. `shown`: the draft's text as the page had
 * it, without which nothing is sent.
 */
export const WrittenDraft = Draft.extend({ text: written, shown: written })

/** The checkboxes of several drafts, each named by its id; `listed` contains all that the page showed. */
export const SeveralDrafts = z.record(z.string(), z.string()).transform((given) => {
  const ids = (prefix: string) =>
    Object.keys(given)
      .filter((name) => name.startsWith(prefix))
      .map((name) => name.slice(prefix.length))
      .filter((id) => z.uuid().safeParse(id).success)
  return { selected: ids('draft-'), listed: ids('listed-') }
})

/** Why a draft is rejected. The first says nothing more; the last three also steer the bot. */
export const rejections = ['rejected', 'misread', 'not_like_me', 'not_person', 'not_topic'] as const
export type Rejection = (typeof rejections)[number]
