import { statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { type Check, type Finding, fault, ok, warning } from '#app/operator/check/finding.ts'

const mebibyte = 1024 * 1024
const fullBelow = 200 * mebibyte
const tightBelow = 1024 * mebibyte

export const checkMachine: Check = async () => {
  const { bavail, bsize } = await statfs(tmpdir())
  return [diskFinding(bavail * bsize)]
}

export function diskFinding(free: number): Finding {
  const says = `${Math.round(free / mebibyte)} MiB of the disk are free.`
  const remedy = 'Make room: logs and exports need some.'
  if (free < fullBelow) return fault(says, remedy)
  return free < tightBelow ? warning(says, remedy) : ok(says)
}

export const checkSettings: Check = async ({ env }) => {
  const findings: Finding[] = []
  const isPublic = env.ORIGIN.startsWith('https://')
  if (env.WARBLE_ENV !== 'production')
    findings.push(
      warning(`WARBLE_ENV is ${env.WARBLE_ENV}, so no setting was checked for production.`, 'Set NODE_ENV=production.'),
    )
  if (isPublic && env.TRUSTED_PROXIES === 0)
    findings.push(
      warning(
        'TRUSTED_PROXIES is 0: behind a proxy all visitors count as one address.',
        'Set it to the number of proxies in front of the web processes.',
      ),
    )
  if (env.OPERATOR_NAME === undefined)
    findings.push(warning('OPERATOR_NAME is missing: the terms don’t say with whom.', 'Set it to your company’s name.'))
  if (env.METRICS_TOKEN === undefined)
    findings.push(warning('METRICS_TOKEN is missing: nothing can watch /metrics.', 'Set it to 16 random characters.'))
  return findings.length > 0 ? findings : [ok('The settings are complete.')]
}
