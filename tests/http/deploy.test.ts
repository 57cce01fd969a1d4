import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type RequestListener, type Server } from 'node:http'
import { request } from 'node:https'
import { type AddressInfo, createServer as createTcpServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { until } from '../kit/until.ts'

const deploy = join(import.meta.dirname, '../../deploy')
const fileOf = (name: string) => readFileSync(join(deploy, name), 'utf8')

function isInstalled(program: string): boolean {
  try {
    execFileSync('which', [program], { stdio: 'ignore' })
    return true
  } catch {
    console.warn(`${program} is not installed here (apt-get install ${program}): its configuration is not tried.`)
    return false
  }
}

test('alerts and dashboard name only metrics that the product has', () => {
  const own = readFileSync(join(deploy, '../app/http/server/metrics.ts'), 'utf8')
  for (const name of ['alerts.yml', 'grafana.json'])
    for (const [metric] of fileOf(name).matchAll(/warble_\w+/g))
      expect([name, metric, own.includes(metric)]).toEqual([name, metric, true])
  const { panels } = JSON.parse(fileOf('grafana.json')) as { panels: { title: string }[] }
  expect(new Set(panels.map(({ title }) => title)).size).toBe(panels.length)
})

test.skipIf(!isInstalled('systemd-analyze'))('systemd takes the units', () => {
  const units = ['warble-web@.service', 'warble-worker@.service'].map((name) => join(deploy, name))
  const folder = mkdtempSync(join(tmpdir(), 'warble-units-'))
  try {
    // The unit's own user, programs and folders need not exist on this machine.
    const copies = units.map((unit) => {
      const copy = join(folder, unit.slice(deploy.length + 1))
      writeFileSync(copy, readFileSync(unit, 'utf8').replace('/usr/bin/node', process.execPath))
      return copy
    })
    const said = execFileSync('systemd-analyze', ['verify', '--man=no', ...copies], { encoding: 'utf8', stdio: 'pipe' })
    expect(said).not.toMatch(/Unknown|Failed to parse|Invalid/)
  } finally {
    rmSync(folder, { recursive: true })
  }
})

async function freePort(): Promise<number> {
  const server = createTcpServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

async function listening(port: number, answer: RequestListener): Promise<Server> {
  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return server
}

interface Answer {
  status: number
  body: string
}

const proxies = {
  nginx: {
    configuration: (port: number, [one, other]: [number, number], folder: string) => {
      const servers = fileOf('nginx.conf')
        .replace(/listen (\[::\]:)?80;\n/g, '')
        .replace(/listen \[::\]:443 .*\n/, '')
        .replace('listen 443 ssl', `listen 127.0.0.1:${port} ssl`)
        .replace(/server \{\n\s*server_name[^}]*return 308[^}]*\}/, '')
        .replace('127.0.0.1:3000', `127.0.0.1:${one}`)
        .replace('127.0.0.1:3001', `127.0.0.1:${other}`)
        .replace(/\/etc\/letsencrypt\/\S+\/fullchain\.pem/, join(folder, 'cert.pem'))
        .replace(/\/etc\/letsencrypt\/\S+\/privkey\.pem/, join(folder, 'key.pem'))
      const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
      return `daemon off; pid ${folder}/pid; error_log ${folder}/error.log; events {}
        http { access_log off; ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')} ${servers} }`
    },
    command: (file: string) => ['-e', '/dev/null', '-c', file],
  },
  caddy: {
    configuration: (port: number, [one, other]: [number, number], folder: string) =>
      `{\n\tadmin off\n\tauto_https off\n}\n${fileOf('Caddyfile')
        .replace('warble.example.com {', `https://localhost:${port} {\n\ttls ${folder}/cert.pem ${folder}/key.pem\n`)
        .replace('127.0.0.1:3000', `127.0.0.1:${one}`)
        .replace('127.0.0.1:3001', `127.0.0.1:${other}`)}`,
    command: (file: string) => ['run', '--config', file, '--adapter', 'caddyfile'],
  },
}

describe.each(Object.entries(proxies))('%s', (program, { configuration, command }) => {
  const has = isInstalled(program)
  let folder: string
  let port: number
  let upstreams: [number, number]
  let servers: Server[] = []
  let proxy: ChildProcess

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'warble-proxy-'))
    if (!has) return
    const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
    const files = ['-keyout', join(folder, 'key.pem'), '-out', join(folder, 'cert.pem')]
    execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', ...subject, ...files], {
      stdio: 'ignore',
    })
  })
  afterAll(() => rmSync(folder, { recursive: true }))
  beforeEach(async () => {
    if (!has) return
    port = await freePort()
    upstreams = [await freePort(), await freePort()]
    const file = join(folder, 'configuration')
    writeFileSync(file, configuration(port, upstreams, folder))
    const env = { ...process.env, HOME: folder, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder }
    proxy = spawn(program, command(file), { env, stdio: 'ignore' })
  })
  afterEach(async () => {
    proxy?.kill('SIGKILL')
    for (const server of servers) server.closeAllConnections()
    await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))))
    servers = []
  })

  const serve = async (answer: RequestListener, at: number[] = upstreams) => {
    servers.push(...(await Promise.all(at.map((one) => listening(one, answer)))))
  }

  function get(path: string, headers: Record<string, string> = {}, onData?: (text: string) => void): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const asked = request(
        { host: '127.0.0.1', port, path, servername: 'localhost', rejectUnauthorized: false, agent: false },
        (response) => {
          let body = ''
          response.setEncoding('utf8').on('data', (text: string) => {
            body += text
            onData?.(body)
          })
          response.on('end', () => resolve({ status: response.statusCode ?? 0, body }))
        },
      )
      asked.on('error', reject)
      for (const [name, value] of Object.entries({ host: `localhost:${port}`, ...headers }))
        asked.setHeader(name, value)
      asked.end()
    })
  }
  const answered = (path: string) => until(async () => (await get(path).catch(() => null))?.status === 200, 30_000)

  test.skipIf(!has)('tells the client’s address, whatever the client claims', async () => {
    await serve((asked, response) => response.end(String(asked.headers['x-forwarded-for'])))
    await answered('/')
    expect((await get('/', { 'x-forwarded-for': '203.0.113.9' })).body).toBe('127.0.0.1')
  })

  test.skipIf(!has)('asks the other process where one is away', async () => {
    await serve((_asked, response) => response.end('here'), [upstreams[1]])
    await answered('/')
    const all = await Promise.all(Array.from({ length: 10 }, () => get('/')))
    expect(all.map(({ status, body }) => [status, body])).toEqual(all.map(() => [200, 'here']))
  })

  test.skipIf(!has)('passes on an event when it comes, and not when the stream ends', async () => {
    let end = () => undefined as undefined
    await serve((asked, response) => {
      if (!asked.url?.startsWith('/events')) return void response.end('ok')
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      response.write('data: first\n\n')
      end = () => void response.end()
    })
    await answered('/')
    let seen = ''
    const stream = get('/events', {}, (body) => {
      seen = body
    })
    await until(() => seen.includes('first'))
    end()
    expect((await stream).body).toBe('data: first\n\n')
  })
})
