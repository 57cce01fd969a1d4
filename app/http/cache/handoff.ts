/**
 * The data of a page for the browser, as scripts behind the document. The framework's own component for it waits in a
 * Suspense boundary, for which React has to render into a stream: that costs a third more than rendering into text.
 */
export async function handoffScripts(data: ReadableStream<Uint8Array>, nonce: string): Promise<string> {
  const text = await new Response(data).text()
  return [`enqueue(${inScript(text)})`, 'close()']
    .map((call) => `<script nonce="${nonce}">window.__remixContext.streamController.${call};</script>`)
    .join('')
}

const escapes: Record<string, string> = { '&': '\\u0026', '<': '\\u003c', '>': '\\u003e' }

/** A string literal that cannot close the script element around it. */
const inScript = (text: string) => JSON.stringify(text).replace(/[&<>]/g, (mark) => escapes[mark] ?? mark)
