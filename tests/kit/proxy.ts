import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A door before a server, for what happens to the way there. */
export interface Proxy {
  /** The server's address with the door's host and port. */
  url: string
  /** What went through is ended, and nobody gets in. */
  shut(): Promise<void>
  open(): Promise<void>
  /** Nothing is carried any more and neither end is told, as with a dead router: what goes through now never goes on. */
  cut(): void
  /** Whoever comes anew gets through. */
  mend(): void
}

export async function startProxy(target: string): Promise<Proxy> {
  const url = new URL(target)
  const { hostname, port } = url
  const sockets = new Set<Socket>()
  let isCut = false
  const server = createServer((inner) => {
    const ways: [Socket, Socket | null][] = isCut ? [[inner, null]] : both(inner, connect(Number(port), hostname))
    for (const [one, other] of ways) {
      sockets.add(one)
      one.on('error', () => other?.destroy())
      one.on('close', () => {
        sockets.delete(one)
        other?.destroy()
      })
      if (other) one.pipe(other)
    }
  })
  const listen = async (at: number) => {
    server.listen(at, '127.0.0.1')
    await once(server, 'listening')
  }
  await listen(0)
  const own = (server.address() as AddressInfo).port
  url.hostname = '127.0.0.1'
  url.port = String(own)
  return {
    url: url.href,
    async shut() {
      const closed = once(server, 'close')
      server.close()
      for (const socket of sockets) socket.destroy()
      await closed
    },
    open: () => listen(own),
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
