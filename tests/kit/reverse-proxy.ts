import { once } from 'node:events'
import { createServer, request } from 'node:http'
import { freePort } from './server.ts'

/** A reverse proxy that sends requests to several servers in turn. */
export interface ReverseProxy {
  /** The `ORIGIN` of the servers behind it. */
  origin: string
  /** The origins of the servers; requests under way stay where they are. */
  sendTo(...servers: string[]): void
  close(): Promise<void>
}

export async function startReverseProxy(): Promise<ReverseProxy> {
  let [servers, turn]: [string[], number] = [[], 0]
  const proxy = createServer((asked, answer) => {
    turn += 1
    const server = servers[turn % servers.length]
    const { method, headers, url } = asked
    const passed = request(`${server}${url}`, { method, headers }, (given) => {
      answer.writeHead(given.statusCode ?? 502, given.headers)
      given.pipe(answer)
    })
    passed.on('error', () => answer.headersSent || answer.writeHead(502).end())
    asked.pipe(passed)
  })
  const port = await freePort()
  proxy.listen(port, '127.0.0.1')
  await once(proxy, 'listening')
  return {
    origin: `http://localhost:${port}`,
    sendTo: (...origins) => {
      servers = origins
    },
    async close() {
      proxy.close()
      proxy.closeAllConnections()
      await once(proxy, 'close')
    },
  }
}
