import { lookup } from 'node:dns/promises'
import { isIP } from 'node:net'
import { connect } from 'node:tls'
import { endOf } from '#app/adapters/deadline.ts'
import { day } from '#app/domain/time.ts'
import {
  type Check,
  type CheckContext,
  type Finding,
  fault,
  ok,
  reasonOf,
  warning,
} from '#app/operator/check/finding.ts'
import { probe } from '#app/operator/check/probe.ts'

const timeoutMs = 8_000
const renewBefore = 14

/** Whether people reach this installation at ORIGIN, by its name and with a certificate. */
export const checkAddress: Check = async (context) => {
  const { hostname, protocol, port } = new URL(context.env.ORIGIN)
  const host = hostname.replace(/^\[|\]$/g, '')
  try {
    await endOf(lookup(host), timeoutMs, `Looking up ${host}`)
  } catch (error) {
    return [fault(`${host} has no address: ${reasonOf(error)}.`, 'Add a DNS record for the host of ORIGIN.')]
  }
  const certificate = protocol === 'https:' ? await certificateFindings(host, Number(port || 443)) : []
  return certificate.some(({ level }) => level === 'fault')
    ? certificate
    : [...certificate, ...(await answerFindings(context))]
}

async function certificateFindings(host: string, port: number): Promise<Finding[]> {
  try {
    const end = await endOf(certificateEnd(host, port), timeoutMs, 'The TLS handshake')
    const days = Math.floor((end.getTime() - Date.now()) / day)
    const says = `The certificate of ${host} is valid for ${days} more days.`
    return [days < renewBefore ? warning(says, 'Look why the proxy has not renewed it.') : ok(says)]
  } catch (error) {
    return [fault(`${host} has no valid TLS: ${reasonOf(error)}.`, 'Give the proxy a certificate for this name.')]
  }
}

function certificateEnd(host: string, port: number): Promise<Date> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host, port, timeout: timeoutMs, ...(isIP(host) === 0 && { servername: host }) }, () => {
      resolve(new Date(socket.getPeerCertificate().valid_to))
      socket.end()
    })
    socket.once('error', reject)
    socket.once('timeout', () => socket.destroy(new Error('no answer in time')))
  })
}

async function answerFindings({ env, services, signal }: CheckContext): Promise<Finding[]> {
  const { ORIGIN } = env
  try {
    const ready = await probe(`${ORIGIN}/readyz`, signal)
    if (ready.status !== 200)
      return [
        fault(`${ORIGIN}/readyz answers ${ready.status}.`, 'Start a web process, or mend the proxy’s address of it.'),
      ]
    const keys = await probe(`${ORIGIN}/auth/v1/.well-known/jwks.json`, signal)
    const isOurs = services.tokens.jwks.keys.some(({ kid }) => keys.text.includes(`"${kid}"`))
    return [
      isOurs
        ? ok(`${ORIGIN} is this installation.`)
        : fault(`What answers at ${ORIGIN} has other SECRETS.`, 'Give all processes the same SECRETS, or mend ORIGIN.'),
    ]
  } catch (error) {
    return [
      warning(
        `Nothing answers at ${ORIGIN} yet: ${reasonOf(error)}.`,
        'Start a web process, then run the check again.',
      ),
    ]
  }
}
