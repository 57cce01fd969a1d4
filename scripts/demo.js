#!/usr/bin/env node
/** `npm run demo [-- --import FILE --handle NAME] [--keep]`, against ORIGIN or a system of its own. */
import { parseArgs } from 'node:util'
import { openSystem } from './demo/system.js'
import { walk } from './demo/walk.js'

const { values } = parseArgs({
  options: {
    import: { type: 'string' },
    handle: { type: 'string' },
    keep: { type: 'boolean', default: false },
  },
})
const maxMs = 300_000
const giveUp = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => giveUp.abort(new Error('Stopped.')))
const timer = setTimeout(() => giveUp.abort(new Error('The demo took longer than five minutes.')), maxMs)

const begun = Date.now()
let system = null
let missing = []
try {
  if (Boolean(values.import) !== Boolean(values.handle)) throw new Error('--import FILE and --handle NAME go together.')
  system = await openSystem(giveUp.signal)
  const { rows, lacks } = await walk(system, { file: values.import, handle: values.handle }, giveUp.signal)
  print(rows)
  missing = lacks
} catch (error) {
  missing = [error instanceof Error ? error.message : String(error)]
}
clearTimeout(timer)
for (const sentence of missing) console.log(`Missing: ${sentence}`)
console.log(`${missing.length === 0 ? 'Everything works' : 'Something is missing'} (${seconds()} s).`)
process.exitCode = missing.length === 0 ? 0 : 1
if (system?.own && values.keep && missing.length === 0) await printHint()
else if (system?.own) console.log('The system that was started for this is gone again; with --keep it stays up.')
await system?.close()

function print(rows) {
  const width = (key) => Math.max(...rows.map((row) => row[key].length))
  const [what, detail] = [width('what'), width('detail')]
  console.log('')
  for (const row of rows) console.log(`${row.what.padEnd(what)}  ${row.detail.padEnd(detail)}  ${row.see}`)
  console.log('')
}

function printHint() {
  console.log(`Look around at ${system.web}; Ctrl-C ends it.`)
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, resolve)
  })
}

function seconds() {
  return ((Date.now() - begun) / 1000).toFixed(1)
}
