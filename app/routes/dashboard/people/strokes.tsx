import { counted } from '#app/view/text.ts'

const most = 12
const [width, gap, height] = [3, 3, 16]

/** A stroke for each reply to them, then one for each of their posts to the user. */
export function Strokes({ sent, received }: { sent: number; received: number }) {
  if (sent + received === 0) return <p className="text-xs whitespace-nowrap text-muted">No replies yet</p>
  const between = sent > 0 && received > 0 ? gap : 0
  const at = (index: number) => index * (width + gap) + (index >= sent ? between : 0)
  return (
    <>
      {sent + received <= most && (
        <svg
          role="img"
          aria-label={`${counted(sent, 'reply', 'replies')} sent, ${received} received`}
          width={at(sent + received - 1) + width}
          height={height}
          className="shrink-0 sm:ml-auto print:hidden"
        >
          {Array.from({ length: sent + received }, (_, index) => (
            <rect
              // biome-ignore lint/suspicious/noArrayIndexKey: strokes are all alike.
              key={index}
              x={at(index)}
              width={width}
              height={height}
              className={
                index < sent ? 'fill-edge forced-colors:fill-[GrayText]' : 'fill-pine forced-colors:fill-[CanvasText]'
              }
            />
          ))}
        </svg>
      )}
      <p className="figures text-xs whitespace-nowrap text-muted sm:mt-1">
        {sent} sent, {received} received
      </p>
    </>
  )
}
