/** Tells the ms since. CPU time counts other threads too and wall time other processes: each is at least what was taken. */
export function stopwatch(): () => number {
  const [start, startCpu] = [performance.now(), process.cpuUsage()]
  return () => {
    const { user, system } = process.cpuUsage(startCpu)
    return Math.min(performance.now() - start, (user + system) / 1000)
  }
}

/** In ms: less is noise; more is too long even if linear. */
const [noise, longest] = [20, 3_000]
/** For four times the text, four times the time is linear and sixteen times is quadratic. */
const most = 8

/**
 * Whether `run` takes time in proportion to the length of `unit` repeated: it's compared with a quarter of the text, as
 * machines differ in speed. A fault has to show three times.
 */
export async function isLinear(run: (text: string) => unknown, unit: string, times: number): Promise<boolean> {
  const timeOf = async (text: string) => {
    const ms = stopwatch()
    await run(text)
    return ms()
  }
  const [short, long] = [unit.repeat(times / 4), unit.repeat(times)]
  await run(short)
  for (let tries = 0; tries < 3; tries += 1) {
    const ms = await timeOf(long)
    if (ms <= noise || (ms <= longest && ms <= most * (await timeOf(short)))) return true
  }
  return false
}
