import { setTimeout as pause } from 'node:timers/promises'

/** As the account's security events name it. */
export const agent = 'Sample-data'

export async function until(ask, ms, what, signal) {
  const end = Date.now() + ms
  for (;;) {
    signal.throwIfAborted()
    const answer = await ask()
    if (answer) return answer
    if (Date.now() > end) throw new Error(`${what}: not within ${ms / 1000} s.`)
    await pause(250)
  }
}

export async function sendForm(origin, path, fields, cookie = '') {
  const response = await fetch(origin + path, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin, cookie, 'user-agent': agent, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields),
  })
  if (response.status !== 302 && response.status !== 303)
    throw new Error(`The form at ${origin}${path} was refused (${response.status}).`)
  return cookiesOf(response)
}

export function cookiesOf(response) {
  const pairs = response.headers.getSetCookie().filter((cookie) => !/max-age=0/i.test(cookie))
  return new Map(pairs.map((cookie) => cookie.split(';')[0].split(/=(.*)/s).slice(0, 2)))
}

export function cookieHeader(cookies) {
  return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
}

/** A token lives an hour of product time, which is short on a fast clock, so it is renewed. */
export async function signIn(web, email, password) {
  let session = await token('password', { email, password })

  async function token(grant, body) {
    const response = await fetch(`${web}/auth/v1/token?grant_type=${grant}`, {
      method: 'POST',
      headers: { 'user-agent': agent, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    const answer = await response.json()
    if (!response.ok) throw new Error(`Signing in was refused: ${answer.message}`)
    return answer
  }

  const send = (method, path, body) =>
    fetch(web + path, {
      method,
      headers: { authorization: `Bearer ${session.access_token}`, 'content-type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })

  async function call(method, path, body) {
    const response = await send(method, path, body)
    if (response.status !== 401) return response
    session = await token('refresh_token', { refresh_token: session.refresh_token })
    return send(method, path, body)
  }

  /** Throws with the product's message on an error. */
  async function json(method, path, body) {
    const response = await call(method, path, body)
    const answer = await response.json()
    if (response.ok) return answer
    throw Object.assign(new Error(`${method} ${path}: ${answer.error?.message ?? response.status}`), {
      code: answer.error?.code,
    })
  }
  return { user: session.user, call, json }
}

export async function* events(response) {
  let text = ''
  for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
    text += chunk
    const blocks = text.split('\n\n')
    text = blocks.pop() ?? ''
    for (const block of blocks) {
      const data = block.split('\n').filter((line) => line.startsWith('data: '))
      if (data.length > 0) yield JSON.parse(data.map((line) => line.slice(6)).join('\n'))
    }
  }
}
