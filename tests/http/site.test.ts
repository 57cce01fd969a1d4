import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { marketingFigures, testimonials } from '#app/content/marketing.ts'
import { trial } from '#app/content/plan-table.ts'
import { plans } from '#app/content/plans.ts'
import { replies } from '#app/content/run.ts'
import { sendForm } from '../kit/actor.ts'
import { moveClock } from '../kit/clock.ts'
import { type SeededActor, seedActor } from '../kit/seed.ts'
import { startServer } from '../kit/server.ts'
import { startWorld, type World } from '../kit/world.ts'

let world: World
let user: SeededActor
beforeAll(async () => {
  world = await startWorld(inject('postgres'), { role: 'web', tick: false, people: 5 })
  user = await seedActor(world)
})
afterAll(() => world?.close())

/** The page’s HTML without React’s comments and with entities decoded. */
async function read(path: string, { cookie = '', origin = world.origin } = {}): Promise<string> {
  const answer = await fetch(origin + path, { headers: { cookie } })
  expect(answer.status).toBe(200)
  return (await answer.text())
    .replace(/<!-- -->/g, '')
    .replace(/&#x27;/g, "'")
    .replace(/&quot;/g, '"')
}

/** The markup from the tag with this id to the next section. */
const sectionOf = (html: string, id: string) => html.split(`id="${id}"`)[1]?.split('<section')[0] ?? ''
const hrefs = (html: string) => [...html.matchAll(/<a\b[^>]*? href="([^"]+)"/g)].map(([, href]) => href)

/** The same world in production mode. */
async function inProduction<T>(work: (origin: string) => Promise<T>, env: Record<string, string> = {}): Promise<T> {
  const mail = { MAIL_FROM: 'hello@warble.example', SUPPORT_EMAIL: 'support@warble.example' }
  const server = await startServer('web', { ...world.env, ...mail, WARBLE_ENV: 'production', CLOCK_FILE: '', ...env })
  try {
    return await work(server.origin)
  } finally {
    await server.stop()
  }
}

describe('the landing page', () => {
  test('has every section and seven questions, and links to sign-up, dashboard and contact', async () => {
    const html = await read('/')
    for (const id of ['features', 'how-it-works', 'pricing', 'testimonials', 'faq'])
      expect(html).toContain(`id="${id}"`)
    for (const text of ['For entrepreneurs', 'For companies', 'For marketers']) expect(html).toContain(text)
    for (const step of ['Configure your profile', 'AI automation', 'Monitor growth']) expect(html).toContain(step)
    expect(html).toMatch(/<a [^>]*href="\/signup"[^>]*>(?:<span>)?Get Started For FREE/)
    expect(html.match(/<details[^>]*>/g)?.length).toBe(7 + 1)
    expect(sectionOf(html, 'faq')).toContain(`${trial.credits} trial credits`)
    expect(sectionOf(html, 'faq')).toContain('href="/contact"')
    for (const href of ['/dashboard', '/pricing', '/about', '/affiliates', '/terms', '/privacy', '/login'])
      expect(hrefs(html)).toContain(href)
  })

  test('links only to sections that exist, in development and in production', async () => {
    const dangling = (html: string) =>
      hrefs(html).filter((href) => href?.startsWith('/#') && !html.includes(`id="${href.slice(2)}"`))
    const development = await read('/')
    expect(hrefs(development)).toContain('/#testimonials')
    expect(dangling(development)).toEqual([])
    const production = await inProduction((origin) => read('/', { origin }))
    expect(hrefs(production)).toContain('/#testimonials')
    expect(dangling(production)).toEqual([])
  })

  test('shows no unconfirmed figure or testimonial, but six replies that it sent', async () => {
    const unsure = marketingFigures.filter(({ confirmed }) => !confirmed)
    expect(unsure.length).toBeGreaterThan(0)
    const [development, production] = [await read('/'), await inProduction((origin) => read('/', { origin }))]
    for (const { figure } of unsure) for (const html of [development, production]) expect(html).not.toContain(figure)
    expect(testimonials).toHaveLength(6)
    for (const { text, rating, confirmed } of testimonials) {
      expect([rating, confirmed]).toEqual([5, false])
      for (const html of [development, production]) expect(html).not.toContain(text)
    }
    for (const text of ['>Sample<', 'Rated 5 of 5', 'What people say']) expect(development).not.toContain(text)
    expect(replies).toHaveLength(6)
    for (const { reply } of replies) for (const html of [development, production]) expect(html).toContain(reply)
  })

  test('shows this installation’s own figures once there are a thousand actions', async () => {
    expect(await read('/')).not.toContain('Counted live on this site')
    await world.sql(
      `insert into action_hours (user_id, local_day, local_hour, kind, success, failed, unknown, answered, response_ms)
       values ($1, '2026-01-01', 9, 'reply', 1, 3, 0, 1, 10), ($1, '2026-01-01', 9, 'like', 998, 0, 2, 998, 10)`,
      [user.id],
    )
    await moveClock(world, 6 * 60_000)
    expect(await read('/')).not.toContain('Counted live on this site')
    await world.sql(`update action_hours set success = 1233 where kind = 'like'`)
    await moveClock(world, 6 * 60_000)
    const html = await read('/')
    expect(html).toContain('Counted live on this site')
    expect(html).toMatch(/actions done, each with its reason<\/dt><dd[^>]*>1,234</)
    expect(html).toMatch(/of them a reply<\/dt><dd[^>]*>1</)
    expect(html).not.toContain('said stop')
  })
})

describe('the plans', () => {
  test.each(['/', '/pricing'])('on %s match the entitlement table', async (path) => {
    const html = await read(path)
    for (const { name, price, features } of Object.values(plans)) {
      expect(html).toMatch(new RegExp(`>${name}<[^]*?>\\$${price}</span>`))
      for (const feature of features) expect(html).toContain(feature)
    }
    expect(html).toMatch(/>Pro<span[^>]*>(?:<span>)?Most popular</)
    expect(html).toMatch(/<button[^>]* disabled=""[^>]*>(?:<span>)?Not offered yet/)
    expect(html).toContain(`${trial.days}-day free trial. Cancel anytime.`)
    expect(html).toContain('They’re not available here yet')
  })

  test('/pricing lists every limit', async () => {
    const html = await read('/pricing')
    const rowOf = (name: string) =>
      [...(html.split(`<span>${name}</span>`)[1]?.split('</tr>')[0] ?? '').matchAll(/<span>([^<]+)<\/span>/g)].map(
        ([, cell]) => cell,
      )
    const all = Object.values(plans)
    expect(rowOf('Actions per day: replies, likes and follows')).toEqual(all.map((plan) => `${plan.actions_per_day}`))
    expect(rowOf('Of those, replies')).toEqual(all.map((plan) => `${plan.replies_per_day}`))
    expect(rowOf('Actions per hour, with profile views')).toEqual([
      '10, or 15 with trial credits',
      '15, up to 20',
      '15, up to 30',
    ])
    expect(rowOf('Follows per day')).toEqual(['5', '5, up to 10', '5, up to 20'])
    expect(rowOf('Actions a day from 8 AM to 10 PM, the default hours')).toEqual(['10', '100', '210, up to 420'])
    expect(rowOf('Actions a day around the clock')).toEqual(['10', '100', '360, up to 500'])
  })

  test('have buttons that lead a guest to sign-up and a user to their plan', async () => {
    const toPlan = async (cookie: string) =>
      hrefs(sectionOf(await read('/', { cookie }), 'pricing')).filter((href) => href !== '/pricing')
    const signUpFor = (plan: string) => `/signup?next=${encodeURIComponent(`/onboarding?step=1&plan=${plan}`)}`
    expect(await toPlan('')).toEqual(['/signup', signUpFor('starter'), signUpFor('pro')])
    expect(await toPlan(user.cookie)).toEqual(['/dashboard/plan', '/dashboard/plan', '/dashboard/plan'])
  })
})

describe('the header', () => {
  test('offers a guest Login and Get Started Free', async () => {
    for (const path of ['/', '/pricing']) {
      const header = (await read(path)).split('</header>')[0] ?? ''
      expect(hrefs(header)).toEqual(
        expect.arrayContaining(['/#features', '/#how-it-works', '/#pricing', '/login', '/signup']),
      )
      expect(header).toMatch(/>Get Started Free</)
      expect(header).not.toContain('Log out')
    }
  })

  test('shows a user the address, the plan and the menu; logging out returns to /', async () => {
    const { cookie, email } = await seedActor(world)
    const html = await read('/', { cookie })
    const header = html.split('</header>')[0] ?? ''
    expect(html).not.toContain('No card')
    expect(header).toContain(`>${email}<`)
    expect(header).toContain('</span>Free</span>')
    expect(hrefs(header)).toEqual(expect.arrayContaining(['/dashboard', '/dashboard/plan', '/dashboard/settings']))
    expect(hrefs(html)).not.toContain('/login')
    expect(header).toContain('<form method="post" action="/logout">')
    const out = await sendForm(world, '/logout', {}, cookie)
    expect([out.status, out.headers.get('location')]).toEqual([302, '/'])
    expect(await read('/', { cookie })).not.toContain(email)
  })
})

test('the footer lists the operator’s configured accounts, and none by default', async () => {
  expect(await read('/')).not.toContain('aria-label="Elsewhere"')
  const links = 'https://bsky.app/profile/warble.example, https://social.example/@warble'
  const html = await inProduction((origin) => read('/', { origin }), { SOCIAL_LINKS: links })
  for (const link of links.split(', ')) expect(hrefs(html)).toContain(link)
  expect(html).toContain('>Bluesky<')
})

test.each(['/', '/pricing'])('%s loads one small script and nothing inline', async (path) => {
  const html = await (await fetch(world.origin + path)).text()
  const scripts = [...html.matchAll(/<script\b([^>]*)>/g)].map(([, attributes]) => attributes)
  expect(scripts).toHaveLength(1)
  const source = scripts[0]?.match(/src="([^"]+)"/)?.[1] ?? ''
  const island = await (await fetch(world.origin + source)).text()
  expect(gzipSync(island).length).toBeLessThan(3_700)
  expect(island).not.toMatch(/\bimport\b/)
  expect(html).not.toMatch(/modulepreload|rel="later"/)
  expect(html).not.toMatch(/ style="/)
  expect(gzipSync(html).length).toBeLessThan(14_000)
  const sheet = html.match(/href="([^"]+\.css)"/)?.[1] ?? ''
  expect(gzipSync(await (await fetch(world.origin + sheet)).text()).length).toBeLessThan(13_200)
})

test('whoever has had the free trial is not offered another, on the pricing and the landing page', async () => {
  const offer = /start with a \d+-day free trial\./
  const paths = ['/pricing', '/']
  for (const path of paths) expect(await read(path, { cookie: user.cookie })).toMatch(offer)
  const other = await seedActor(world)
  await world.sql(
    `insert into billing_customers (user_id, customer_id, trial_used_at, created_at) values ($1, 'cus_used', now(), now())`,
    [other.id],
  )
  for (const path of paths) {
    const html = await read(path, { cookie: other.cookie })
    expect(html).not.toMatch(offer)
    expect(html).toContain('it’s been used')
  }
  expect(await read('/pricing')).toMatch(offer)
})
