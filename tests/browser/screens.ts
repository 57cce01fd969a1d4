import { expect, type Page } from '@playwright/test'
import { perchTokens, sendForm } from '../kit/actor.ts'
import { zoneInTheMorning } from '../kit/clock.ts'
import { insertOperatorFacts, insertOperatorSession } from '../kit/operator.ts'
import { insertRound } from '../kit/ratings.ts'
import { putOnPro } from '../kit/seed.ts'
import { until } from '../kit/until.ts'
import { freeHandle, injectFault, newPerson, openByHand, passTimeUntil, signIn, signInNewPerson } from './person.ts'
import { type Screen, signInWithoutAccount, type Visitor } from './screen.ts'
import { accountScreens } from './screens-account.ts'
import { dashboardScreens } from './screens-dashboard.ts'
import { publicScreens } from './screens-pages.ts'
import { siteScreens } from './screens-site.ts'

const plain = (name: string, path: string, statuses: number[] = []): Screen => ({
  name,
  statuses,
  visit: async ({ page }) => void (await page.goto(path)),
})

const heading = (page: Page, name: string) => expect(page.getByRole('heading', { name })).toBeVisible()

/** The connect step of the onboarding. */
async function toConnect({ page, context, world }: Visitor) {
  await signInNewPerson(context, world, 'new')
  await page.goto('/onboarding')
  await page.getByRole('button', { name: 'Connect your account' }).click()
  await heading(page, 'Connect Perch')
}

async function toRatings({ page, context, world }: Visitor, rated: number) {
  const { email } = await signInNewPerson(context, world, 'analyzed', 'juniper_lane')
  await insertRound(world, email, rated)
  await page.goto(`/onboarding?step=3&draft=${rated + 1}`)
}

async function connectAs({ page, world }: Visitor, handle: string) {
  await freeHandle(world, handle)
  const { auth_token, ct0_token } = await perchTokens(world, handle)
  await openByHand(page)
  await page.getByLabel('Both tokens', { exact: true }).fill(`${auth_token} ${ct0_token}`)
  await page.getByRole('button', { name: 'Connect', exact: true }).click()
  await expect(page).toHaveURL('/onboarding?step=3')
}

const beforeSignIn: Screen[] = [
  plain('terms', '/terms'),
  plain('privacy', '/privacy'),
  plain('login', '/login?next=%2Fdashboard'),
  {
    name: 'login-errors',
    statuses: [400, 422],
    async visit({ page }) {
      await page.goto('/login')
      await signIn(page, { email: 'nobody', password: '' })
      await heading(page, 'There is a problem')
    },
  },
  {
    name: 'signup',
    async visit({ page }) {
      await page.goto('/signup')
      await page.getByLabel('Password', { exact: true }).pressSequentially('Seven birds')
    },
  },
  {
    name: 'check-email',
    async visit({ page }) {
      const { email, password } = newPerson()
      await page.goto('/signup')
      await page.getByLabel('Email').fill(email)
      await page.getByLabel('Password', { exact: true }).fill(password)
      await page.getByRole('button', { name: 'Create Account' }).click()
      await heading(page, 'Check your email')
    },
  },
  {
    name: 'confirm-elsewhere',
    async visit({ page, world }) {
      const { email, password } = newPerson()
      await sendForm(world, '/signup', { email, password, time_zone: 'UTC' })
      const link = await until(async () => {
        const answer = await fetch(`${world.sandbox.control_url}/mail.json?to=${encodeURIComponent(email)}`)
        return ((await answer.json()) as { mails: { links: string[] }[] }).mails[0]?.links[0]
      })
      await page.goto(link)
      await heading(page, 'Confirm your email address')
    },
  },
  plain('link-used', '/auth/callback?token_hash=old&type=signup'),
  plain('missing', '/no/such/page', [404]),
  plain('mails', '/dev/mails'),
  plain('operator-sign-in', '/operator/sign-in'),
  {
    name: 'operator',
    statuses: [422],
    async visit({ page, context, world }) {
      await insertOperatorFacts(world)
      await context.addCookies([
        { name: 'warble_operator', value: await insertOperatorSession(world), url: world.origin },
      ])
      await page.goto('/operator')
      await page.getByRole('button', { name: 'Stop This Bot' }).click()
      await heading(page, 'There is a problem')
    },
  },
]

