import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { wholeBrowser } from '../../browser/chromium.ts'
import { connectAndAnalyze, signInActor, signUpByMail } from '../../kit/actor.ts'
import { makeHistory } from '../../kit/history.ts'
import { conclude, isMainModule, sizeOf, withPostgres } from '../../kit/main-module.ts'
import { median, rounded } from '../../kit/measure.ts'
import { startWorld, type World } from '../../kit/world.ts'

/**
 * Lighthouse's mobile scores of three pages and their script and style sizes, compared with targets. Run it with
 * `npm run bench lighthouse`; `RUNS` is the number of runs per page. Lighthouse has its own package.json beside this file
 * and is installed at first use.
 */

const run = promisify(execFile)
const folder = fileURLToPath(new URL('.', import.meta.url))
const command = join(folder, 'node_modules', 'lighthouse', 'cli', 'index.js')

interface PageTarget {
  path: string
  signedIn: boolean
  /** Maximum gzipped script bytes. */
  script: number
  /** Audits that do not apply to the page. */
  ignoredAudits: string[]
}

const pages: PageTarget[] = [
  { path: '/', signedIn: false, script: 12_000, ignoredAudits: [] },
  { path: '/login', signedIn: false, script: 95_000, ignoredAudits: [] },
  // Requires a session, so search engines do not index it.
  { path: '/dashboard', signedIn: true, script: 110_000, ignoredAudits: ['is-crawlable'] },
]
const maxStyle = 12_000
const minScores = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 } as const
type Category = keyof typeof minScores
const categories = Object.keys(minScores) as Category[]

interface Audit {
  score: number | null
  scoreDisplayMode: string
  numericValue?: number
  details?: { items?: { resourceType?: string; transferSize?: number; url?: string }[] }
}

interface Report {
  categories: Record<Category, { score: number; auditRefs: { id: string; weight: number }[] }>
  audits: Record<string, Audit>
}

/** Repeats a run that failed, as happens on a busy machine. */
async function recordWithRetries(address: string, headers: Record<string, string>, tries = 3): Promise<Report> {
  try {
    return await record(address, headers)
  } catch (error) {
    if (tries <= 1) throw error
    return recordWithRetries(address, headers, tries - 1)
  }
}

async function record(address: string, headers: Record<string, string>): Promise<Report> {
  const flags = ['--headless=new', ...wholeBrowser.args].join(' ')
  const { stdout } = await run(
    process.execPath,
    [
      command,
      address,
      '--output=json',
      '--quiet',
      `--chrome-flags=${flags}`,
      `--extra-headers=${JSON.stringify(headers)}`,
      `--only-categories=${categories.join(',')}`,
    ],
    { env: { ...process.env, CHROME_PATH: wholeBrowser.executablePath }, maxBuffer: 64_000_000 },
  )
  return JSON.parse(stdout) as Report
}

/** The category’s score out of 100 with its own weights, without the audits that do not apply. */
function scoreOf(report: Report, category: Category, ignoredAudits: string[]): number {
  const { score, auditRefs } = report.categories[category]
  if (!auditRefs.some(({ id }) => ignoredAudits.includes(id))) return score * 100
  const counted = auditRefs.filter(
    ({ id }) => !ignoredAudits.includes(id) && (report.audits[id]?.score ?? null) !== null,
  )
  const weight = counted.reduce((sum, ref) => sum + ref.weight, 0)
  return (100 * counted.reduce((sum, ref) => sum + ref.weight * (report.audits[ref.id]?.score ?? 0), 0)) / weight
}

function weightOf(report: Report, type: 'Script' | 'Stylesheet'): number {
  const items = report.audits['network-requests']?.details?.items ?? []
  return items
    .filter(({ resourceType }) => resourceType === type)
    .reduce((sum, { transferSize = 0 }) => sum + transferSize, 0)
}

const failedAudits = (report: Report, ignoredAudits: string[]) =>
  categories
    .filter((category) => category !== 'performance')
    .flatMap((category) => report.categories[category].auditRefs)
    .filter(({ id, weight }) => weight > 0 && !ignoredAudits.includes(id) && (report.audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id)

/** A user with two weeks of actions. */
async function customer(world: World): Promise<string> {
  const email = 'bench@example.com'
  const password = 'a plain long sentence'
  const cookie = await signUpByMail(world, email, password)
  const actor = await signInActor(world, email, password)
  await connectAndAnalyze(world, actor, 'stackharbor')
  const [account] = await world.sql<{ id: string }>('select network_account_id as id from connections')
  const past = { actions: 500, recent: 500, a_day: 70 }
  await makeHistory({ sql: world.sql, clock: world.sandbox.clock }, actor.id, account?.id ?? '', past)
  return cookie
}

async function main(): Promise<void> {
  if (!existsSync(command)) await run('npm', ['ci', '--prefix', folder], { cwd: folder })
  const { version } = JSON.parse(await readFile(join(folder, 'node_modules/lighthouse/package.json'), 'utf8'))
  const runs = sizeOf('RUNS', 3)
  const faults: string[] = []
  const lines: Record<string, Record<string, number>> = {}
  await withPostgres(async (postgres) => {
    const world = await startWorld(postgres, { people: 30 })
    try {
      const cookie = await customer(world)
      for (const { path, signedIn, script, ignoredAudits } of pages) {
        const reports: Report[] = []
        for (let count = 0; count < runs; count += 1)
          reports.push(await recordWithRetries(world.origin + path, signedIn ? { cookie } : {}))
        const [report] = reports as [Report]
        const number = (audit: string) =>
          rounded(median(reports.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN)))
        const scores = categories.map((category): [Category, number] => [
          category,
          Math.round(median(reports.map((one) => scoreOf(one, category, ignoredAudits)))),
        ])
        const scripts = weightOf(report, 'Script')
        const styles = weightOf(report, 'Stylesheet')
        lines[path] = {
          ...Object.fromEntries(scores),
          fcp_ms: Math.round(number('first-contentful-paint')),
          speed_ms: Math.round(number('speed-index')),
          lcp_ms: Math.round(number('largest-contentful-paint')),
          cls: number('cumulative-layout-shift'),
          tbt_ms: Math.round(number('total-blocking-time')),
          script_kb: rounded(scripts / 1000, 1),
          style_kb: rounded(styles / 1000, 1),
        }
        for (const [category, score] of scores)
          if (score < minScores[category])
            faults.push(`${path}: ${category} ${score}, the target is ${minScores[category]}`)
        if (scripts > script) faults.push(`${path}: ${scripts} bytes of script, at most ${script}`)
        if (styles > maxStyle) faults.push(`${path}: ${styles} bytes of style, at most ${maxStyle}`)
        const audits = failedAudits(report, ignoredAudits)
        if (audits.length > 0) faults.push(`${path}: ${audits.join(', ')}`)
      }
    } finally {
      await world.close()
    }
  })
  console.log(`Lighthouse ${version}, mobile, median of ${runs}`)
  console.table(lines)
  conclude(faults)
}

if (isMainModule(import.meta.url)) await main()
