import { type Reading, subjects } from './subjects.ts'

/** What each post is about: a subject, or null. */
export type Assigned = (number | null)[]

const rounds = 12
/** Prior for posts about no subject, in posts. */
const priorOfNone = 3
/** Prior for each group, and for each subject within its group, in posts. */
const prior = { group: 0.1, subject: 0.25 }
const sure = 0.5

const groups = [...new Set(subjects.map(({ group }) => group))]
const groupOf = subjects.map(({ group }) => groups.indexOf(group))
const sizes = groups.map((_, at) => groupOf.filter((one) => one === at).length)

/**
 * Reads the posts together: what an account writes about often is the likelier subject of each further post (expectation
 * maximization, first of groups, then of the subjects within).
 */
export function subjectsOfPosts(readings: readonly Reading[]): { shares: Float64Array[]; assigned: Assigned } {
  let groupShare = groups.map(() => 1 / (groups.length + 1))
  let none = priorOfNone / (priorOfNone + 1)
  let within = subjects.map((_, at) => 1 / (sizes[groupOf[at] as number] ?? 1))
  let shares: Float64Array[] = []
  const likelihoods = readings.map(({ odds }) => Float64Array.from(odds, Math.exp))
  for (let round = 0; round < rounds; round++) {
    shares = likelihoods.map((own) => {
      const parts = own.map((one, at) => one * (groupShare[groupOf[at] as number] ?? 0) * (within[at] ?? 0))
      const sum = parts.reduce((all, one) => all + one, none)
      return parts.map((one) => one / sum)
    })
    const total = subjects.map((_, at) => shares.reduce((sum, own) => sum + (own[at] ?? 0), 0))
    const ofGroup = groups.map((_, group) =>
      total.reduce((sum, one, at) => (groupOf[at] === group ? sum + one : sum), 0),
    )
    const all = readings.length + priorOfNone + prior.group * groups.length
    groupShare = ofGroup.map((one) => (one + prior.group) / all)
    none = (readings.length - ofGroup.reduce((sum, one) => sum + one, 0) + priorOfNone) / all
    within = total.map((one, at) => {
      const group = groupOf[at] as number
      return (one + prior.subject) / ((ofGroup[group] ?? 0) + prior.subject * (sizes[group] ?? 1))
    })
  }
  const assigned = shares.map((own) => {
    const best = own.indexOf(Math.max(...own))
    const group = own.reduce((sum, one, at) => (groupOf[at] === groupOf[best] ? sum + one : sum), 0)
    return group >= sure ? best : null
  })
  return { shares, assigned }
}