const onboarding: Screen[] = [
  {
    name: 'step-welcome',
    async visit({ page, context, world }) {
      await signInNewPerson(context, world, 'new')
      await page.goto('/onboarding')
    },
  },
  {
    name: 'step-plan',
    async visit(visitor) {
      await toConnect(visitor)
      await visitor.page.goto('/onboarding?step=1')
    },
  },
  { name: 'step-connect', visit: toConnect },
  {
    name: 'step-connect-errors',
    statuses: [422],
    async visit(visitor) {
      await toConnect(visitor)
      await openByHand(visitor.page)
      await visitor.page.getByLabel('Both tokens', { exact: true }).fill('one')
      await visitor.page.getByRole('button', { name: 'Connect', exact: true }).click()
      await heading(visitor.page, 'There is a problem')
    },
  },
  {
    name: 'step-analysis-running',
    async visit(visitor) {
      const handle = 'velvetfern'
      await toConnect(visitor)
      await injectFault(visitor.world, {
        handle,
        route: 'GET /2/users/:id/tweets',
        fault: 'slow',
        delay_ms: 8_000,
        times: 1,
      })
      await connectAs(visitor, handle)
      await expect(visitor.page.getByRole('progressbar', { name: 'Collecting Perch data' })).toBeVisible()
    },
  },
  {
    name: 'step-analysis-failed',
    async visit(visitor) {
      const handle = 'plainbrief'
      await toConnect(visitor)
      const clearFault = await injectFault(visitor.world, { handle, route: 'GET /2/users/:id/tweets', fault: '429' })
      await connectAs(visitor, handle)
      await expect(visitor.page.getByText('Analysis Failed')).toBeVisible()
      await clearFault()
    },
  },
  {
    name: 'step-analysis-skipped',
    async visit(visitor) {
      await toConnect(visitor)
      await visitor.page.getByRole('button', { name: 'Skip this step' }).click()
      await heading(visitor.page, 'Analyze Account')
    },
  },
  {
    name: 'step-analysis-done',
    async visit(visitor) {
      await toConnect(visitor)
      await connectAs(visitor, 'stackharbor')
      await heading(visitor.page, 'Personalized prompts')
    },
  },
  {
    name: 'step-rate',
    async visit(visitor) {
      await toRatings(visitor, 3)
      await visitor.page.getByRole('button', { name: 'Not me' }).click()
      await visitor.page.getByRole('article', { name: 'Draft 5' }).waitFor()
    },
  },
  {
    name: 'step-mode',
    async visit(visitor) {
      await toRatings(visitor, 9)
      await visitor.page.getByRole('button', { name: 'Not me' }).click()
      await visitor.page.getByRole('button', { name: 'Too friendly' }).click()
      await visitor.page.getByRole('checkbox', { name: 'No compliment before the answer' }).waitFor()
    },
  },
  {
    name: 'step-done',
    async visit(visitor) {
      await toConnect(visitor)
      await connectAs(visitor, 'juniper_lane')
      await heading(visitor.page, 'Personalized prompts')
      // Keeps the page from continuing by itself after two seconds.
      await visitor.page.addInitScript(() => {
        const original = window.setTimeout
        const delayed = (work: TimerHandler, ms?: number) => original(work, ms === 2_000 ? 60_000 : ms)
        Object.assign(window, { setTimeout: delayed })
      })
      await visitor.page.goto('/onboarding?step=4')
      await heading(visitor.page, 'You’re all set')
    },
  },
]

const dashboard: Screen[] = [
  {
    name: 'dashboard-not-connected',
    async visit(visitor) {
      await signInWithoutAccount(visitor)
      await visitor.page.goto('/dashboard')
    },
  },
  {
    name: 'dashboard-sleeping',
    async visit({ page, context, world }) {
      await signInNewPerson(context, world, 'connected')
      await page.goto('/dashboard')
    },
  },
  {
    name: 'dashboard-menu',
    async visit({ page, context, world }) {
      await signInNewPerson(context, world, 'connected', 'coach_ilse')
      await page.setViewportSize({ width: 390, height: 844 })
      await page.goto('/dashboard')
      await page.getByLabel('Menu').click()
      await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible()
    },
  },
  {
    name: 'dashboard-refused',
    async visit({ page, context, world }) {
      const handle = 'pennywren'
      await signInNewPerson(context, world, 'connected', handle)
      await page.goto('/dashboard')
      const clearFault = await injectFault(world, { handle, fault: 'suspended' })
      await page.getByRole('button', { name: 'Wake Up Bot' }).click()
      await expect(page.getByText(`@${handle} was disconnected by Perch`)).toBeVisible()
      await clearFault()
    },
  },
  {
    name: 'dashboard-working',
    async visit({ page, context, world }) {
      const { email } = await signInNewPerson(context, world, 'connected', 'coach_ilse')
      await world.sql('update users set time_zone = $1 where email = $2', [
        zoneInTheMorning(world.sandbox.clock.now()),
        email,
      ])
      await putOnPro(world, email)
      await page.goto('/dashboard')
      await page.getByRole('button', { name: 'Wake Up Bot' }).click()
      await expect(page.getByText('Bot Started')).toBeVisible()
      const done = `select 1 from actions join users on users.id = user_id where email = $1 and state = 'success'`
      await passTimeUntil(world, async () => expect((await world.sql(done, [email])).length).toBeGreaterThan(0))
      await page.reload()
    },
  },
]

export const screens: Screen[] = [
  ...siteScreens,
  ...beforeSignIn,
  ...publicScreens,
  ...accountScreens,
  ...onboarding,
  ...dashboard,
  ...dashboardScreens,
]
