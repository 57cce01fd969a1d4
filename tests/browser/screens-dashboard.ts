import { expect, type Page } from '@playwright/test'
import { insertActionHistory, insertFormerUse, insertSkippedPosts } from '../kit/action-history.ts'
import { awayFromMidnight, moveToMorning } from '../kit/clock.ts'
import { insertDrafts } from '../kit/drafts.ts'
import { insertInboxPosts } from '../kit/inbox-posts.ts'
import { until } from '../kit/until.ts'
import { openConversation, untilHydrated } from './kit.ts'
import { injectFault, signInNewPerson, signInShared } from './person.ts'
import { type Screen, signInWithHistory, signInWithoutAccount, type Visitor } from './screen.ts'

const heading = (page: Page, name: string | RegExp) =>
  expect(page.getByRole('heading', { name, exact: true })).toBeVisible()

/** The account of the screens that change something. */
const handle = 'stackharbor'

/** A page of a user with four weeks of actions. */
const withHistory = (name: string, path: string, title: string | RegExp): Screen => ({
  name,
  async visit(visitor) {
    const { page } = visitor
    await signInWithHistory(visitor)
    await page.goto(path)
    await heading(page, title)
  },
})

/** The dashboard of a running bot whose limit another user of the account has filled. */
const withFormerUse = (name: string): Screen => ({
  name,
  async visit({ page, context, world }) {
    const { email } = await signInNewPerson(context, world, 'connected', handle)
    await moveToMorning(world, email)
    await world.sql('update users set trial_credits = 0 where email = $1', [email])
    await insertFormerUse(world, email)
    await page.goto('/dashboard')
    await page.getByRole('button', { name: 'Wake Up Bot' }).click()
    await heading(page, 'Your bot is on')
  },
})

/** A page of a user without actions. */
const withoutHistory = (name: string, path: string, title: string): Screen => ({
  name,
  async visit(visitor) {
    const { page } = visitor
    await signInWithoutAccount(visitor)
    await page.goto(path)
    await heading(page, title)
  },
})

/** A page of a user with skipped posts. */
async function withSkippedPosts({ page, context, world }: Visitor, path: string) {
  const { email } = await signInNewPerson(context, world, 'connected', handle)
  await insertSkippedPosts(world, email)
  await page.goto(path)
}

/** A page of a user whose analysis found no clear niche. */
const withoutNiche = (name: string, path: string): Screen => ({
  name,
  async visit({ page, context, world }) {
    const { email } = await signInNewPerson(context, world, 'connected', handle)
    await world.sql(
      `update account_analyses set niche = 'general', confidence_score = 12,
         profile = profile || '{"niche":"general","confidence_score":12}'
       where user_id = (select id from users where email = $1)`,
      [email],
    )
    await page.goto(path)
    await expect(page.getByText('Your niche isn’t clear yet')).toBeVisible()
  },
})

/** The support page after a diagnosis. */
const withDiagnosis = (name: string, fault: string | null, result: string): Screen => ({
  name,
  async visit({ page, context, world }) {
    await signInNewPerson(context, world, 'connected', handle)
    const clearFault = fault && (await injectFault(world, { handle, fault }))
    await page.goto('/dashboard/support')
    await page.getByRole('button', { name: 'Run Diagnosis' }).click()
    await expect(page.getByText(result, { exact: true })).toBeVisible()
    if (clearFault) await clearFault()
  },
})

/** The settings page with an export in this state. */
const withExport = (state: 'writing' | 'ready' | 'failed', text: string): Screen => ({
  name: `export-${state}`,
  async visit({ page, context, world }) {
    const { email } = await signInShared(context, world, 'export', ['skipped'])
    const ready = state === 'ready'
    await world.sql('delete from exports where user_id = (select id from users where email = $1)', [email])
    await world.sql(
      `insert into exports (user_id, state, created_at, ready_at, expires_at, bytes)
       select id, $2::text, $3::timestamptz, $4::timestamptz, $4::timestamptz + interval '7 days', $5::bigint
       from users where email = $1`,
      [email, state, world.sandbox.clock.now(), ready ? world.sandbox.clock.now() : null, ready ? 1_240_000 : null],
    )
    await page.goto('/dashboard/settings#export')
    await expect(page.getByText(text).first()).toBeVisible()
  },
})

