import { Agent, type ClientRequest, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'

/**
 * A client that uses all it may and more, in a process of its own: every second many requests of one kind at once, until
 * it is ended. Then it prints how they were answered.
 */
interface Given {
  origin: string
  /** Its network address, as the proxy in front would tell it. */
  address: string
  /** Its own account's. */
  user: { id: string; cookie: string }
  at_once: number
}

interface Asked {
  path: string
  body?: string
  cookie?: string
}

export interface Answers {
  sent: number
  /** By the first digit of the status, but for 429 and 503. */
  done: number
  refused: number
  limited: number
  busy: number
  broken: number
}

const { origin, address, user, at_once } = JSON.parse(process.argv[2] ?? '{}') as Given
const { cookie } = user

const kinds: Record<string, Asked[]> = {
  'pages, as a guest': ['/login?next=%2Fdashboard', '/no/such', '/api/docs.data', '/?utm_source=x'].map(asGuest),
  'pages, with a false session': [{ path: '/dashboard', cookie: 'warble=nobody' }],
  'pages, as a user': ['/api/docs', '/dashboard', '/dashboard/analytics', '/dashboard.data'].map(asUser),
  calls: ['/api/openapi.json', `/analytics/dashboard/${user.id}`, `/analytics/performance/${user.id}`].map(asUser),
  forms: [
    { path: '/contact', body: 'intent=send&name=x&email=x' },
    { path: '/login', body: 'intent=sign-in&email=a%40example.com&password=wrong' },
    { path: '/dashboard/settings/bot', body: 'intent=save', cookie },
  ],
  streams: [asUser('/events')],
}
const answers: Record<string, Answers> = {}
const agent = new Agent({ keepAlive: true, maxSockets: at_once })
let streams: ClientRequest[] = []

function asGuest(path: string): Asked {
  return { path }
}

function asUser(path: string): Asked {
  return { path, cookie }
}

function send({ path, body, cookie }: Asked, count: Answers): Promise<void> {
  const isStream = path === '/events'
  const headers = {
    'x-forwarded-for': address,
    'accept-encoding': 'gzip',
    ...(cookie && { cookie }),
    ...(body && { origin, 'content-type': 'application/x-www-form-urlencoded', 'content-length': body.length }),
    ...(isStream && { accept: 'text/event-stream' }),
  }
  count.sent += 1
  return new Promise((resolve) => {
    const method = body ? 'POST' : 'GET'
    const sent = request(origin + path, { method, headers, agent: isStream ? false : agent }, (answer) => {
      const { statusCode = 0 } = answer
      if (statusCode === 429) count.limited += 1
      else if (statusCode === 503) count.busy += 1
      else if (statusCode < 400) count.done += 1
      else count.refused += 1
      answer.resume()
      answer.once('error', () => undefined)
      answer.once(isStream ? 'data' : 'end', () => resolve())
      answer.once('close', () => resolve())
    })
    sent.once('error', () => {
      count.broken += 1
      resolve()
    })
    if (isStream) streams.push(sent)
    sent.end(body)
  })
}

process.once('SIGTERM', () => {
  process.stdout.write(JSON.stringify(answers), () => process.exit(0))
})
process.stdout.write('started\n')
for (;;)
  for (const [kind, asked] of Object.entries(kinds)) {
    answers[kind] ??= { sent: 0, done: 0, refused: 0, limited: 0, busy: 0, broken: 0 }
    const count = answers[kind]
    for (const stream of streams) stream.destroy()
    streams = []
    const begun = performance.now()
    await Promise.all(Array.from({ length: at_once }, (_, at) => send(asked[at % asked.length] as Asked, count)))
    await pause(Math.max(0, begun + 1_000 - performance.now()))
  }
