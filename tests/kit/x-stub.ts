import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { systemClock } from '#app/adapters/clock.ts'
import type { NetworkClient, OAuthCredentials } from '#app/adapters/network/network.ts'
import type { ReadingRecord } from '#app/adapters/network/reading-record.ts'
import { xNetwork } from '#app/adapters/network/x/index.ts'
import type { SentRequest } from './x-contract.ts'

export interface XAnswer {
  status?: number
  body: unknown
}

export interface XStub {
  requests: SentRequest[]
  client: NetworkClient
  /** A second process of the same installation. */
  another(): NetworkClient
  close(): Promise<void>
}

const credentials: OAuthCredentials = {
  kind: 'oauth',
  access_token: 'a',
  refresh_token: 'r',
  expires_at: '2100-01-01T00:00:00Z',
}

/** An API of X that gives any answer. */
export async function xStub(answer: (request: SentRequest) => XAnswer, record?: () => ReadingRecord): Promise<XStub> {
  const requests: SentRequest[] = []
  const server = createServer(async (asked, response) => {
    const parts: Buffer[] = []
    for await (const part of asked) parts.push(part as Buffer)
    const sent = Buffer.concat(parts).toString()
    const url = new URL(asked.url ?? '', 'http://x')
    const request = { method: asked.method ?? '', url, body: sent ? JSON.parse(sent) : undefined }
    requests.push(request)
    const { status = 200, body } = answer(request)
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const api = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const settings = {
    app: { id: 'warble', secret: null },
    api,
    web: api,
    pictures: api,
    approval: null,
    budget: { of_user: 1_000_000, of_all: 1_000_000 },
    prices: {
      post_read: 5_000,
      user_read: 10_000,
      delete: 10_000,
      reply: 10_000,
      link_reply: 200_000,
      unasked_reply: 15_000,
    },
  }
  const another = () => xNetwork(settings, systemClock, record?.()).client(credentials)
  return {
    requests,
    client: another(),
    another,
    async close() {
      server.close().closeAllConnections()
    },
  }
}

/** X's answer to a parameter that it does not know. */
export const badParameter = (name: string, value = '') => ({
  status: 400,
  body: {
    title: 'Invalid Request',
    detail: 'One or more parameters to your request was invalid.',
    type: 'https://api.x.com/2/problems/invalid-request',
    errors: [{ parameters: { [name]: [value] }, message: `The query parameter [${name}] is not valid` }],
  },
})

export const wireUser = (change: Record<string, unknown> = {}) => ({
  id: '9',
  username: 'tired',
  name: 'Tired',
  description: 'Reads.',
  connection_status: [],
  ...change,
})

export const wirePost = (change: Record<string, unknown> = {}) => ({
  id: '1900000000000000001',
  text: 'Good morning.',
  author_id: '9',
  created_at: '2026-06-15T11:30:00Z',
  ...change,
})
