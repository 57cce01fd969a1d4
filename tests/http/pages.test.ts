import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { endpoints } from '#app/contract/index.ts'
import { openApi } from '#app/contract/openapi.ts'
import { type SeededActor, seedActor } from '../kit/seed.ts'
import { until } from '../kit/until.ts'
import { startWorld, type World } from '../kit/world.ts'

let world: World
let actor: SeededActor
beforeAll(async () => {
  world = await startWorld(inject('postgres'), {
    role: 'web',
    tick: false,
    people: 5,
    env: { SUPPORT_EMAIL: 'help@example.com', SUPPORT_PHONE: '+1 555 010 0199' },
  })
  actor = await seedActor(world)
})
afterAll(() => world?.close())

async function open(path: string, cookie = '') {
  const answer = await fetch(world.origin + path, { redirect: 'manual', headers: { cookie } })
  return { status: answer.status, headers: answer.headers, html: (await answer.text()).replace(/<!-- -->/g, '') }
}

async function listed(): Promise<string[]> {
  const { html } = await open('/sitemap.xml')
  return [...html.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address)
}

const all = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, value]) => value)
const mainOf = (html: string) => html.slice(html.indexOf('<main'), html.indexOf('</main>'))
const h1 = /<h1[\s>]/g
const robots = /<meta name="robots" content="([^"]*)"/g

describe('what search engines read', () => {
  test('robots.txt names the site map by the configured address, and keeps them out of what is private', async () => {
    const { html, headers } = await open('/robots.txt')
    expect(headers.get('content-type')).toBe('text/plain; charset=utf-8')
    expect(html).toContain(`Sitemap: ${world.origin}/sitemap.xml`)
    for (const path of ['/dashboard', '/onboarding', '/auth']) expect(html).toContain(`Disallow: ${path}\n`)
  })

  test('the site map lists each public page once, by the configured address', async () => {
    const pages = await listed()
    expect(pages.length).toBeGreaterThan(7)
    expect(new Set(pages).size).toBe(pages.length)
    for (const path of ['/', '/about', '/affiliates', '/contact', '/terms', '/privacy', '/login', '/signup'])
      expect(pages).toContain(world.origin + path)
  })

  test('every listed page has one heading, a title and description of its own, its address, its picture and main', async () => {
    const titles: string[] = []
    const descriptions: string[] = []
    for (const address of await listed()) {
      const { status, html } = await open(new URL(address).pathname)
      expect([address, status]).toEqual([address, 200])
      expect([address, html.match(h1)?.length]).toEqual([address, 1])
      expect([address, html.match(/<main id="main"/g)?.length]).toEqual([address, 1])
      expect(all(html, robots)).toEqual([])
      expect(all(html, /<link rel="canonical" href="([^"]*)"/g)).toEqual([address])
      expect(all(html, /<meta property="og:url" content="([^"]*)"/g)).toEqual([address])
      expect(all(html, /<meta property="og:image" content="([^"]*)"/g)).toEqual([`${world.origin}/social.png`])
      expect(all(html, /<meta property="og:title" content="([^"]*)"/g)).toEqual(all(html, /<title>([^<]+)<\/title>/g))
      titles.push(...all(html, /<title>([^<]+)<\/title>/g).map(String))
      descriptions.push(...all(html, /<meta name="description" content="([^"]+)"/g).map(String))
    }
    const count = (await listed()).length
    expect([titles.length, new Set(titles).size]).toEqual([count, count])
    expect([descriptions.length, new Set(descriptions).size]).toEqual([count, count])
  })

  test('a trailing slash or a query is the same page', async () => {
    for (const path of ['/about/', '/about?from=x'])
      expect(all((await open(path)).html, /<link rel="canonical" href="([^"]*)"/g)).toEqual([`${world.origin}/about`])
  })

  test('whatever is not public asks to be left out', async () => {
    const cookie = actor.cookie
    for (const path of [
      '/dashboard',
      '/onboarding',
      '/success',
      '/cancel',
      '/auth/callback',
      '/no/such/page',
      '/dev/ui',
    ]) {
      const { html } = await open(path, cookie)
      expect([path, all(html, robots)]).toEqual([path, ['noindex']])
      expect([path, /rel="canonical"/.test(html)]).toEqual([path, false])
    }
  })

  test('the picture is there and small, and every icon of the manifest', async () => {
    const picture = await fetch(`${world.origin}/social.png`)
    const bytes = Buffer.from(await picture.arrayBuffer())
    expect(picture.headers.get('content-type')).toBe('image/png')
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630])
    expect(bytes.length).toBeLessThan(100_000)
    const manifest = (await (await fetch(`${world.origin}/manifest.webmanifest`)).json()) as {
      icons: { src: string; purpose?: string }[]
    }
    expect(manifest.icons.some(({ purpose }) => purpose === 'maskable')).toBe(true)
    for (const { src } of manifest.icons) expect((await fetch(world.origin + src)).status).toBe(200)
  })

  test('links in the public pages lead to pages and to places on them', async () => {
    const pages = new Map<string, string>()
    const broken: string[] = []
    const read = async (path: string) => {
      const known = pages.get(path)
      if (known !== undefined) return known
      const { status, html } = await open(path, actor.cookie)
      if (status >= 400) broken.push(`${status} ${path}`)
      pages.set(path, html)
      return html
    }
    const starts = ['/about', '/affiliates', '/contact', '/api/docs', '/terms', '/privacy', '/success', '/cancel']
    for (const start of starts)
      for (const href of new Set(all(mainOf(await read(start)), /<a [^>]*href="(\/[^"]*|#[^"]*)"/g).map(String))) {
        const { pathname, search, hash } = new URL(href.replaceAll('&amp;', '&'), world.origin + start)
        const html = await read(href.startsWith('#') ? start : pathname + search)
        if (hash && !html.includes(`id="${hash.slice(1)}"`)) broken.push(`${start}: ${href}`)
      }
    expect(pages.size).toBeGreaterThan(9)
    expect(broken).toEqual([])
  })
})

