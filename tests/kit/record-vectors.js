import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { recorded, recordLength, remembered } from './remembered-vectors.js'

/**
 * `npm run vectors`, after a run of the tests: adds what the encoder was asked for to the recorded vectors. For all anew, delete
 * the file first.
 */
const records = new Map()
for (const file of [recorded, remembered].filter(existsSync)) {
  const bytes = readFileSync(file)
  for (let at = 0; at + recordLength <= bytes.length; at += recordLength) {
    const record = bytes.subarray(at, at + recordLength)
    records.set(record.toString('hex', 0, 16), record)
  }
}
writeFileSync(
  recorded,
  Buffer.concat([...records].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, record]) => record)),
)
rmSync(remembered, { force: true })
