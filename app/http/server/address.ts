import ipaddr from 'ipaddr.js'

/** A key that a limit counts under. `share`: how many times the attempts of a single address it allows. */
interface Counted {
  key: string
  share: number
}

/** An internet customer gets a /64, often a whole /48, and can use a new address for each connection. */
const networks = [
  { bits: 64, share: 1 },
  { bits: 48, share: 4 },
]

/**
 * The canonical form of an address: proxies add a port, brackets or a zone, and write IPv4 as IPv6. null for anything
 * else, so that all invalid addresses are counted as one.
 */
export function clientAddress(given: string | undefined): string | null {
  const text = (given ?? '').trim()
  const [, bracketed, withPort] = /^(?:\[([^\]]+)\](?::\d+)?|([\d.]+):\d+)$/.exec(text) ?? []
  const bare = (bracketed ?? withPort ?? text).replace(/%.*$/, '')
  if (bare.includes(':') ? !ipaddr.IPv6.isValid(bare) : !ipaddr.IPv4.isValidFourPartDecimal(bare)) return null
  return ipaddr.process(bare).toString()
}

/**
 * The keys by which limits count a caller: an IPv6 address by its networks, an IPv4 address or a user's id as it is.
 */
export function countedBy(who: string): Counted[] {
  if (!ipaddr.IPv6.isValid(who)) return [{ key: who, share: 1 }]
  const { parts } = ipaddr.IPv6.parse(who)
  return networks.map(({ bits, share }) => {
    const kept = parts.slice(0, bits / 16).map((part) => part.toString(16))
    return { key: `${kept.join(':')}::/${bits}`, share }
  })
}
