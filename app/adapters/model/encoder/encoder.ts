import { Worker } from 'node:worker_threads'
import { beginning } from '#app/adapters/model/words.ts'
import { dimensions, type Vector } from './vector.ts'

/** Runs in its own thread. Nothing is downloaded: the weights come with a package. */
export interface Encoder {
  /** One vector per text, in the same order. Rejects with the signal's reason when aborted. */
  encode(texts: readonly string[], signal: AbortSignal): Promise<Vector[]>
}

/** A batch costs its longest text times its size; a larger one only takes more memory. */
const batch = 8
const maxQueued = 10_000

interface Wanted {
  text: string
  signals: AbortSignal[]
  resolve(vector: Vector): void
  reject(reason: unknown): void
}

interface Answer {
  ready?: true
  bytes?: Int8Array
  error?: string
}

const file = import.meta.env?.PROD
  ? new URL('./encoder-worker.js', import.meta.url)
  : new URL('./worker.js', import.meta.url)

export function openEncoder(): Encoder {
  const waiting: Wanted[] = []
  const working: Wanted[] = []
  const open = new Map<string, Pick<Wanted, 'signals'> & { vector: Promise<Vector> }>()
  let worker: Worker | null = null
  let isReady = false

  function start(): Worker {
    const begun = new Worker(file, {
      // A dependency of the library loads a deprecated module of Node's.
      execArgv: ['--no-deprecation'],
      resourceLimits: { maxYoungGenerationSizeMb: 8, maxOldGenerationSizeMb: 128 },
    })
    begun.on('message', (answer: Answer) => {
      if (answer.ready) isReady = true
      else settle(answer)
      next()
    })
    begun.on('error', (error) => fail(begun, error))
    begun.on('exit', () => fail(begun, new Error('the encoder ended')))
    return begun
  }

  function settle({ bytes, error }: Answer): void {
    for (const [row, { text, resolve, reject }] of working.splice(0).entries()) {
      open.delete(text)
      if (bytes) resolve(bytes.slice(row * dimensions, (row + 1) * dimensions))
      else reject(new Error(`the encoder failed: ${error}`))
    }
  }

  /** The next request starts a new thread. */
  function fail(which: Worker, error: Error): void {
    if (worker !== which) return
    worker = null
    isReady = false
    open.clear()
    for (const { reject } of [...working.splice(0), ...waiting.splice(0)]) reject(error)
  }

  function next(): void {
    if (working.length > 0) return
    if (waiting.length === 0) return void worker?.unref()
    worker ??= start()
    // The process may exit while the thread is idle, but not before.
    worker.ref()
    if (!isReady) return
    while (waiting.length > 0 && working.length < batch) {
      const wanted = waiting.shift() as Wanted
      if (wanted.signals.some(({ aborted }) => !aborted)) working.push(wanted)
      else open.delete(wanted.text)
    }
    if (working.length > 0) worker.postMessage(working.map(({ text }) => text))
    else worker.unref()
  }

  function ask(text: string, signal: AbortSignal): Promise<Vector> {
    const queued = open.get(text)
    if (queued) {
      queued.signals.push(signal)
      return queued.vector
    }
    const signals = [signal]
    const vector = new Promise<Vector>((resolve, reject) => waiting.push({ text, signals, resolve, reject }))
    open.set(text, { signals, vector })
    return vector
  }

  return {
    async encode(texts, signal) {
      signal.throwIfAborted()
      if (waiting.length + texts.length > maxQueued) throw new Error('too many texts wait to be read')
      // Batches of texts of similar length are the cheapest.
      const distinct = [...new Set(texts.map(readableText))].sort((a, b) => a.length - b.length)
      const asked = distinct.map((text) => ask(text, signal))
      next()
      const vectors = await unlessAborted(Promise.all(asked), signal)
      const byText = new Map(distinct.map((text, at) => [text, vectors[at] as Vector]))
      return texts.map((text) => byText.get(readableText(text)) as Vector)
    },
  }
}

function unlessAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason)
    signal.addEventListener('abort', stop, { once: true })
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop))
  })
}

/** In characters. Longer texts cost disproportionately much, and say at the start what they are about. */
const maxLength = 320
const maxRawLength = 10 * maxLength

export function readableText(text: string): string {
  const words = beginning(text, maxRawLength)
    .normalize('NFKC')
    .replace(/https?:\/\/\S+|@\w[\w.-]*/g, ' ')
    .replace(/#(\w+)/g, (_, tag: string) => tag.replace(/(?<=\p{Ll})(?=\p{Lu})|_/gu, ' '))
    .replace(/\s+/g, ' ')
    .trim()
  return beginning(words, maxLength) || '.'
}

let opened: Encoder | undefined

/** One per process: it takes some hundred megabytes. */
export const encoder: Encoder = {
  encode(texts, signal) {
    opened ??= openEncoder()
    return opened.encode(texts, signal)
  },
}
