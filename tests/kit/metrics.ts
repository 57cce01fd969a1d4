import { until } from './until.ts'
import type { World } from './world.ts'

/** Enables the metrics of a world: `env: { METRICS_TOKEN: metricsToken }`. */
export const metricsToken = 'a token for these tests only'

async function metrics({ origin }: World): Promise<string> {
  return (await fetch(`${origin}/metrics`, { headers: { authorization: `Bearer ${metricsToken}` } })).text()
}
const valueIn = (text: string, name: string) =>
  Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(text)?.[1] ?? Number.NaN)

export const gauge = async (world: World, name: string) => valueIn(await metrics(world), name)

/** In bytes. */
export async function memoryOf(world: World): Promise<{ rss: number; heap: number }> {
  const text = await metrics(world)
  const rss = valueIn(text, 'process_resident_memory_bytes')
  return { rss, heap: valueIn(text, 'nodejs_heap_size_used_bytes') }
}

/** The environment of a server for `heapAfterCollection`. */
export const collectsGarbage = { NODE_OPTIONS: `--import ${new URL('collect-garbage.js', import.meta.url).href}` }

/** The heap in use after a full garbage collection, in bytes. */
export async function heapAfterCollection(world: World): Promise<number> {
  const collections = () => world.output().split('garbage collected').length
  const before = collections()
  world.process.kill('SIGUSR2')
  await until(() => collections() > before)
  return (await memoryOf(world)).heap
}
