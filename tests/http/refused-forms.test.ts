import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { connectAccount, sendForm } from '../kit/actor.ts'
import { insertDrafts } from '../kit/drafts.ts'
import { formsOn, linksOfErrors, plain } from '../kit/form-on.ts'
import { insertInboxPosts } from '../kit/inbox-posts.ts'
import { cookieSession, type SeededActor, seedActor } from '../kit/seed.ts'
import { startWorld, type World } from '../kit/world.ts'

const handle = 'finchroast'
let world: World
let actor: SeededActor
beforeAll(async () => {
  world = await startWorld(inject('postgres'), { role: 'web', tick: false })
  actor = await seedActor(world)
  await connectAccount(world, actor, handle)
  const ids = await insertDrafts(world, actor.email, handle, 12)
  await world.sql(`update actions set state = 'planned', source = 'approved' where id = any($1)`, [ids.slice(0, 2)])
  await world.sql(`update drafts set shown_from = shown_from + interval '5 hours' where action_id = any($1)`, [
    ids.slice(2, 4),
  ])
  await insertInboxPosts(world, actor.email, 12)
  const now = world.sandbox.clock.now()
  for (const at of [1, 2, 3]) {
    await world.sql('insert into voice_examples (user_id, text, added_at) values ($1, $2, $3)', [
      actor.id,
      `Example ${at}.`,
      now,
    ])
    await world.sql('insert into own_facts (user_id, text, added_at) values ($1, $2, $3)', [
      actor.id,
      `Fact ${at}.`,
      now,
    ])
    for (const list of ['target', 'never_say'])
      await world.sql('insert into bot_terms (user_id, list, key, value, added_at) values ($1, $2, $3, $3, $4)', [
        actor.id,
        list,
        `term${at}`,
        now,
      ])
    await cookieSession(world, actor.id)
  }
  await world.sql(
    `insert into account_analyses (user_id, network, network_account_id, twitter_handle, status, stage, percent, message,
       niche, confidence_score, profile, created_at, updated_at)
     select user_id, network, network_account_id, handle, 'complete', 'complete', 100, 'Done', 'coffee', 80, $2, $3, $3
     from connections where user_id = $1`,
    [actor.id, JSON.stringify(profile), now],
  )
})
afterAll(() => world?.close())

const profile = {
  niche: 'coffee',
  confidence_score: 80,
  tone: 'calm',
  engagement_style: 'asks',
  key_topics: ['coffee'],
  content_patterns: { posting_style: 'short', hashtag_usage: 'none', emoji_usage: 'none', avg_length: 80 },
  prompts: [],
}

const pageOf = async (path: string) => {
  const answer = await fetch(world.origin + path, { headers: { cookie: actor.cookie }, redirect: 'manual' })
  return answer.text()
}

test.each(['/dashboard/voice', '/dashboard/settings/bot'])(
  'a form of %s that is too long to be read says so, and links to nothing',
  async (path) => {
    const answer = await sendForm(world, path, { intent: 'save', text: 'y'.repeat(100_000) }, actor.cookie)
    const html = await answer.text()
    expect([answer.status, html.includes('too large')]).toEqual([413, true])
    expect(linksOfErrors(html)).toEqual([])
  },
)

/** From now on every form of the user is refused. */
async function refuseAll(): Promise<void> {
  const now = world.sandbox.clock.now().getTime()
  for (const ahead of [0, 1, 2, 3, 4])
    await world.sql(
      `insert into rate_limits (key, window_start, hits) values ($1, $2, 100000)
       on conflict (key, window_start) do update set hits = 100000`,
      [`write:${actor.id}`, new Date(Math.floor(now / 60_000 + ahead) * 60_000)],
    )
}

