import { Writable } from 'node:stream'
import pg from 'pg'
import { expect, test } from 'vitest'
import { createLog } from '#app/log.ts'

function captured() {
  let text = ''
  const sink = new Writable({
    write(chunk, _encoding, done) {
      text += chunk
      done()
    },
  })
  return { log: createLog('trace', sink), lines: () => text.split('\n').filter(Boolean) }
}

test('an entry is one line of JSON with its time in UTC, whatever characters its text contains', () => {
  const { log, lines } = captured()
  const forged = 'x\r\n{"level":60,"msg":"forged"}\u2028\u001b[31m'
  log.info({ path: forged, user_id: forged }, forged)
  const [line = ''] = lines()
  expect(lines()).toHaveLength(1)
  expect(JSON.parse(line)).toMatchObject({ level: 30, path: forged, msg: forged })
  expect([...line].every((character) => character >= ' ')).toBe(true)
  expect(Math.abs(Number((JSON.parse(line) as { time: number }).time) - Date.now())).toBeLessThan(60_000)
})

test('redacts fields with secret names, including nested ones', () => {
  const { log, lines } = captured()
  const secrets = ['password', 'token', 'access_token', 'refresh_token', 'cookie', 'authorization', 'credentials']
  for (const name of secrets) {
    const kept = { [name]: 'canary' }
    log.info({ ...kept, headers: kept, request: { body: kept } })
  }
  expect(lines()).toHaveLength(secrets.length)
  for (const line of lines()) expect([line, line.includes('canary')]).toEqual([line, false])
})

test('logs the message of an error without the row or address attached to it', () => {
  const { log, lines } = captured()
  const refused = new pg.DatabaseError('duplicate key value', 10, 'error')
  refused.detail = 'Key (email)=(canary@example.com) already exists.'
  log.error({ err: refused }, 'request failed')
  const mail = Object.assign(new Error('No recipients'), { code: 'EENVELOPE', rejected: ['canary@example.com'] })
  log.error({ err: mail }, 'job failed')
  expect(lines().map((line) => (JSON.parse(line) as { err: { message: string } }).err.message)).toEqual([
    'duplicate key value',
    'No recipients',
  ])
  expect(lines().join()).not.toContain('canary')
})
