import { cookieHeader, sendForm, signIn, until } from '../demo/client.js'
import { tokensOf } from '../demo/perch.js'
import { hourIn } from './begin.js'

const handle = 'finchroast'
const hour = 3_600_000
const patience = 120_000
const card = {
  name: 'Marta Finch',
  // Not the one that the README names: a card has one free trial.
  number: '4000 0566 5566 5556',
  expiry: '12 / 40',
  cvc: '123',
  country: 'US',
  postal_code: '94102',
}
/** Local hours at which the owner looks in. */
const visits = [9, 13, 18]
/** Actions an hour: what Perch's people give rise to for two weeks; more at the end, so that there is something to see. */
const calmPace = '1'
const livelyPace = '8'
/** The owner reads every draft at first, trusts the bot then, and reads again at the end. */
const watchedAtFirst = 0.15
const watchedAtLast = 1.5 * hour

/** From when on the owner reads every draft again. */
export const watchedAgainFrom = (end) => end - watchedAtLast

/** The demo account's owner: sets everything up, looks at the queue, changes the mode. By pages and calls alone. */
export async function newCustomer({ web, perch, demo, pays, signal }) {
  const program = await signIn(web, demo.email, demo.password)
  const { email, password } = demo
  const cookie = cookieHeader(await sendForm(web, '/login', { intent: 'sign-in', email, password }))
  const post = (path, fields) => sendForm(web, path, fields, cookie)
  await setUp({ perch, program, post, pays, signal })
  let mode = null
  let looked = null

  async function live({ began, now, end }) {
    const isWatched = now < began + watchedAtFirst * (end - began) || now >= watchedAgainFrom(end)
    const wanted = isWatched ? 'copilot' : 'autopilot'
    if (wanted !== mode) await post('/dashboard', { intent: 'mode', mode: wanted })
    if (wanted !== mode && mode === 'autopilot') await post('/dashboard/settings/bot', settingsWith(livelyPace))
    mode = wanted
    const at = hourIn(demo.time_zone, new Date(now))
    const visit = visits.includes(at) ? `${new Date(now).toDateString()} ${at}` : null
    if (visit === null || visit === looked || now >= watchedAgainFrom(end)) return
    looked = visit
    const page = await (await fetch(`${web}/dashboard/queue`, { headers: { cookie } })).text()
    await decide(draftsOn(page), post)
  }
  return { handle, began: Date.parse(program.user.created_at), live, leave: () => post('/logout', {}) }
}

async function setUp({ perch, program, post, pays, signal }) {
  const { id, email } = program.user
  const progress = () => program.json('GET', `/api/onboarding-progress/${id}`)
  const before = await progress()
  if (before.setup_completed) return
  await post('/onboarding', { intent: 'welcome' })
  await program.json('PUT', '/auth/v1/user', { data: { full_name: card.name } })
  if (!before.plan_selected) {
    if (pays) await subscribe(program, email)
    else await post('/onboarding', { intent: 'plan', plan_type: 'free' })
    await until(async () => (await progress()).plan_selected, patience, 'The plan', signal)
  }
  if (!before.account_analyzed) {
    await program.json('POST', '/twitter/connect', { user_id: id, ...(await tokensOf(perch, handle)) })
    await program
      .json('POST', '/api/analyze-account', { twitter_handle: handle, user_id: id, user_email: email })
      .catch((error) => {
        if (error.code !== 'analysis_running') throw error
      })
    await until(async () => (await progress()).account_analyzed, patience, 'The analysis', signal)
  }
  await post('/dashboard/settings/bot', settingsWith(calmPace))
  await program.json('POST', '/bots/start', { config: { user_id: id } })
  await post('/onboarding', { intent: 'go-on' })
  await post('/onboarding', { intent: 'finish' })
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

/** Pays on the stand-in's page. */
async function subscribe(program, email) {
  const { url } = await program.json('POST', '/functions/v1/create-checkout', { plan_type: 'pro' })
  await sendForm(new URL(url).origin, new URL(url).pathname, { ...card, email })
}

/** The drafts on the queue's page that have a text, or need none. */
export function draftsOn(page) {
  return [
    ...page.matchAll(/name="action_id" value="([^"]+)"\/>(?:<input type="hidden" name="shown" value="([^"]*)")?/g),
  ]
    .filter(([, , shown]) => shown !== '')
    .map(([, id, shown]) => ({ action_id: id, ...(shown && { shown: plain(shown) }) }))
}

/** Every sixth draft isn't like them. What only they could write keeps waiting. */
async function decide(waiting, post) {
  for (const [at, draft] of waiting.entries())
    await post(
      '/dashboard/queue',
      at % 6 === 5 ? { intent: 'reject-rejected', ...draft } : { intent: 'send', ...draft },
    )
}

const entities = { amp: '&', quot: '"', lt: '<', gt: '>', '#x27': "'", '#39': "'" }
const plain = (text) => text.replace(/&(amp|quot|lt|gt|#x27|#39);/g, (_, name) => entities[name])
