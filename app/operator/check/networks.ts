import type { NetworkId } from '#app/contract/networks.ts'
import type { Env } from '#app/env/index.ts'
import { type Check, type Finding, fault, ok, reasonOf } from '#app/operator/check/finding.ts'
import { type Probed, probe } from '#app/operator/check/probe.ts'

interface Part {
  name: string
  setting: string
  url: string
}

const partsOf: Record<NetworkId, (env: Env) => Part[]> = {
  perch: ({ PERCH_URL }) => (PERCH_URL ? [{ name: 'Perch', setting: 'PERCH_URL', url: PERCH_URL }] : []),
  bluesky: ({ BLUESKY_URL, BLUESKY_PLC_URL, BLUESKY_APPVIEW_URL }) => [
    {
      name: 'Bluesky',
      setting: 'BLUESKY_URL',
      url: `${BLUESKY_URL}/xrpc/com.atproto.server.describeServer`,
    },
    { name: 'Bluesky’s directory', setting: 'BLUESKY_PLC_URL', url: `${BLUESKY_PLC_URL}/_health` },
    ...(BLUESKY_APPVIEW_URL === 'off'
      ? []
      : [{ name: 'Bluesky’s AppView', setting: 'BLUESKY_APPVIEW_URL', url: `${BLUESKY_APPVIEW_URL}/xrpc/_health` }]),
  ],
  x: () => [],
}

export const checkNetworks: Check = async ({ env, signal }) => {
  const parts = env.NETWORKS.flatMap((id) => partsOf[id](env))
  const findings = await Promise.all([
    ...parts.map((part) => partFinding(part, signal)),
    ...appsOf(env).map((app) => appFinding(app, signal)),
  ])
  return findings
}

async function partFinding({ name, setting, url }: Part, signal: AbortSignal): Promise<Finding> {
  const remedy = `Mend ${setting}, or look whether this machine reaches it.`
  try {
    const { status } = await probe(url, signal)
    return status < 500 ? ok(`${name} answers.`) : fault(`${name} answers ${status}.`, remedy)
  } catch (error) {
    return fault(`${name} can’t be reached: ${reasonOf(error)}.`, remedy)
  }
}

interface App {
  name: string
  settings: string
  url: string
  id: string
  secret: string | null
}

function appsOf(env: Env): App[] {
  const { NETWORKS, X_CLIENT_ID, X_CLIENT_SECRET, X_URL, PERCH_URL, PERCH_CLIENT_ID, PERCH_CLIENT_SECRET } = env
  const all = [
    ...(NETWORKS.includes('x') && X_CLIENT_ID
      ? [
          {
            name: 'X',
            settings: 'X_CLIENT_ID and X_CLIENT_SECRET',
            url: X_URL,
            id: X_CLIENT_ID,
            secret: X_CLIENT_SECRET,
          },
        ]
      : []),
    ...(NETWORKS.includes('perch') && PERCH_URL && PERCH_CLIENT_ID
      ? [
          {
            name: 'Perch',
            settings: 'PERCH_CLIENT_ID and PERCH_CLIENT_SECRET',
            url: PERCH_URL,
            id: PERCH_CLIENT_ID,
            secret: PERCH_CLIENT_SECRET,
          },
        ]
      : []),
  ]
  return all.map(({ secret = null, ...app }) => ({ ...app, secret }))
}

/** Asks for a token with a code that can't exist: the answer tells whether the app itself is known. */
async function appFinding({ name, settings, url, id, secret }: App, signal: AbortSignal): Promise<Finding> {
  const form = {
    grant_type: 'authorization_code',
    code: 'a-check-of-the-settings',
    redirect_uri: `${url}/`,
    code_verifier: 'a'.repeat(43),
    client_id: id,
  }
  const basic: Record<string, string> =
    secret === null ? {} : { authorization: `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}` }
  try {
    const answer = await probe(`${url}/2/oauth2/token`, signal, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...basic },
      body: new URLSearchParams(form),
    })
    if (isUnknownApp(answer)) return fault(`${name} doesn’t know this app.`, `Mend ${settings}.`)
    return answer.status < 500
      ? ok(`${name} knows this app.`)
      : fault(`${name} answers ${answer.status}.`, 'Try again later.')
  } catch (error) {
    return fault(`${name} can’t be reached: ${reasonOf(error)}.`, 'Look whether this machine reaches it.')
  }
}

const isUnknownApp = ({ status, text }: Probed) =>
  status === 401 || status === 403 || /unauthorized_client|invalid_client/.test(text)
