import './cache.ts'
const { mindRun } = await import('../tests/bench/mind.ts')
const { aimTable } = await import('../tests/kit/measure.ts')
const n = (k: string, d: number) => Number(process.env[k] ?? d)
const r = await mindRun({ seed: n('SEED', 1), people: n('PEOPLE', 300), replies: n('REPLIES', 200), accounts: n('ACCOUNTS', 45), each: n('EACH', 24), judged: n('JUDGED', 100) })
console.table(r.niches); console.table(r.classes); console.table(aimTable(r.aims)); for (const s of r.samples) console.log(s)