async function withWidget(visitor: Visitor, display: string) {
  const { page, context, world } = visitor
  await signInWithoutAccount(visitor)
  await context.addCookies([{ name: 'warble_widget', value: display, url: world.origin }])
  await page.goto('/dashboard')
}

export const dashboardScreens: Screen[] = [
  {
    name: 'people',
    async visit({ page, context, world }) {
      const { email } = await signInNewPerson(context, world, 'connected', handle)
      await insertActionHistory(world, email)
      await insertInboxPosts(world, email, 3)
      await page.goto('/dashboard/people?q=finchroast')
      await page.getByRole('button', { name: 'Add @finchroast to priority people' }).click()
      await expect(page.getByRole('button', { name: 'Remove @finchroast' })).toBeVisible()
    },
  },
  {
    name: 'people-empty',
    async visit(visitor) {
      const { page } = visitor
      await signInWithoutAccount(visitor)
      await page.goto('/dashboard/people')
      await expect(page.getByText('No account is connected')).toBeVisible()
    },
  },
  withoutHistory('inbox-empty', '/dashboard/inbox', 'Inbox'),
  {
    name: 'inbox',
    async visit({ page, context, world }) {
      const { email } = await signInNewPerson(context, world, 'connected', handle)
      await insertInboxPosts(world, email, 3)
      await page.goto('/dashboard/inbox')
      await openConversation(page)
      await expect(page.getByLabel('Your reply').first()).toBeVisible()
    },
  },
  withHistory('home-busy', '/dashboard', 'Recent Activity'),
  withFormerUse('home-former-use'),
  {
    name: 'home-skipped',
    async visit(visitor) {
      await withSkippedPosts(visitor, '/dashboard')
      await expect(visitor.page.getByRole('list', { name: 'Reasons for skipping' })).toContainText('1 a giveaway')
    },
  },
  {
    name: 'home-analysis-unknown',
    statuses: [500],
    async visit({ page, context, world }) {
      const { email } = await signInNewPerson(context, world, 'connected', handle)
      await page.route(/\/events(\?|$)/, (route) => route.abort('aborted'))
      await page.route('**/api/analysis-progress/*', (route) => route.fulfill({ status: 500, body: '{}' }))
      await world.sql(
        `update account_analyses set status = 'in_progress', percent = 35, message = 'Starting AI analysis'
         where user_id = (select id from users where email = $1)`,
        [email],
      )
      await page.goto('/dashboard')
      await expect(page.getByRole('link', { name: 'Check Status' })).toBeVisible()
    },
  },
  { name: 'home-widget-bar', visit: (visitor) => withWidget(visitor, 'bar') },
  {
    name: 'home-limit',
    async visit({ page, context, world }) {
      await awayFromMidnight(world)
      const { email } = await signInNewPerson(context, world, 'connected', handle)
      await insertActionHistory(world, email)
      const today = world.sandbox.clock.now().toISOString().slice(0, 10)
      await world.sql(
        `update actions set local_day = $1 where user_id = (select id from users where email = $2)
         and claimed_at > $3::timestamptz - interval '20 hours'`,
        [today, email, world.sandbox.clock.now()],
      )
      await world.sql('update users set trial_credits = 0 where email = $1', [email])
      await page.goto('/dashboard')
      await expect(page.getByText('Daily Limit Reached', { exact: true })).toBeVisible()
    },
  },
  {
    name: 'home-error',
    async visit(visitor) {
      const { page } = visitor
      await signInWithoutAccount(visitor)
      await page.goto('/dashboard/support')
      await untilHydrated(page)
      await page.route(/\/dashboard\.data/, (route) => route.abort('aborted'))
      await page.getByRole('link', { name: 'Dashboard', exact: true }).first().click()
      await heading(page, 'API Connection Error')
    },
  },
  {
    name: 'home-waiting',
    async visit(visitor) {
      const { page } = visitor
      await signInWithoutAccount(visitor)
      await page.goto('/dashboard/support')
      await untilHydrated(page)
      await page.route(/\/dashboard\.data/, () => undefined)
      await page.getByRole('link', { name: 'Dashboard', exact: true }).first().click()
      await expect(page.getByRole('heading', { name: 'Loading Dashboard' })).toBeVisible()
    },
  },
  {
    name: 'home-shortcuts',
    async visit(visitor) {
      const { page } = visitor
      await signInWithoutAccount(visitor)
      await page.goto('/dashboard/support')
      await until(async () => {
        await page.keyboard.press('?')
        return page.getByRole('dialog').isVisible()
      })
    },
  },
  withoutNiche('home-unsure', '/dashboard'),
  withoutNiche('analysis-unsure', '/onboarding?step=3'),
  {
    name: 'queue',
    async visit({ page, context, world }) {
      const { email } = await signInNewPerson(context, world, 'connected', handle)
      await insertDrafts(world, email, handle, 3)
      await page.goto('/dashboard/queue')
      await page.getByText('Reject', { exact: true }).first().click()
      await expect(page.getByText('Avoid this person').first()).toBeVisible()
    },
  },
  withoutHistory('queue-empty', '/dashboard/queue', 'No drafts yet'),
  withHistory('analytics-performance', '/dashboard/analytics', 'Analytics'),
  withHistory('analytics-feed', '/dashboard/analytics?tab=activity', 'Analytics'),
  withHistory('analytics-insights', '/dashboard/analytics?tab=insights', 'Recommendation'),
  withoutHistory('analytics-empty', '/dashboard/analytics', 'Nothing sent yet'),
  withHistory('activity', '/dashboard/activity', 'Bot Activity Timeline'),
  {
    name: 'activity-whole-post',
    async visit(visitor) {
      const { page } = visitor
      await signInWithHistory(visitor)
      await page.goto('/dashboard/activity')
      await page.getByText('Show all').first().click()
      await expect(page.getByText('Show less').first()).toBeVisible()
    },
  },
  {
    name: 'activity-skipped',
    async visit(visitor) {
      await withSkippedPosts(visitor, '/dashboard/activity?show=left')
      await expect(visitor.page.getByText('The post is about grief; nothing of yours belongs there.')).toBeAttached()
    },
  },
  withoutHistory('activity-skipped-empty', '/dashboard/activity?period=all&show=left', 'Nothing skipped yet'),
  withoutHistory('activity-empty', '/dashboard/activity?period=all', 'No activity yet'),
  withHistory('report', '/dashboard/activity/report?period=month', /^Report for /),
  {
    name: 'notices',
    async visit({ page, context, world }) {
      const { email } = await signInNewPerson(context, world, 'connected', handle)
      await world.sql(
        `insert into notices (user_id, kind, key, person, text, created_at)
         select id, 'answer', 'one', 'reader', 'Thank you, that helped!', $2::timestamptz from users where email = $1
         union all select id, 'answer', 'two', 'another', 'How long did it take?', $2::timestamptz from users where email = $1`,
        [email, world.sandbox.clock.now()],
      )
      await page.goto('/dashboard/notices')
      await expect(page.getByText('How long did it take?')).toBeVisible()
    },
  },
  withHistory('plan', '/dashboard/plan', 'Subscription'),
  withoutHistory('support', '/dashboard/support', 'Support Center'),
  withDiagnosis('health-healthy', null, 'Healthy'),
  withDiagnosis('health-problem', '503', '1 problem'),
  withExport('writing', 'We’re preparing your export'),
  withExport('ready', 'Export of'),
  withExport('failed', 'Export failed'),
  withHistory('settings', '/dashboard/settings', 'Account Settings'),
  {
    name: 'settings-time-zone',
    async visit({ page, context, world }) {
      await signInNewPerson(context, world, 'skipped')
      await page.goto('/dashboard/settings')
      await page.getByLabel('Time zone').selectOption('Asia/Tokyo')
      await page.getByRole('button', { name: 'Change time zone' }).click()
      await expect(page.getByText(/^Tokyo, Asia from /)).toBeVisible()
    },
  },
  withHistory('settings-bot', '/dashboard/settings/bot', 'Account Settings'),
  withHistory('voice', '/dashboard/voice', 'Voice'),
  withHistory('settings-notifications', '/dashboard/settings/notifications', 'Account Settings'),
  withoutHistory('settings-not-connected', '/dashboard/settings', 'Account Settings'),
]
