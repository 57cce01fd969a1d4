import ipaddr from 'ipaddr.js'

interface Counted {
  key: string
  share: number
}

/** An internet customer gets a /64, often a whole /48, and can use a new address for each connection. */
const networks = [
  { bits: 64, share: 1 },
  { bits: 48, share: 4 },
]

/** Canonical: proxies add a port, brackets or a zone. null if invalid, so that those share one count. */
export function clientAddress(given: string | undefined): string | null {
  const text = (given ?? '').trim()
  const [, bracketed, withPort] = /^(?:\[([^\]]+)\](?::\d+)?|([\d.]+):\d+)$/.exec(text) ?? []
  const bare = (bracketed ?? withPort ?? text).replace(/%.*$/, '')
  if (bare.includes(':') ? !ipaddr.IPv6.isValid(bare) : !ipaddr.IPv4.isValidFourPartDecimal(bare)) return null
  return ipaddr.process(bare).toString()
}

export function countedBy(who: string): Counted[] {
  if (!ipaddr.IPv6.isValid(who)) return [{ key: who, share: 1 }]
  const { parts } = ipaddr.IPv6.parse(who)
  return networks.map(({ bits, share }) => {
    const kept = parts.slice(0, bits / 16).map((part) => part.toString(16))
    return { key: `${kept.join(':')}::/${bits}`, share }
  })
}
