import type { MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { ConfirmOptOut, EndOperatorSessions, MarkAnswered, StopAllBots, StopBot } from '#app/contract/operator-forms.ts'
import { confirmOptOut } from '#app/domain/bot/opt-outs/list.ts'
import { runningBots, stopBotOf, stopBotsAndTell } from '#app/domain/bot/schedule/stop-all.ts'
import { fail } from '#app/domain/failure.ts'
import { endOperatorSessions } from '#app/domain/operator/access.ts'
import { operatorOverview } from '#app/domain/operator/overview.ts'
import { markAnswered } from '#app/domain/support/own-messages.ts'
import { form, forms } from '#app/http/doors/forms.ts'
import { type PageRequest, page, redirectLocal } from '#app/http/doors/page.ts'
import { operatorCookie } from '#app/http/request/cookies.ts'
import { operatorSignIn } from '#app/http/request/operator.ts'
import type { Services } from '#app/services.ts'
import { OperatorScreen } from './operator-screen.tsx'

export const meta: MetaFunction = () => [{ title: 'Operator · Warble' }, { name: 'robots', content: 'noindex' }]

export const handle = { scripts: false }

export const loader = page('operator', (_visit, services) => operatorOverview(services))

type Visit = PageRequest<'operator'>

/** `about`: which rows, by id. */
function logAct({ log }: Services, { context }: Visit, act: string, about: Record<string, unknown>): void {
  log.warn({ event: 'operator_act', session: context.operator_session, act, ...about }, 'the operator acted')
}

function done(
  services: Services,
  visit: Visit,
  act: string,
  title: string,
  about: Record<string, unknown>,
): Promise<Response> {
  logAct(services, visit, act, about)
  return redirectLocal(services, '/operator', { flash: { title, tone: 'success' } })
}

export const action = forms('operator', {
  stop_bot: form(StopBot, async ({ user, reason }, visit, services) => {
    const found = await stopBotOf(services, user, reason, services.clock.now())
    if (!found) fail('invalid', { user: 'No one has this address or id.' })
    if (!found.stopped) fail('invalid', { user: `The bot of ${found.email} isn’t running.` })
    return done(services, visit, 'stop_bot', 'Bot stopped. Its user has been notified.', {
      user_id: found.id,
      reason,
    })
  }),
  stop_all: form(StopAllBots, async ({ reason }, visit, services) => {
    const running = await runningBots(services.db)
    await stopBotsAndTell(services, running, reason, services.clock.now())
    const { length } = running
    return done(services, visit, 'stop_all', `Bots stopped and users notified: ${length}.`, { reason, bots: length })
  }),
  confirm: form(ConfirmOptOut, async ({ network, author_id }, visit, services) => {
    if (!(await confirmOptOut(services.db, network, author_id, services.clock.now()))) fail('not_found')
    return done(services, visit, 'confirm_opt_out', 'Every bot leaves this person alone from now on.', {
      network,
      author_id,
    })
  }),
  answered: form(MarkAnswered, async (answered, visit, services) => {
    const marked = await markAnswered(services.db, answered, services.clock.now())
    return done(services, visit, 'answered', `Messages marked as answered: ${marked.length}.`, { messages: marked })
  }),
  sign_out: form(EndOperatorSessions, async (_given, visit, services) => {
    const ended = await endOperatorSessions(services.db)
    logAct(services, visit, 'sign_out', { sessions: ended })
    return redirectLocal(services, operatorSignIn, { cookies: [operatorCookie(services, null)] })
  }),
})

export default function OperatorPage() {
  return <OperatorScreen {...useLoaderData<typeof loader>()} refused={useActionData<typeof action>()} />
}
