import { type NetworkId, networkIds } from '#app/contract/networks.ts'
import { listOptOuts } from '#app/domain/bot/opt-outs/list.ts'
import { secondsSinceBackup } from '#app/domain/health/backup.ts'
import { secondsSinceHeartbeat } from '#app/domain/health/heartbeat.ts'
import { shareUsage } from '#app/domain/metering/llm-usage.ts'
import { networkDays, spentLines } from '#app/domain/metering/network-usage.ts'
import { botFigures, failureCounts, peopleFigures, subscriptionCounts } from '#app/domain/operator/figures.ts'
import { unansweredMessages } from '#app/domain/support/own-messages.ts'
import { jobFigures } from '#app/queue/job-figures.ts'
import type { Services } from '#app/services.ts'

type Deps = Pick<Services, 'db' | 'clock' | 'networks' | 'token_shares' | 'site'>

const costDays = 14
const maxOptOuts = 50

export async function operatorOverview(deps: Deps) {
  const { db, site } = deps
  const now = deps.clock.now()
  const [people, paid, bots, jobs, failures] = await Promise.all([
    peopleFigures(db, now),
    subscriptionCounts(db),
    botFigures(db, now),
    jobFigures(db),
    failureCounts(db, now),
  ])
  const [heartbeat, backup, days, lines, optOuts, messages] = await Promise.all([
    secondsSinceHeartbeat(db),
    secondsSinceBackup(db),
    networkDays(db, costDays),
    spentLines(db, now.toISOString().slice(0, 10)),
    listOptOuts(db),
    unansweredMessages(db),
  ])
  const waiting = optOuts.filter(({ heard_by }) => heard_by !== null)
  return {
    now,
    names: namesOf(deps.networks),
    people,
    paid,
    bots,
    jobs,
    failures,
    heartbeat,
    backup,
    model: site.language_model === null ? null : await shareUsage(deps, now),
    costs: { days, lines },
    opt_outs: { total: waiting.length, shown: waiting.slice(0, maxOptOuts) },
    messages,
  }
}

const namesOf = (networks: Services['networks']) =>
  Object.fromEntries(networkIds.map((id) => [id, networks.of(id).name])) as Record<NetworkId, string>

export type OperatorOverview = Awaited<ReturnType<typeof operatorOverview>>
