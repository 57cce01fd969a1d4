import { expect, test } from 'vitest'
import { systemClock } from '#app/adapters/clock.ts'
import { proveHandle, provenHandle, type Registry, registryOf } from '#app/adapters/network/bluesky/identity.ts'
import type { Fetch } from '#app/adapters/network/exchange.ts'

const signal = new AbortController().signal
const mine = { did: 'did:plc:mine', service: 'https://pds.test' }

const registry = (handles: string[], leading = handles): Registry => ({
  resolve: async (handle) => (leading.includes(handle) ? mine.did : 'did:plc:other'),
  identityOf: async () => ({ service: mine.service, handles }),
})

test.each([
  [['a.test'], ['a.test'], 'a.test', null],
  [['a.test'], ['a.test'], 'A.test', null],
  [['a.test', 'b.test'], ['a.test', 'b.test'], null, null],
  [['a.test'], ['a.test', 'victim.test'], 'victim.test', 'a different account than @victim.test'],
  [['victim.test'], [], null, '@victim.test doesn’t lead to the account'],
  [[], [], null, 'doesn’t list any handle'],
])('a consent for the account of %j, to which %j lead, asked for %s: %s', async (listed, leading, asked, why) => {
  const proved = proveHandle(registry(listed, leading), mine.did, asked, signal)
  if (why === null) await expect(proved).resolves.toBeUndefined()
  else await expect(proved).rejects.toMatchObject({ name: 'NotProven', message: expect.stringContaining(why) })
})

test('a handle is the account’s if both name each other, whatever its server says', async () => {
  const handle = (listed: string[], leading: string[], said: string) =>
    provenHandle(registry(listed, leading), mine, said, signal)
  expect(await handle(['a.test', 'b.test'], ['a.test', 'b.test'], 'b.test')).toBe('b.test')
  expect(await handle(['a.test'], ['a.test', 'victim.test'], 'victim.test')).toBe('a.test')
  expect(await handle(['victim.test'], [], 'victim.test')).toBe('handle.invalid')
  expect(await handle([], ['a.test'], 'a.test')).toBe('handle.invalid')
  const moved = provenHandle(registry(['a.test']), { ...mine, service: 'https://evil.test' }, 'a.test', signal)
  await expect(moved).rejects.toMatchObject({ kind: 'unauthorized' })
})

test.each([
  ['did:web:example.com', 'https://example.com/.well-known/did.json'],
  ['did:plc:abc', 'https://plc.test/did:plc:abc'],
])('the document of %s is at %s; another’s is not believed', async (did, address) => {
  const document = (id: string) => ({
    id,
    alsoKnownAs: ['https://x.test', 'at://A.test', 7],
    service: [null, { id: '#atproto_pds', type: 'AtprotoPersonalDataServer', serviceEndpoint: 'https://pds.test/a' }],
  })
  const read = (id: string) => {
    const fetch: Fetch = async (url) => {
      expect(url.href).toBe(address)
      return Response.json(document(id))
    }
    return registryOf(fetch, { url: 'https://dir.test', plc_url: 'https://plc.test' }, systemClock).identityOf(
      did,
      signal,
    )
  }
  expect(await read(did)).toEqual({ service: 'https://pds.test', handles: ['a.test'] })
  expect(await read('did:plc:other')).toEqual({ service: null, handles: [] })
})
