import { randomBytes } from 'node:crypto'
import { cookieHeader, cookiesOf, events, sendForm, signIn, until } from './client.js'
import { accounts, actionUrl, ledgerOf, tokensOf } from './perch.js'

const wantedActions = 10
const wantedKinds = 3
const rate = 480
const password = 'a demonstration of calm'

/**
 * Walks the whole path. Returns the table's rows and what is missing.
 * @param {{ web: string, perch: string, control: string }} system
 * @param {{ file?: string, handle?: string }} options
 * @param {AbortSignal} signal
 */
export async function walk(system, options, signal) {
  const { web, perch, control } = system
  const rows = []
  const row = (what, detail, see) => rows.push({ what, detail, see })
  const email = `demo-${randomBytes(4).toString('hex')}@example.com`

  const zone = morningZone(new Date((await clockOf(control)).now))
  const cookie = await signUp(system, email, zone, signal)
  row('Signed up', `${email} / ${password}`, `${web}/login`)
  row('Confirmed', 'by the mailed link', `${control}/mail?to=${encodeURIComponent(email)}`)

  await sendForm(web, '/onboarding', { intent: 'welcome' }, cookie)
  await sendForm(web, '/onboarding', { intent: 'plan', plan_type: 'free' }, cookie)
  const program = await signIn(web, email, password)
  const handle = await connect(system, program, options)
  row('Connected', `@${handle}`, `${perch}/${handle}`)

  const stages = await analyze(program, handle, email)
  const found = await program.json('GET', `/api/custom-prompt/${program.user.id}/${handle}`)
  row('Analysed', `${stages.join(' ')} %: ${found.niche}, ${found.tone}`, `${web}/dashboard`)
  await sendForm(web, '/onboarding', { intent: 'go-on' }, cookie)
  await sendForm(web, '/onboarding', { intent: 'finish' }, cookie)

  const since = (await clockOf(control)).now
  const dashboard = async () => ({
    ...(await program.json('GET', `/analytics/dashboard/${program.user.id}`)),
    ...(await program.json('GET', `/analytics/actions/${program.user.id}`)),
  })
  console.log('The bot is at work, on a fast clock; this takes about a minute.')
  await run(system, program, dashboard, signal)
  row('Started, stopped', `the clock ran at ×${rate} meanwhile`, `${web}/dashboard`)

  const dayOf = (at) => new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(new Date(at))
  const ledger = async () => {
    const today = dayOf((await clockOf(control)).now)
    return (await ledgerOf(perch, handle, since)).map((entry) => ({ ...entry, today: dayOf(entry.at) === today }))
  }
  const { figures, entries } = await settled(dashboard, ledger, signal)
  for (const entry of entries) row(entry.kind, `@${entry.target ?? ''} ${short(entry.text)}`, actionUrl(perch, entry))
  const lacks = compare(figures, entries)
  row(
    'Warble says',
    `${done(figures).length} actions: ${kinds(done(figures))}; without views ${figures.bot_performance.actions_today} today`,
    `${web}/dashboard`,
  )
  row('Perch says', `${entries.length} actions: ${kinds(entries.map(keyOf))}`, `${perch}/ledger?handle=${handle}`)
  return { rows, lacks: [...lacks, ...(await unreachableRows(rows))] }
}

async function signUp({ web, control }, email, time_zone, signal) {
  const pending = await sendForm(web, '/signup', { email, password, time_zone })
  const letters = `${control}/mail.json?to=${encodeURIComponent(email)}`
  const ask = async () => (await (await fetch(letters)).json()).mails[0]?.links[0]
  const link = await until(ask, 30_000, 'The confirmation mail', signal)
  const confirmed = await fetch(link, { redirect: 'manual', headers: { cookie: cookieHeader(pending) } })
  const session = cookiesOf(confirmed)
  if (session.size === 0) throw new Error(`The mailed link signed nobody in (${confirmed.status}).`)
  return cookieHeader(session)
}

/** Where it is morning, so that the user's day does not end while the clock runs fast. */
function morningZone(now) {
  const ahead = ((8 - now.getUTCHours() + 36) % 24) - 12
  return `Etc/GMT${ahead < 0 ? '+' : '-'}${Math.abs(ahead)}`
}

async function connect({ perch }, program, options) {
  for await (const handle of accounts(perch, options)) {
    try {
      await program.json('POST', '/twitter/connect', { user_id: program.user.id, ...(await tokensOf(perch, handle)) })
      return handle
    } catch (error) {
      if (error.code !== 'account_taken' || options.handle) throw error
    }
  }
  throw new Error('No account on Perch could be connected.')
}

