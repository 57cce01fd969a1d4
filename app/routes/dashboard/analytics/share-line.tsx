const percent = (share: number) => `${Math.round(Math.min(1, Math.max(0, share)) * 1000) / 10}%`

interface ShareLineProps {
  hits: number
  of: number
  colour: string
  clear: boolean
}

/** A dot for the share, a line for where chance alone would leave it 19 times out of 20. */
export function ShareLine({ hits, of, colour, clear }: ShareLineProps) {
  const share = hits / of
  const { low, high } = boundsOf(share, of)
  return (
    <svg width="100%" height={20} aria-hidden className="block overflow-visible">
      <line x2="100%" y1={10} y2={10} stroke="var(--color-rule)" />
      <line x1={percent(low)} x2={percent(high)} y1={10} y2={10} stroke={colour} strokeWidth={2} />
      <circle
        cx={percent(share)}
        cy={10}
        r={5}
        fill={clear ? colour : 'var(--color-paper)'}
        stroke={colour}
        strokeWidth={1.5}
      />
    </svg>
  )
}

/** Wilson's interval at 95 %: unlike the plain one it stays within 0 and 1, and has a width at both. */
function boundsOf(share: number, count: number): { low: number; high: number } {
  const z = 1.96
  const scale = 1 + z ** 2 / count
  const middle = (share + z ** 2 / (2 * count)) / scale
  const reach = (z / scale) * Math.sqrt((share * (1 - share)) / count + z ** 2 / (4 * count ** 2))
  return { low: middle - reach, high: middle + reach }
}
