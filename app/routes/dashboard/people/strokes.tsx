import { counted } from '#app/view/text.ts'

const most = 12
const [width, gap, height] = [3, 3, 16]

/** A stroke for each reply, then one for each reply back. */
export function Strokes({ out, back }: { out: number; back: number }) {
  if (out + back === 0) return <p className="text-xs whitespace-nowrap text-muted">No replies yet</p>
  const between = out > 0 && back > 0 ? gap : 0
  const at = (index: number) => index * (width + gap) + (index >= out ? between : 0)
  return (
    <>
      {out + back <= most && (
        <svg
          role="img"
          aria-label={`${counted(out, 'reply', 'replies')}, ${back} back`}
          width={at(out + back - 1) + width}
          height={height}
          className="shrink-0 sm:ml-auto print:hidden"
        >
          {Array.from({ length: out + back }, (_, index) => (
            <rect
              // biome-ignore lint/suspicious/noArrayIndexKey: strokes are all alike.
              key={index}
              x={at(index)}
              width={width}
              height={height}
              className={
                index < out ? 'fill-edge forced-colors:fill-[GrayText]' : 'fill-pine forced-colors:fill-[CanvasText]'
              }
            />
          ))}
        </svg>
      )}
      <p className="figures text-xs whitespace-nowrap text-muted sm:mt-1">
        {out} sent, {back} back
      </p>
    </>
  )
}
