import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { sendForm } from './client.js'

const personas = ['finchroast', 'coach_ilse', 'stackharbor', 'plainbrief', 'pennywren', 'velvetfern']
const password = 'perch-password'

/** The imported account, else the ready ones, else a new one with the posts of a ready one. */
export async function* accounts(perch, { file, handle }) {
  if (handle) {
    await importPosts(perch, handle, await postsOf(file))
    yield handle
    return
  }
  yield* personas
  const fresh = `demo_${Date.now().toString(36)}`
  await importPosts(perch, fresh, await timelineOf(perch, personas[0]))
  yield fresh
}

export async function tokensOf(perch, handle) {
  const cookies = await sendForm(perch, '/sign-in', { handle, password, next: '/' }).catch(() => {
    throw new Error(`@${handle} on Perch has a password of its own; choose another handle.`)
  })
  return { auth_token: cookies.get('auth_token') ?? '', ct0_token: cookies.get('ct0') ?? '' }
}

export async function ledgerOf(perch, handle, since) {
  const query = new URLSearchParams({ handle, since })
  const { entries } = await (await fetch(`${perch}/ledger.json?${query}`)).json()
  return entries
}

export function actionUrl(perch, { kind, actor, target, post_id }) {
  if (kind === 'reply' || kind === 'like') return `${perch}/i/status/${post_id}`
  return kind === 'follow' ? `${perch}/${target}` : `${perch}/ledger?handle=${actor}`
}

async function postsOf(file) {
  const { parseArchive } = await parser()
  return parseArchive(readFileSync(resolve(file), 'utf8'))
}

async function parser() {
  const { tsImport } = await import('tsx/esm/api')
  return tsImport('../../sandbox/perch/import.ts', import.meta.url)
}

async function timelineOf(perch, handle) {
  const { auth_token, ct0_token } = await tokensOf(perch, handle)
  const headers = { cookie: `auth_token=${auth_token}; ct0=${ct0_token}`, 'x-csrf-token': ct0_token }
  const ask = async (path) => (await (await fetch(perch + path, { headers })).json()).data
  const { id } = await ask('/2/users/me')
  const posts = await ask(`/2/users/${id}/tweets?max_results=100&exclude=replies&tweet.fields=created_at`)
  return posts.map(({ text, created_at }) => ({ text, created_at }))
}

async function importPosts(perch, handle, posts) {
  const response = await fetch(`${perch}/import`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ handle, posts }),
  })
  if (!response.ok) throw new Error(`Perch refused the import for @${handle}: ${await response.text()}`)
}
