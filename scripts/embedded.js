import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** Somebody to sign in as on a development machine. */
const demo = { email: 'demo@warble.test', password: 'a quiet morning' }

/**
 * Starts what a development machine lacks and writes its addresses into the environment, so that the product reads them
 * like an operator's. Whatever is configured already is left alone.
 */
export async function embedded(modules, role, closers) {
  const env = process.env
  const dataDir = resolve(env.DATA_DIR ?? '.warble')
  const log = (line) => console.error(line)
  env.PORT ??= '3000'
  env.HOST ??= '127.0.0.1'
  env.ORIGIN ??= `http://localhost:${env.PORT}`
  const wantsDatabase = !env.DATABASE_URL && role !== 'sandbox'
  // The operator's command needs the database alone, and runs beside a system that is up.
  const onlyDatabase = role === 'opt-out'
  if (onlyDatabase) {
    env.NETWORK_URL ??= 'http://127.0.0.1:4310'
    env.SMTP_URL ??= 'smtp://127.0.0.1:4312'
    const clockFile = join(dataDir, 'clock.json')
    if (existsSync(clockFile)) env.CLOCK_FILE ??= clockFile
  }
  const wantsBox = !env.NETWORK_URL || !env.SMTP_URL
  let box = null
  if (wantsDatabase || wantsBox) {
    makeFolder(dataDir)
    const { startPostgres, startSandbox } = await modules.sandbox()
    if (wantsDatabase) {
      const postgres = await startPostgres({ dataDir, port: Number(env.PG_PORT ?? 0), log })
      closers.push(() => postgres.stop())
      env.DATABASE_URL = postgres.url
    }
    if (wantsBox) {
      env.CLOCK_FILE ??= join(dataDir, 'clock.json')
      box = await startSandbox({
        dataDir,
        host: '127.0.0.1',
        perchPort: Number(env.PERCH_PORT ?? 4310),
        deskPort: Number(env.DESK_PORT ?? 4311),
        smtpPort: Number(env.SMTP_PORT ?? 4312),
        ...(!env.GOOGLE_CLIENT_ID && { googlePort: Number(env.GOOGLE_PORT ?? 4313) }),
        clockFile: env.CLOCK_FILE,
        webOrigin: env.ORIGIN,
        notes: [{ title: 'Sign in to Warble', lines: [demo.email, demo.password] }],
        log,
      })
      closers.push(() => box.close())
      env.NETWORK_URL ??= box.perch_url
      if (box.google) {
        env.GOOGLE_URL = box.google.url
        env.GOOGLE_CLIENT_ID = box.google.client_id
        env.GOOGLE_CLIENT_SECRET = box.google.client_secret
      }
      env.SMTP_URL ??= `smtp://127.0.0.1:${box.smtp_port}`
    }
  }
  const secrets = rememberedSecrets(dataDir)
  env.SECRETS ??= secrets.SECRETS
  env.SEAL_KEYS ??= secrets.SEAL_KEYS
  return { demo: box && demo, announce: () => console.error(announcement(env, box)) }
}

function makeFolder(dataDir) {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  } catch (error) {
    throw new Error(`The data folder ${dataDir} cannot be made (${error.code}). Set DATA_DIR to one you may write.`)
  }
}

/** Made at the first start and kept, so that sessions and sealed tokens outlive a restart. */
function rememberedSecrets(dataDir) {
  const file = join(dataDir, 'secrets.json')
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    const made = {
      SECRETS: randomBytes(32).toString('base64url'),
      SEAL_KEYS: `dev:${randomBytes(32).toString('base64')}`,
    }
    makeFolder(dataDir)
    writeFileSync(file, JSON.stringify(made), { mode: 0o600 })
    return made
  }
}

function announcement(env, box) {
  if (!box) return `\nWarble  ${env.ORIGIN}\n`
  return `
  Warble    ${env.ORIGIN}
            sign in as ${demo.email} with the password: ${demo.password}
  Perch     ${box.perch_url}
            ready accounts, with their tokens: ${box.perch_url}/i/dev-accounts
  Desk      ${box.desk_url}
            the mailbox, and a clock that can be sped up
${box.google ? `  Google    ${box.google.url}\n            stands in for Google's sign-in: "Continue with Google" leads there\n` : ''}
  How to go on: sign in, take a ready account on Perch ("Sign in as", then Your tokens in the foot), connect it in
  Warble, watch the analysis, and wake the bot up. To see an hour pass in a minute, set the clock to x60 on the desk.
`
}
