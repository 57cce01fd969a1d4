import { Steer } from '#app/contract/bot-settings.ts'
import { type Remark, steerFrom } from '#app/domain/bot/decide/steer.ts'
import { requestUndo } from '#app/domain/bot/send/undo.ts'
import { form, forms } from '#app/http/doors/forms.ts'
import { page, redirectLocal } from '#app/http/doors/page.ts'
import { entryId } from '#app/view/activity/address.ts'

export const loader = page('user', (_visit, services) => redirectLocal(services, '/dashboard/activity'))

const description = 'Starting with its next action. Manage the list under People.'

const remark = (sign: Remark, title: (what: string) => string, text = description) =>
  form<'user', typeof Steer>(Steer, async ({ action_id, next }, { user }, services) => {
    const what = await steerFrom(services.db, user.id, action_id, sign, services.clock.now())
    return redirectLocal(services, next, { flash: { title: title(what), description: text, tone: 'success' } })
  })

const remarks = {
  'not-person': remark('not_person', (who) => `The bot will avoid ${who}`),
  target: remark(
    'target',
    (who) => `${who} added to priority people`,
    'The bot checks their new posts first. Manage the list under People.',
  ),
  'not-topic': remark(
    'not_topic',
    (topic) => `The bot will avoid ${topic}`,
    'Starting with its next action. Undo it in the entry, or in Settings > Bot.',
  ),
  'topic-again': remark(
    'topic_again',
    (topic) => `The bot no longer avoids ${topic}`,
    'Posts that mention it are read again.',
  ),
  'not-like-me': remark(
    'not_like_me',
    () => 'Noted',
    'The bot won’t send that again, and the model will steer away from it.',
  ),
}

const undoing: Record<Awaited<ReturnType<typeof requestUndo>>, string> = {
  reply: 'Deleting the reply',
  like: 'Removing the like',
  follow: 'Unfollowing',
}

export const action = forms(
  'user',
  {
    undo: form(Steer, async ({ action_id, next }, { user }, services) => {
      const kind = await requestUndo(services, user.id, action_id, services.clock.now())
      const description = 'You’ll see it here when it’s done. It still counts toward that day’s limits.'
      return redirectLocal(services, next, { flash: { title: undoing[kind], description, tone: 'success' } })
    }),
    ...remarks,
  },
  {
    to: ({ next }) => next ?? '/dashboard/activity',
    about: ({ action_id }) => (action_id ? { href: `#${entryId(action_id)}`, label: 'Go to the entry' } : undefined),
  },
)