/** What a page says of a refused form: in its first lines, and where the link there leads. */
function refusalOn(html: string) {
  const main = html.slice(html.indexOf('<main'))
  const top = main.slice(0, main.indexOf('<h1'))
  const link = /<a href="#([\w-]+)" class="link">([^<]+)<\/a>/.exec(top)
  const places = html.split(`id="${link?.[1]}"`).length - 1
  return { says: plain(link?.[2] ?? ''), places, beside: main.slice(main.indexOf(`id="${link?.[1]}"`)) }
}

async function newestInInbox(): Promise<string> {
  const [post] = await world.sql<{ id: string }>('select id from inbox_posts order by posted_at desc limit 1')
  return post?.id ?? ''
}

const pages = [
  '/dashboard',
  '/dashboard/queue',
  '/dashboard/inbox/:conversation',
  '/dashboard/notices',
  '/dashboard/support',
  '/dashboard/people',
  '/dashboard/voice',
  ...['', '/bot', '/notifications', '/security'].map((part) => `/dashboard/settings${part}`),
]

describe('without scripts, a refused form', () => {
  test.each(pages)('of %s is told of in the first lines, which lead to it', async (page) => {
    await world.sql('delete from rate_limits')
    const path = page.replace(':conversation', await newestInInbox())
    const forms = formsOn(await pageOf(path)).filter(({ action }) => action === '' || action === path)
    const own = forms.filter(({ method, intents }) => method === 'post' && intents.length > 0)
    if (path !== '/dashboard/notices') expect(own.length).toBeGreaterThan(0)
    await refuseAll()
    let refused = 0
    for (const { fields, intents } of own) {
      const answer = await sendForm(world, path, { ...fields, intent: intents.at(-1) ?? '' }, actor.cookie)
      // Some are counted by a limit of their own.
      if (answer.status < 400) continue
      refused += 1
      const { says, places, beside } = refusalOn(await answer.text())
      expect(says, JSON.stringify(fields)).not.toBe('')
      expect(places, JSON.stringify({ ...fields, intents })).toBe(1)
      expect(plain(beside)).toContain(says)
    }
    if (own.length > 0) expect(refused).toBeGreaterThan(0)
  })

  test('far down the queue is shown at its draft too, with the text as it was typed', async () => {
    await world.sql('delete from rate_limits')
    const forms = formsOn(await pageOf('/dashboard/queue')).filter(({ intents }) => intents.includes('send'))
    const fields: Record<string, string> = forms.at(-1)?.fields ?? {}
    const text = 'so long '.repeat(40).trim()
    const answer = await sendForm(world, '/dashboard/queue', { ...fields, text, intent: 'send' }, actor.cookie)
    expect(answer.status).toBe(422)
    const { says, beside } = refusalOn(await answer.text())
    expect(says).toBe('The draft is 319 characters long. The limit is 280.')
    const entry = beside.slice(0, beside.indexOf('</li>'))
    expect(entry).toContain(`value="${fields.action_id}"`)
    expect(entry).toContain(says)
    expect(entry).toContain(text)
  })

  test('of an entry of the activity leads to that entry', async () => {
    await world.sql('delete from rate_limits')
    const [form] = formsOn(await pageOf('/dashboard/activity')).filter(({ action }) => action === '/dashboard/steer')
    expect(form?.fields.action_id).toBeDefined()
    await refuseAll()
    const answer = await sendForm(world, '/dashboard/steer', { ...form?.fields, intent: 'not-person' }, actor.cookie)
    const flash = answer.headers
      .getSetCookie()
      .find((cookie) => cookie.startsWith('warble_flash'))
      ?.split(';')[0]
    await world.sql('delete from rate_limits')
    const shown = await fetch(new URL(answer.headers.get('location') ?? '', world.origin), {
      headers: { cookie: `${actor.cookie}; ${flash}` },
    })
    const html = await shown.text()
    expect(html).toContain(`href="#entry-${form?.fields.action_id}"`)
    expect(html).toContain(`id="entry-${form?.fields.action_id}"`)
  })
})