describe('what the pages say', () => {
  test('the privacy policy carries its date and its promises', async () => {
    const { html } = await open('/privacy')
    for (const text of ['July 24, 2025', '30 days', '2 years', '90 days', '16 years', 'help@example.com'])
      expect(html).toContain(text)
    expect(html).toContain('No post leaves them for that.')
  })

  test('the affiliate program is coming soon, and leads to the contact form', async () => {
    const { html } = await open('/affiliates')
    expect(html).toContain('Coming Soon')
    expect(html).toContain('href="/contact?subject=Affiliate+program"')
  })

  test('contact shows the address, the hours, and a phone only where there is one', async () => {
    const { html } = await open('/contact')
    expect(html).toContain('href="mailto:help@example.com"')
    expect(html).toContain('Mon-Fri 9 AM-6 PM EST')
    expect(html).toContain('href="tel:+15550100199"')
  })

  test('a missing page says so, keeps the header of who is signed in, and is logged without its query', async () => {
    const { status, html, headers } = await open('/no/such/page?token=hidden-in-the-query', actor.cookie)
    expect(status).toBe(404)
    for (const text of ['Oops! Page not found', 'Return to Home', actor.email]) expect(html).toContain(text)
    const id = headers.get('x-request-id') ?? 'none'
    const lines = () => world.output().split('\n')
    const line = await until(() => lines().find((one) => one.includes('missing_path') && one.includes(id)))
    expect(JSON.parse(line)).toMatchObject({ missing_path: '/no/such/page', request_id: id })
    expect(world.output()).not.toContain('hidden-in-the-query')
  })
})

test('the API’s page has every call, with its fields and errors; the same is served for machines', async () => {
  const { status, html } = await open('/api/docs')
  expect(status).toBe(200)
  for (const { method, path } of endpoints) expect([path, html.includes(`>${method}</span>`)]).toEqual([path, true])
  for (const text of [...endpoints.map(({ path }) => path), 'config.max_actions_per_hour', 'analysis_incomplete'])
    expect([text, html.includes(`>${text}<`)]).toEqual([text, true])
  const served = await fetch(`${world.origin}/api/openapi.json`)
  expect([served.status, served.headers.get('cache-control')]).toEqual([200, 'public, max-age=300'])
  expect(await served.json()).toEqual(openApi(world.origin))
})

describe('back from a payment', () => {
  const heading = ({ html }: { html: string }) => all(html, /<h1[^>]*>([^<]*)</g)[0]

  test('without a payment no payment is claimed', async () => {
    for (const path of ['/success', '/success?session_id='])
      for (const cookie of ['', actor.cookie]) {
        const answer = await open(path, cookie)
        expect([path, answer.status, heading(answer)]).toEqual([path, 200, 'No payment found'])
        expect(answer.html).not.toContain('Payment Successful!')
      }
  })

  test('a checkout is told of to whoever is signed in, and where billing is not set up there is none', async () => {
    const path = '/success?session_id=cs_test_a1b2c3d4e5'
    expect(heading(await open(path, actor.cookie))).toBe('No payment found')
    const stranger = await open(path)
    expect(heading(stranger)).toBe('Sign in to see your payment')
    expect(stranger.html).toContain(`/login?next=${encodeURIComponent(path)}`)
  })

  test('a cancelled checkout leads back to the setup, or to the plans when that is done', async () => {
    const person = await seedActor(world)
    const during = await open('/cancel', person.cookie)
    expect(heading(during)).toBe('Payment Cancelled')
    for (const text of ['nothing was charged', '7-day free trial']) expect(during.html).toContain(text)
    expect(during.html).toMatch(/href="\/onboarding\?step=1"[^>]*>Try Again</)
    expect(during.html).toMatch(/href="\/onboarding"[^>]*>Back to Setup</)
    await world.sql(`insert into onboarding (user_id, setup_completed_at) values ($1, now())`, [person.id])
    for (const cookie of [person.cookie, '']) {
      const { html } = await open('/cancel', cookie)
      expect(html).toMatch(/href="\/pricing"[^>]*>Try Again</)
      expect(html).toMatch(/href="\/"[^>]*>Back to Home</)
    }
  })
})
