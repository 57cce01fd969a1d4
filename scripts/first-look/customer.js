import { cookieHeader, sendForm, signIn, until } from '../demo/client.js'
import { tokensOf } from '../demo/perch.js'
import { hourIn } from './begin.js'

const handle = 'finchroast'
const hour = 3_600_000
const patience = 60_000
const card = {
  name: 'Marta Finch',
  number: '4242 4242 4242 4242',
  expiry: '12 / 40',
  cvc: '123',
  country: 'US',
  postal_code: '94102',
}
/** Local hours at which the owner looks in. */
const visits = [9, 13, 18]
/** Actions an hour: as many as Perch's people give rise to for two weeks; and at the end, so that there is something to see. */
const calmPace = '1'
const livelyPace = '6'
/** The owner reads every draft of the first days, trusts the bot then, and reads again at the end. */
const watchedAtFirst = 48 * hour
const watchedAtLast = 4 * hour

/** The demo account's owner: sets everything up, looks at the queue, changes the mode. By pages and calls alone. */
export async function newCustomer({ web, perch, demo, clock, signal }) {
  const program = await signIn(web, demo.email, demo.password)
  const cookie = cookieHeader(await sendForm(web, '/login', { intent: 'sign-in', ...demo }))
  const post = (path, fields) => sendForm(web, path, fields, cookie)
  const progress = await program.json('GET', `/api/onboarding-progress/${program.user.id}`)
  if (!progress.setup_completed) await setUp({ web, perch, program, post, signal })
  let mode = null
  let looked = null
  const began = Date.parse(program.user.created_at)

  async function live(now, end) {
    const wanted = now < began + watchedAtFirst || now > end - watchedAtLast ? 'copilot' : 'autopilot'
    if (wanted !== mode) await post('/dashboard', { intent: 'mode', mode: wanted })
    if (wanted !== mode && mode === 'autopilot') await post('/dashboard/settings/bot', settingsWith(livelyPace))
    mode = wanted
    const at = hourIn(demo.time_zone, new Date(now))
    const visit = visits.includes(at) ? `${new Date(now).toDateString()} ${at}` : null
    if (visit === null || visit === looked || now > end - watchedAtLast) return
    looked = visit
    await decide(await drafts(web, cookie), post)
  }
  return { handle, live, leave: () => post('/logout', {}) }
}

async function setUp({ web, perch, program, post, signal }) {
  const { id, email } = program.user
  await post('/onboarding', { intent: 'welcome' })
  await subscribe(program, email)
  const paid = async () => (await program.json('GET', `/api/onboarding-progress/${id}`)).plan_selected
  await until(paid, patience, 'The subscription', signal)
  await program.json('POST', '/twitter/connect', { user_id: id, ...(await tokensOf(perch, handle)) })
  await program.json('POST', '/api/analyze-account', { twitter_handle: handle, user_id: id, user_email: email })
  const done = async () => (await program.json('GET', `/api/analysis-progress/${id}`)).percent === 100
  await until(done, patience, 'The analysis', signal)
  await post('/onboarding', { intent: 'finish' })
  await post('/dashboard/settings/bot', settingsWith(calmPace))
  await program.json('POST', '/bots/start', { config: { user_id: id } })
}

/** A bot that works by day and rests at night. */
function settingsWith(max_actions_per_hour) {
  const fields = { intent: 'save', max_actions_per_hour, daily_follow_limit: '5' }
  for (const kind of ['reply', 'like', 'follow', 'view']) fields[`enable_auto_${kind}`] = 'on'
  for (let day = 0; day < 7; day += 1) {
    Object.assign(fields, { [`work_from_${day}`]: '9', [`work_to_${day}`]: '21' })
    Object.assign(fields, { [`quiet_from_${day}`]: '21', [`quiet_to_${day}`]: '9' })
  }
  return fields
}

/** Pays on the stand-in's page; a Stripe of one's own is left alone. */
async function subscribe(program, email) {
  const { url } = await program.json('POST', '/functions/v1/create-checkout', { plan_type: 'pro' })
  await fetch(url, { method: 'POST', redirect: 'manual', headers: { origin: new URL(url).origin }, body: new URLSearchParams({ ...card, email }) })
}

async function drafts(web, cookie) {
  const page = await (await fetch(`${web}/dashboard/queue`, { headers: { cookie } })).text()
  return [...page.matchAll(/name="action_id" value="([^"]+)"\/>(?:<input type="hidden" name="shown" value="([^"]*)")?/g)]
    .map(([, id, shown]) => ({ action_id: id, ...(shown && { shown: plain(shown) }) }))
}

/** Every sixth draft isn't like them. */
async function decide(waiting, post) {
  for (const [at, draft] of waiting.entries())
    await post('/dashboard/queue', at % 6 === 5 ? { intent: 'reject-rejected', ...draft } : { intent: 'send', ...draft })
}

const entities = { amp: '&', quot: '"', lt: '<', gt: '>', '#x27': "'", '#39': "'" }
const plain = (text) => text.replace(/&(amp|quot|lt|gt|#x27|#39);/g, (_, name) => entities[name])