async function analyze(program, handle, email) {
  const body = { twitter_handle: handle, user_id: program.user.id, user_email: email }
  await program.json('POST', '/api/analyze-account', body)
  const stream = await program.call('GET', `/api/analysis-progress-stream/${program.user.id}`)
  if (!stream.ok) throw new Error(`The progress stream was refused (${stream.status}).`)
  const percents = new Set()
  let last = null
  for await (const progress of events(stream)) {
    last = progress
    percents.add(progress.percent)
  }
  if (last?.percent !== 100) throw new Error(`The analysis ended at ${last?.percent ?? 0} %: ${last?.message ?? ''}`)
  return [...percents]
}

/** Always stops the bot and resets the clock. */
async function run({ control }, program, dashboard, signal) {
  const former = (await clockOf(control)).rate
  const config = { user_id: program.user.id, max_actions_per_hour: 15, follow_limit: 5 }
  await program.json('POST', '/bots/start', { config })
  try {
    await setClock(control, rate)
    let keys = []
    const enough = async () => {
      keys = done(await dashboard())
      return keys.length >= wantedActions && new Set(keys.map(kindOf)).size >= wantedKinds
    }
    await until(enough, 240_000, `${wantedActions} actions of ${wantedKinds} kinds`, signal).catch((error) => {
      throw new Error(`${error.message} It did ${kinds(keys) || 'nothing'}.`)
    })
  } finally {
    await setClock(control, former)
    await program.json('POST', '/bots/stop', { user_id: program.user.id })
  }
}

/** Allows some seconds for both sides to agree. */
async function settled(dashboard, ledger, signal) {
  let both = null
  const agree = async () => {
    both = { figures: await dashboard(), entries: await ledger() }
    return compare(both.figures, both.entries).length === 0
  }
  await until(agree, 10_000, 'agreement', signal).catch(() => signal.throwIfAborted())
  return both
}

function compare(figures, entries) {
  const [ours, theirs] = [done(figures).sort(), entries.map(keyOf).sort()]
  const { actions_today, status } = figures.bot_performance
  const lacks = []
  if (status !== 'stopped') lacks.push('the bot did not stop')
  if (theirs.length < wantedActions) lacks.push(`only ${theirs.length} actions on Perch`)
  if (new Set(theirs.map(kindOf)).size < wantedKinds) lacks.push(`fewer than ${wantedKinds} kinds of action`)
  // The dashboard counts what the limits count, which leaves out views.
  const today = entries.filter((entry) => entry.today && entry.kind !== 'view').length
  if (actions_today !== today) lacks.push(`the dashboard says ${actions_today} today, Perch ${today}`)
  const differ = ours.filter((key) => !theirs.includes(key)).concat(theirs.filter((key) => !ours.includes(key)))
  if (differ.length > 0 || ours.length !== theirs.length) lacks.push(`not on both sides: ${differ.join(', ')}`)
  return lacks
}

async function unreachableRows(rows) {
  const addresses = [...new Set(rows.map(({ see }) => see))]
  const answers = await Promise.all(addresses.map((see) => fetch(see).catch(() => ({ ok: false }))))
  return addresses.filter((_see, index) => !answers[index].ok).map((see) => `nothing at ${see}`)
}

const done = ({ actions }) =>
  actions.filter(({ status }) => status === 'success').map(({ type, target }) => `${type} ${target}`)
const keyOf = ({ kind, target }) => `${kind} @${target}`
const kindOf = (key) => key.split(' ')[0]

function kinds(keys) {
  const counts = new Map()
  for (const kind of keys.map(kindOf)) counts.set(kind, (counts.get(kind) ?? 0) + 1)
  return [...counts].map(([kind, count]) => `${count} ${kind}`).join(', ')
}

function short(text) {
  if (!text) return ''
  const line = text.replace(/\s+/g, ' ')
  return `“${line.length > 60 ? `${line.slice(0, 59)}…` : line}”`
}

async function clockOf(control) {
  return (await fetch(`${control}/clock`)).json()
}

async function setClock(control, rate) {
  const headers = { 'content-type': 'application/json' }
  const response = await fetch(`${control}/clock`, { method: 'POST', headers, body: JSON.stringify({ rate }) })
  if (!response.ok) throw new Error(`The control page did not set the clock (${response.status}).`)
}
