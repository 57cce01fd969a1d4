import { createHash } from 'node:crypto'
import { EventEmitter, once } from 'node:events'
import { appendFileSync, closeSync, fstatSync, mkdirSync, openSync, readSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { fileURLToPath } from 'node:url'
import threads from 'node:worker_threads'

/**
 * Loaded before the servers of tests. The encoder takes 10 ms of processor time for each text, and the people of Perch
 * say the same in every world: what one server has encoded, all others read from a file.
 */
const folder = fileURLToPath(new URL('../../node_modules/.cache/', import.meta.url))
const file = `${folder}warble-vectors`
const [keyLength, dimensions] = [16, 512]
const recordLength = keyLength + dimensions

const keyOf = (text) => createHash('sha256').update(text).digest().subarray(0, keyLength)

const signed = ({ buffer, byteOffset, length }) => new Int8Array(buffer, byteOffset, length)

const known = new Map()
let bytesRead = 0

/** What has been added since the last time. */
function readOn() {
  mkdirSync(folder, { recursive: true })
  const opened = openSync(file, 'a+')
  const added = Buffer.alloc(fstatSync(opened).size - bytesRead)
  readSync(opened, added, 0, added.length, bytesRead)
  closeSync(opened)
  const whole = added.length - (added.length % recordLength)
  for (let at = 0; at < whole; at += recordLength)
    known.set(added.toString('hex', at, at + keyLength), added.subarray(at + keyLength, at + recordLength))
  bytesRead += whole
}

/** In the place of the encoder's thread, which starts only for texts that nobody has encoded. */
class RememberingEncoder extends EventEmitter {
  constructor(start) {
    super()
    this.start = start
    setImmediate(() => this.emit('message', { ready: true }))
  }

  async postMessage(texts) {
    const keys = texts.map((text) => keyOf(text).toString('hex'))
    const isNew = (_text, at) => !known.has(keys[at])
    if (texts.some(isNew)) readOn()
    const error = await this.encode(texts.filter(isNew))
    if (error) return this.emit('message', { error })
    const bytes = new Int8Array(texts.length * dimensions)
    for (const [row, key] of keys.entries()) bytes.set(signed(known.get(key)), row * dimensions)
    setImmediate(() => this.emit('message', { bytes }))
  }

  async encode(texts) {
    if (texts.length === 0) return
    if (!this.thread) {
      this.thread = this.start()
      for (const event of ['error', 'exit']) this.thread.on(event, (told) => this.emit(event, told))
      await once(this.thread, 'message')
    }
    this.thread.ref()
    this.thread.postMessage(texts)
    const [{ bytes, error }] = await once(this.thread, 'message')
    if (error) return error
    const vectors = texts.map((_text, row) => Buffer.from(bytes.subarray(row * dimensions, (row + 1) * dimensions)))
    appendFileSync(file, Buffer.concat(texts.flatMap((text, row) => [keyOf(text), vectors[row]])))
    for (const [row, text] of texts.entries()) known.set(keyOf(text).toString('hex'), vectors[row])
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
  return String(url).endsWith('/encoder-worker.js') ? new RememberingEncoder(thread) : thread()
}
syncBuiltinESMExports()
