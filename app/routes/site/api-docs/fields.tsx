import type { Field } from './reference.ts'

export function Fields({
  fields,
  shapes,
  optional,
}: {
  fields: readonly Field[]
  shapes: ReadonlySet<string>
  optional: boolean
}) {
  return (
    <dl className="divide-y divide-rule border-y border-rule text-sm">
      {fields.map(({ path, type, required, note }) => (
        <div key={path} className="grid gap-x-6 py-2 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
          <dt className="font-mono wrap-anywhere">
            {path}
            {optional && !required && <span className="font-sans text-muted"> (optional)</span>}
          </dt>
          <dd className="wrap-anywhere">
            <Type text={type} shapes={shapes} />
            {note && (
              <span className="block text-muted">
                <Marked text={note} />
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}

export function Type({ text, shapes }: { text: string; shapes: ReadonlySet<string> }) {
  return text.split(/\b([A-Z]\w+)\b/).map((part, at) =>
    shapes.has(part) ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text never change places
      <a key={at} href={`#${part}`} className="link">
        {part}
      </a>
    ) : (
      part
    ),
  )
}

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
