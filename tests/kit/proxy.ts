import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { freePort } from './server.ts'

/** A TCP proxy that can simulate connection faults. */
export interface Proxy {
  /** The server's URL with the proxy's host and port, and with the shipped time to connect. */
  url: string
  /** Closes all connections and accepts no new ones. */
  shut(): Promise<void>
  open(): Promise<void>
  /** Silently stops forwarding, like a dead router; existing connections never resume. */
  cut(): void
  /** Lets new connections work again. */
  mend(): void
}

export async function startProxy(target: string): Promise<Proxy> {
  const url = new URL(target)
  const { hostname, port } = url
  const sockets = new Set<Socket>()
  let isCut = false
  const server = createServer((inner) => {
    const pairs: [Socket, Socket | null][] = isCut ? [[inner, null]] : both(inner, connect(Number(port), hostname))
    for (const [one, other] of pairs) {
      sockets.add(one)
      one.on('error', () => other?.destroy())
      one.on('close', () => {
        sockets.delete(one)
        other?.destroy()
      })
      if (other) one.pipe(other)
    }
  })
  // No outgoing connection takes it while the proxy is shut.
  const own = await freePort()
  const open = async () => {
    server.listen(own, '127.0.0.1')
    await once(server, 'listening')
  }
  await open()
  url.hostname = '127.0.0.1'
  url.port = String(own)
  url.searchParams.delete('connect_timeout')
  return {
    url: url.href,
    async shut() {
      const closed = once(server, 'close')
      server.close()
      for (const socket of sockets) socket.destroy()
      await closed
    },
    open,
    cut() {
      isCut = true
      for (const socket of sockets) socket.unpipe().pause()
    },
    mend() {
      isCut = false
    },
  }
}

function both(inner: Socket, outer: Socket): [Socket, Socket][] {
  return [
    [inner, outer],
    [outer, inner],
  ]
}
