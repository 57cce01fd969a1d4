import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What happens to a call: it is lost with or before its answer, or gets another one; null: nothing special. */
export type Fault = 'lost' | 'unsent' | { status: number; headers: Record<string, string>; body: unknown } | null

/** A server in front of another one, which loses or replaces the answers that `choose` names, by path. */
export async function faultyServer(target: string, choose: (path: string) => Fault | Promise<Fault>) {
  let open = 0
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url ?? ''
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const fault = await choose(path)
    if (fault === 'unsent') return void request.socket.destroy()
    if (fault && fault !== 'lost') {
      response.writeHead(fault.status, { 'content-type': 'application/json', ...fault.headers })
      return void response.end(JSON.stringify(fault.body))
    }
    const { host: _host, connection: _connection, 'content-length': _length, ...headers } = request.headers
    const hasBody = request.method !== 'GET' && chunks.length > 0
    const passed = await fetch(new URL(path, target), {
      method: request.method ?? 'GET',
      headers: headers as Record<string, string>,
      ...(hasBody && { body: Buffer.concat(chunks) }),
    })
    const body = Buffer.from(await passed.arrayBuffer())
    if (fault === 'lost') return void request.socket.destroy()
    response.writeHead(passed.status, { 'content-type': passed.headers.get('content-type') ?? 'application/json' })
    response.end(body)
  }
  const server = await listening(async (request, response) => {
    open += 1
    // Who asked may be gone; what they asked for is passed on all the same.
    await answer(request, response).catch(() => request.socket.destroy())
    open -= 1
  })
  /** How many calls are under way. */
  return { ...server, open: () => open }
}

/** A directory that places the accounts of one server on another, as if they had moved. */
export const movedDirectory = (plc_url: string, from: string, to: string) =>
  listening(async (request, response) => {
    const found = await fetch(new URL(request.url ?? '', plc_url))
    response.writeHead(found.status, { 'content-type': 'application/json' })
    response.end((await found.text()).replaceAll(from, to))
  })

async function listening(answer: (request: IncomingMessage, response: ServerResponse) => Promise<void>) {
  const server = createServer(answer).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { url, close: () => void server.close().closeAllConnections() }
}
