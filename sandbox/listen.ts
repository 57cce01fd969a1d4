import { createServer, type RequestListener } from 'node:http'
import { type AddressInfo, createServer as createSocketServer, type Server } from 'node:net'
import { codeOf, portInUse, SandboxError } from './errors.ts'

interface ListenOptions {
  host: string
  /** 0 takes any free port. */
  port: number
  /** What listens there and which variable sets the port, for the message about a busy port. */
  part: string
  variable: string
}

/** Starts an HTTP server; its `close` also ends keep-alive connections. */
export async function serve(
  handler: RequestListener,
  options: ListenOptions,
): Promise<{ port: number; close(): Promise<void> }> {
  const server = createServer(handler)
  const port = await listen(server, options)
  return {
    port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeIdleConnections()
        setTimeout(() => server.closeAllConnections(), 500).unref()
      }),
  }
}

function listen(server: Server, options: ListenOptions): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(listenError(error, options)))
    server.listen(options.port, options.host, () => resolve((server.address() as AddressInfo).port))
  })
}

export function listenError(error: unknown, { host, port, part, variable }: ListenOptions): unknown {
  // Other errors have the code EACCES too, such as a journal that cannot be opened.
  if (!(error instanceof Error && 'syscall' in error && /^(listen|getaddrinfo)$/.test(String(error.syscall))))
    return error
  switch (codeOf(error)) {
    case 'EADDRINUSE':
      return portInUse(port, part, variable)
    case 'EACCES':
      return new SandboxError(`Port ${port} (${part}) is not open to this user. Set ${variable} to one above 1023.`)
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new SandboxError(`${part} cannot listen on ${host}: this machine has no such address.`)
    default:
      return error
  }
}

/** Returns the port if it is free on loopback (0: any free port), or null if it is taken. */
export function tryPort(port: number): Promise<number | null> {
  return new Promise((resolve, reject) => {
    const probe = createSocketServer()
    probe.once('error', (error) => (codeOf(error) === 'EADDRINUSE' ? resolve(null) : reject(error)))
    probe.listen(port, '127.0.0.1', () => {
      const free = (probe.address() as AddressInfo).port
      probe.close(() => resolve(free))
    })
  })
}
