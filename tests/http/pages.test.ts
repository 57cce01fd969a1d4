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

async function sitemapUrls(): Promise<string[]> {
  const { html } = await open('/sitemap.xml')
  return [...html.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address)
}

const all = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, value]) => value)
const mainOf = (html: string) => html.slice(html.indexOf('<main'), html.indexOf('</main>'))
const h1 = /<h1[\s>]/g
const robots = /<meta name="robots" content="([^"]*)"/g

describe('search engines', () => {
  test('robots.txt names the sitemap by the configured origin and excludes private pages', async () => {
    const { html, headers } = await open('/robots.txt')
    expect(headers.get('content-type')).toBe('text/plain; charset=utf-8')
    expect(html).toContain(`Sitemap: ${world.origin}/sitemap.xml`)
    for (const path of ['/dashboard', '/onboarding', '/auth']) expect(html).toContain(`Disallow: ${path}\n`)
  })

  test('the sitemap lists each public page once, by the configured origin', async () => {
    const pages = await sitemapUrls()
    expect(pages.length).toBeGreaterThan(7)
    expect(new Set(pages).size).toBe(pages.length)
    for (const path of ['/', '/about', '/affiliates', '/contact', '/terms', '/privacy', '/login', '/signup'])
      expect(pages).toContain(world.origin + path)
  })

  test('every listed page has one h1, one main, a unique title and description, a canonical URL and a picture', async () => {
    const titles: string[] = []
    const descriptions: string[] = []
    for (const address of await sitemapUrls()) {
      const { status, html } = await open(new URL(address).pathname)
      expect([address, status]).toEqual([address, 200])
      expect([address, html.match(h1)?.length]).toEqual([address, 1])
      expect([address, html.match(/<main id="main"/g)?.length]).toEqual([address, 1])
      expect(all(html, robots)).toEqual([])
      expect(all(html, /<link rel="canonical" href="([^"]*)"/g)).toEqual([address])
      expect(all(html, /<meta property="og:url" content="([^"]*)"/g)).toEqual([address])
      expect(all(html, /<meta property="og:image" content="([^"]*)"/g)).toEqual([`${world.origin}/preview.png`])
      expect(all(html, /<meta property="og:title" content="([^"]*)"/g)).toEqual(all(html, /<title>([^<]+)<\/title>/g))
      titles.push(...all(html, /<title>([^<]+)<\/title>/g).map(String))
      descriptions.push(...all(html, /<meta name="description" content="([^"]+)"/g).map(String))
    }
    const count = (await sitemapUrls()).length
    expect([titles.length, new Set(titles).size]).toEqual([count, count])
    expect([descriptions.length, new Set(descriptions).size]).toEqual([count, count])
  })

  test('a trailing slash or a query does not change the canonical URL', async () => {
    for (const path of ['/about/', '/about?from=x'])
      expect(all((await open(path)).html, /<link rel="canonical" href="([^"]*)"/g)).toEqual([`${world.origin}/about`])
  })

  test('pages that are not public have noindex', async () => {
    const cookie = actor.cookie
    for (const path of ['/dashboard', '/onboarding', '/success', '/cancel', '/no/such/page', '/dev/mails']) {
      const { html } = await open(path, cookie)
      expect([path, all(html, robots)]).toEqual([path, ['noindex']])
      expect([path, /rel="canonical"/.test(html)]).toEqual([path, false])
    }
  })

  test('the social picture and every icon of the manifest exist, and the picture is small', async () => {
    const picture = await fetch(`${world.origin}/preview.png`)
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

  test('links in the public pages lead to existing pages and fragments', async () => {
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

describe('page texts', () => {
  test('the privacy policy has its date and its periods', async () => {
    const { html } = await open('/privacy')
    for (const text of ['July 24, 2025', '30 days', '2 years', '90 days', '16 and older', 'help@example.com'])
      expect(html).toContain(text)
    expect(html).toContain('No post leaves them for that.')
    for (const title of ['Notifications in the app', 'What people wrote to you', 'What a search found'])
      expect(html).toContain(title)
  })

  test('the affiliate page says “Coming Soon” and links to the contact form', async () => {
    const { html } = await open('/affiliates')
    expect(html).toContain('Coming Soon')
    expect(html).toContain('href="/contact?subject=Affiliate+program"')
  })

  test('the contact page shows the configured address and phone, and the hours', async () => {
    const { html } = await open('/contact')
    expect(html).toContain('href="mailto:help@example.com"')
    expect(html).toContain('Mon-Fri 9 AM-6 PM EST')
    expect(html).toContain('href="tel:+15550100199"')
  })

  test('a missing page says so, keeps the signed-in header and is logged without its query', async () => {
    const { status, html, headers } = await open('/no/such/page?token=hidden-in-the-query', actor.cookie)
    expect(status).toBe(404)
    for (const text of ['Oops! Page not found', 'Back to Home', actor.email]) expect(html).toContain(text)
    const id = headers.get('x-request-id') ?? 'none'
    const lines = () => world.output().split('\n')
    const line = await until(() => lines().find((one) => one.includes('missing_path') && one.includes(id)))
    expect(JSON.parse(line)).toMatchObject({ missing_path: '/no/such/page', request_id: id })
    expect(world.output()).not.toContain('hidden-in-the-query')
  })
})

test('the page of a refusal offers no second try, which would be refused too', async () => {
  const answer = await fetch(`${world.origin}/login`, { method: 'POST', headers: { origin: 'https://other.example' } })
  const html = await answer.text()
  expect(answer.status).toBe(403)
  expect(html).toContain('Something went wrong')
  expect(html).toContain('Back to Home')
  expect(html).not.toContain('Try Again')
})

test('the API page has every endpoint with its fields and errors, and the OpenAPI document is served', async () => {
  const { status, html } = await open('/api/docs')
  expect(status).toBe(200)
  for (const { method, path } of endpoints) expect([path, html.includes(`>${method}</span>`)]).toEqual([path, true])
  for (const text of [...endpoints.map(({ path }) => path), 'config.max_actions_per_hour', 'analysis_incomplete'])
    expect([text, html.includes(`>${text}<`)]).toEqual([text, true])
  const served = await fetch(`${world.origin}/api/openapi.json`)
  expect([served.status, served.headers.get('cache-control')]).toEqual([200, 'public, max-age=300'])
  expect(await served.json()).toEqual(openApi(world.origin))
})

describe('returning from a payment', () => {
  const heading = ({ html }: { html: string }) => all(html, /<h1[^>]*>([^<]*)</g)[0]

  test('without a session id the page says that no payment was found', async () => {
    for (const path of ['/success', '/success?session_id='])
      for (const cookie of ['', actor.cookie]) {
        const answer = await open(path, cookie)
        expect([path, answer.status, heading(answer)]).toEqual([path, 200, 'No payment found'])
        expect(answer.html).not.toContain('Payment Successful!')
      }
  })

  test('a checkout is shown only to a signed-in user, and is not found without billing', async () => {
    const path = '/success?session_id=cs_test_a1b2c3d4e5'
    expect(heading(await open(path, actor.cookie))).toBe('No payment found')
    const stranger = await open(path)
    expect(heading(stranger)).toBe('Sign in to see your payment')
    expect(stranger.html).toContain(`/login?next=${encodeURIComponent(path)}`)
  })

  test('without a checkout /cancel leads back to the setup, or to the plans once the setup is done', async () => {
    const person = await seedActor(world)
    const during = await open('/cancel', person.cookie)
    expect(heading(during)).toBe('No payment found')
    expect(during.html).toContain('<title>No payment found · Warble</title>')
    for (const text of ['You weren’t charged', '7-day free trial']) expect(during.html).toContain(text)
    expect(during.html).toMatch(/href="\/onboarding\?step=1"[^>]*>(?:<span>)?See the plans</)
    expect(during.html).toMatch(/href="\/onboarding"[^>]*>(?:<span>)?Back to Setup</)
    await world.sql(`insert into onboarding (user_id, setup_completed_at) values ($1, now())`, [person.id])
    for (const cookie of [person.cookie, '']) {
      const { html } = await open('/cancel', cookie)
      expect(html).toMatch(/href="\/pricing"[^>]*>(?:<span>)?See the plans</)
      expect(html).toMatch(/href="\/"[^>]*>(?:<span>)?Back to Home</)
    }
  })
})
