interface QrCodeProps {
  /** Rows of dark (true) and light modules, quiet zone included. */
  modules: boolean[][]
  label: string
}

/** Dark on white in either theme: many scanners need that. */
export function QrCode({ modules, label }: QrCodeProps) {
  const path = modules.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  const size = modules.length
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`-3 -3 ${size + 6} ${size + 6}`}
      className="size-48 rounded-card border border-rule"
      shapeRendering="crispEdges"
    >
      <rect x={-3} y={-3} width={size + 6} height={size + 6} fill="#fff" />
      <path d={path} fill="#1C1B17" />
    </svg>
  )
}
