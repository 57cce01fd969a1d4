import { Writable } from 'node:stream'
import type { ReactElement } from 'react'
import { renderToPipeableStream } from 'react-dom/server'

/**
 * Renders a tree as a whole. Rejects with the first error, inside a Suspense boundary or not: since nothing has been
 * sent yet, the visitor gets an error page rather than an incomplete page. React 18 pads a chunk with NUL where a
 * character of several bytes does not fit in: those are removed.
 */
export function renderWhole(tree: ReactElement, timeoutMs: number): Promise<string> {
  let timer: NodeJS.Timeout | undefined
  const html = new Promise<string>((resolve, reject) => {
    let failed = false
    const give = (error: unknown) => {
      failed = true
      reject(error)
    }
    const { pipe, abort } = renderToPipeableStream(tree, {
      onError: give,
      // React calls this after a fatal error too; its stream would then break.
      onAllReady() {
        if (failed) return
        const parts: Buffer[] = []
        pipe(
          new Writable({
            write(part, _encoding, done) {
              parts.push(part)
              done()
            },
            final(done) {
              resolve(Buffer.concat(parts).toString().replaceAll('\0', ''))
              done()
            },
          }),
        )
      },
    })
    timer = setTimeout(() => {
      // React does not report the abort of a tree that is suspended outside any boundary.
      give(new Error(`A page was not rendered within ${timeoutMs} ms.`))
      abort()
    }, timeoutMs)
  })
  return html.finally(() => clearTimeout(timer))
}
