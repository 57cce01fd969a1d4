/**
 * What a practised person would like to know of somebody who mentions a thing, and small observations on it: whole sentences that fit
 * whatever else the post says, by concept. One line is `concept: sentence | sentence`; `!` before one keeps it for trouble, `+` for a
 * success.
 */
export interface Ask {
  text: string
  only: 'trouble' | 'win' | null
}

export type Asks = ReadonlyMap<string, readonly Ask[]>

/** @throws where a concept has two lines. */
export function asks(source: string): Asks {
  const out = new Map<string, readonly Ask[]>()
  for (const line of source.split('\n').filter((one) => one.trim() !== '')) {
    const [id = '', list = ''] = line.split(/:(.*)/s)
    if (out.has(id)) throw new Error(`"${id}" has two lines of questions`)
    out.set(
      id,
      list.split('|').map((one) => {
        const said = one.trim()
        const only = said.startsWith('!') ? 'trouble' : said.startsWith('+') ? 'win' : null
        return { text: only ? said.slice(1) : said, only }
      }),
    )
  }
  return out
}
