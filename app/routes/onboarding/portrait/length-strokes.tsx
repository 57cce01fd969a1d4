const size = { width: 600, height: 56, stroke: 4 }

/** Each post as tall as it is long; green up to the median. */
export function LengthStrokes({ lengths }: { lengths: number[] }) {
  const sorted = [...lengths].sort((a, b) => a - b)
  const middle = sorted[Math.floor(sorted.length / 2)] ?? 0
  const [shortest, longest] = [sorted[0] ?? 0, Math.max(1, sorted.at(-1) ?? 1)]
  const step = size.width / lengths.length
  return (
    <figure className="self-start">
      <svg
        viewBox={`0 0 ${size.width} ${size.height}`}
        width="100%"
        height={size.height}
        preserveAspectRatio="none"
        role="img"
        aria-label={`The lengths of your last ${lengths.length} posts: from ${shortest} to ${longest} characters, half of them up to ${middle}.`}
        className="block border-b border-rule"
      >
        {lengths.map((length, at) => {
          const height = Math.max(2, Math.round((length / longest) * size.height))
          const place = { x: Math.round(at * step), y: size.height - height }
          const fill = length <= middle ? 'fill-pine' : 'fill-ink'
          // biome-ignore lint/suspicious/noArrayIndexKey: two posts may be equally long.
          return <rect key={at} {...place} width={size.stroke} height={height} className={fill} />
        })}
      </svg>
      <figcaption className="mt-1 text-sm text-muted">
        Your last {lengths.length} posts, each as tall as it is long. Green: up to {middle} characters.
      </figcaption>
    </figure>
  )
}
