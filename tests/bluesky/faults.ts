import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What happens to a call; null: nothing special. */
export type Fault = 'lost' | { status: number; headers: Record<string, string>; body: unknown } | null

/** A server in front of another one, which loses or replaces the answers that `choose` names, by path. */
export async function faultyServer(target: string, choose: (path: string) => Fault) {
  const server = createServer(async (request, response) => {
    const path = request.url ?? ''
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const fault = choose(path)
    if (fault && fault !== 'lost') {
      response.writeHead(fault.status, { 'content-type': 'application/json', ...fault.headers })
      response.end(JSON.stringify(fault.body))
      return
    }
    const { host: _host, connection: _connection, 'content-length': _length, ...headers } = request.headers
    const hasBody = request.method !== 'GET' && chunks.length > 0
    const answer = await fetch(new URL(path, target), {
      method: request.method ?? 'GET',
      headers: headers as Record<string, string>,
      ...(hasBody && { body: Buffer.concat(chunks) }),
    })
    const body = Buffer.from(await answer.arrayBuffer())
    if (fault === 'lost') {
      request.socket.destroy()
      return
    }
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? 'application/json' })
    response.end(body)
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => void server.close().closeAllConnections(),
  }
}
