/** The framework's own component needs a Suspense boundary, and so streaming, which is a third slower. */
export async function handoffScripts(data: ReadableStream<Uint8Array>, nonce: string): Promise<string> {
  const text = await new Response(data).text()
  return [`enqueue(${inScript(text)})`, 'close()']
    .map((call) => `<script nonce="${nonce}">window.__remixContext.streamController.${call};</script>`)
    .join('')
}

const escapes: Record<string, string> = { '&': '\\u0026', '<': '\\u003c', '>': '\\u003e' }

/** A string literal that cannot close the script element around it. */
const inScript = (text: string) => JSON.stringify(text).replace(/[&<>]/g, (mark) => escapes[mark] ?? mark)
