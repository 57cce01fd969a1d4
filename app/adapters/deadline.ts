import { setMaxListeners } from 'node:events'

/** Not `AbortSignal.any`: it holds sources weakly, so a timeout can be garbage-collected. */
export async function within<T>(
  ms: number,
  parents: readonly (AbortSignal | null | undefined)[],
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const own = new AbortController()
  const late = () => own.abort(new DOMException('The time was over.', 'TimeoutError'))
  const timer = setTimeout(late, ms)
  timer.unref()
  const follow = ({ target }: Event) => own.abort((target as AbortSignal).reason)
  const followed = parents.filter((parent) => parent != null)
  // One signal may end many calls at a time.
  setMaxListeners(0, own.signal, ...followed)
  for (const parent of followed) {
    if (parent.aborted) own.abort(parent.reason)
    else parent.addEventListener('abort', follow)
  }
  try {
    return await work(own.signal)
  } finally {
    clearTimeout(timer)
    for (const parent of followed) parent.removeEventListener('abort', follow)
  }
}

/** Throws after `ms`, whatever `work` does; a later result is ignored. */
export async function endOf<T>(work: Promise<T>, ms: number, name: string): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`${name} did not end in time.`)), ms)
    timer.unref()
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
