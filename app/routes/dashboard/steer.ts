import { Steer } from '#app/contract/bot-settings.ts'
import { type Remark, steerFrom } from '#app/domain/bot/steer.ts'
import { form, forms } from '#app/http/forms.ts'
import { go, page } from '#app/http/page.ts'

export const loader = page('user', (_visit, services) => go(services, '/dashboard/activity'))

const description = 'From its next step on. Settings, Bot has the whole list.'

const remark = (said: Remark, title: (what: string) => string, told = description) =>
  form<'user', typeof Steer>(Steer, async ({ action_id, next }, { user }, services) => {
    const what = await steerFrom(services.db, user.id, action_id, said, services.clock.now())
    return go(services, next, { flash: { title: title(what), description: told, tone: 'success' } })
  })

export const action = forms(
  'user',
  {
    'not-person': remark('not_person', (who) => `The bot leaves ${who} alone`),
    'not-topic': remark('not_topic', (topic) => `The bot leaves ${topic} alone`),
    'not-like-me': remark(
      'not_like_me',
      () => 'Noted: that is not how you sound',
      'It will not be said again, and is shown to the model as what to avoid.',
    ),
  },
  { to: ({ next }) => next ?? '/dashboard/activity' },
)
