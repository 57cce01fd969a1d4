/** Text with code in backticks. */
export function Marked({ text }: { text: string }) {
  return text.split('`').map((part, at) =>
    at % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text never change places
      <code key={at} className="font-mono text-[0.92em] wrap-anywhere">
        {part}
      </code>
    ) : (
      part
    ),
  )
}
