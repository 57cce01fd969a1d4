import { Steer } from '#app/contract/bot-settings.ts'
import { type Remark, steerFrom } from '#app/domain/bot/steer.ts'
import { requestUndo } from '#app/domain/bot/undo.ts'
import { form, forms } from '#app/http/forms.ts'
import { page, redirectLocal } from '#app/http/page.ts'
import { entryId } from '#app/view/activity/address.ts'

export const loader = page('user', (_visit, services) => redirectLocal(services, '/dashboard/activity'))

const description = 'From its next step on. The whole list is under Settings, Bot.'

const remark = (sign: Remark, title: (what: string) => string, text = description) =>
  form<'user', typeof Steer>(Steer, async ({ action_id, next }, { user }, services) => {
    const what = await steerFrom(services.db, user.id, action_id, sign, services.clock.now())
    return redirectLocal(services, next, { flash: { title: title(what), description: text, tone: 'success' } })
  })

const undoing: Record<Awaited<ReturnType<typeof requestUndo>>, string> = {
  reply: 'The reply is being deleted',
  like: 'The like is being taken back',
  follow: 'The follow is being ended',
}

const undo = form<'user', typeof Steer>(Steer, async ({ action_id, next }, { user }, services) => {
  const kind = await requestUndo(services, user.id, action_id, services.clock.now())
  const description = 'Its row says when it is done. The day’s limits still count it.'
  return redirectLocal(services, next, { flash: { title: undoing[kind], description, tone: 'success' } })
})

export const action = forms(
  'user',
  {
    undo,
    'not-person': remark('not_person', (who) => `The bot leaves ${who} alone`),
    target: remark(
      'target',
      (who) => `${who} comes first`,
      'The bot looks at their new posts first. The list is under Settings, Targets.',
    ),
    'not-topic': remark('not_topic', (topic) => `The bot leaves ${topic} alone`),
    'not-like-me': remark(
      'not_like_me',
      () => 'Noted: that is not how you sound',
      'It will not be sent again, and the model is told to avoid it.',
    ),
  },
  {
    to: ({ next }) => next ?? '/dashboard/activity',
    about: ({ action_id }) => (action_id ? { href: `#${entryId(action_id)}`, label: 'Go to the entry' } : undefined),
  },
)
