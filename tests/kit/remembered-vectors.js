import { createHash } from 'node:crypto'
import { EventEmitter, once } from 'node:events'
import { appendFileSync, closeSync, existsSync, fstatSync, mkdirSync, openSync, readSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { fileURLToPath } from 'node:url'
import threads from 'node:worker_threads'

/**
 * Loaded before the workers of Vitest and the servers of tests. The encoder takes 10 ms of processor time for each text, and
 * the people of Perch say the same in every world: those of earlier runs are recorded, and what one process encodes, all
 * others read. With ENCODE_ANEW set, the encoder itself answers.
 */
const folder = fileURLToPath(new URL('../../node_modules/.cache/', import.meta.url))
export const remembered = `${folder}warble-vectors`
/** Written by `npm run vectors`. */
export const recorded = fileURLToPath(new URL('recorded-vectors.bin', import.meta.url))
const [keyLength, dimensions] = [16, 512]
export const recordLength = keyLength + dimensions

const keyOf = (text) => createHash('sha256').update(text).digest().subarray(0, keyLength)

const signed = ({ buffer, byteOffset, length }) => new Int8Array(buffer, byteOffset, length)

const known = new Map()
const bytesRead = { [recorded]: 0, [remembered]: 0 }

/** What has been added since the last time. */
function readOn(file) {
  if (!existsSync(file)) return
  const opened = openSync(file, 'r')
  const added = Buffer.alloc(fstatSync(opened).size - bytesRead[file])
  readSync(opened, added, 0, added.length, bytesRead[file])
  closeSync(opened)
  const whole = added.length - (added.length % recordLength)
  for (let at = 0; at < whole; at += recordLength)
    known.set(added.toString('hex', at, at + keyLength), added.subarray(at + keyLength, at + recordLength))
  bytesRead[file] += whole
}

/** In the place of the encoder's thread, which starts only for texts that nobody has encoded. */
class RememberingEncoder extends EventEmitter {
  constructor(start) {
    super()
    this.start = start
    setImmediate(() => this.emit('message', { ready: true }))
  }

  async postMessage(texts) {
    if (process.env.ENCODE_ANEW) {
      const { bytes, error } = await this.answer(texts)
      return this.emit('message', { bytes, error })
    }
    const keys = texts.map((text) => keyOf(text).toString('hex'))
    const isNew = (_text, at) => !known.has(keys[at])
    if (texts.some(isNew)) [recorded, remembered].forEach(readOn)
    const error = await this.encode(texts.filter(isNew))
    if (error) return this.emit('message', { error })
    const bytes = new Int8Array(texts.length * dimensions)
    for (const [row, key] of keys.entries()) bytes.set(signed(known.get(key)), row * dimensions)
    setImmediate(() => this.emit('message', { bytes }))
  }

  async encode(texts) {
    if (texts.length === 0) return
    const { bytes, error } = await this.answer(texts)
    if (error) return error
    const vectors = texts.map((_text, row) => Buffer.from(bytes.subarray(row * dimensions, (row + 1) * dimensions)))
    mkdirSync(folder, { recursive: true })
    appendFileSync(remembered, Buffer.concat(texts.flatMap((text, row) => [keyOf(text), vectors[row]])))
    for (const [row, text] of texts.entries()) known.set(keyOf(text).toString('hex'), vectors[row])
  }

  /** Of the encoder's thread. */
  async answer(texts) {
    if (!this.thread) {
      this.thread = this.start()
      for (const event of ['error', 'exit']) this.thread.on(event, (told) => this.emit(event, told))
      await once(this.thread, 'message')
    }
    this.thread.ref()
    this.thread.postMessage(texts)
    const [answer] = await once(this.thread, 'message')
    return answer
  }

  ref() {
    this.thread?.ref()
  }

  unref() {
    this.thread?.unref()
  }
}

const { Worker } = threads
threads.Worker = function start(url, options) {
  const thread = () => new Worker(url, options)
  const isEncoder = /\/encoder[-/]worker\.js$/.test(String(url)) && !process.env.ENCODE_ANEW
  return isEncoder ? new RememberingEncoder(thread) : thread()
}
syncBuiltinESMExports()
