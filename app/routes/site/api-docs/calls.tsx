import type { ReactNode } from 'react'
import { Badge } from '#app/ui/badge.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { Tone } from '#app/ui/tone.ts'
import { Fields, Marked, Type } from './fields.tsx'
import type { Call, CallError, Success } from './reference.ts'

const tones: Record<string, Tone> = { GET: 'info', POST: 'success', PUT: 'attention', DELETE: 'failure' }

interface CallsProps {
  calls: readonly Call[]
  shapes: ReadonlySet<string>
}

export function Calls({ calls, shapes }: CallsProps) {
  return (
    <>
      {calls.map((call) => (
        <details key={call.id} className="group">
          <summary className="grid grid-cols-[4.5rem_minmax(0,1fr)_auto] items-start gap-x-2 py-3.5">
            <Badge tone={tones[call.method] ?? 'neutral'} className="mt-0.5 w-fit font-mono">
              {call.method}
            </Badge>
            <span className="font-mono text-sm/6 font-medium wrap-anywhere">{call.path}</span>
            <Icon name="chevron-down" size="md" className="mt-0.5 text-muted group-open:rotate-180" />
            <span className="col-start-2 text-sm text-muted">
              <Marked text={call.summary} />
            </span>
          </summary>
          {/* The anchor is inside: browsers expand the `details` around a link's target. */}
          <div id={call.id} className="grid scroll-mt-44 gap-7 pt-1 pb-8 sm:pl-20">
            <p className="text-sm">
              <span className="text-muted">Access: </span>
              {call.access}
            </p>
            {call.parameters.length > 0 && (
              <Part title="Parameters">
                <Fields fields={call.parameters} shapes={shapes} optional />
              </Part>
            )}
            {call.body.length > 0 && (
              <Part title="Body">
                <Fields fields={call.body} shapes={shapes} optional />
              </Part>
            )}
            <Part title="Response">
              {call.successes.map((success) => (
                <Response key={success.status} success={success} shapes={shapes} />
              ))}
            </Part>
            <Part title="Errors">
              <Errors errors={call.errors} />
            </Part>
          </div>
        </details>
      ))}
    </>
  )
}

export function PreparedCalls({ html }: { html: string }) {
  return (
    <div
      className="divide-y divide-rule border-b border-rule"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own components wrote it
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-2.5">
      <h3 className="text-sm font-semibold">{title}</h3>
      {children}
    </section>
  )
}

function Response({
  success: { status, note, type, fields },
  shapes,
}: {
  success: Success
  shapes: ReadonlySet<string>
}) {
  return (
    <div className="grid gap-2.5 text-sm">
      <p>
        <span className="figures font-mono font-medium">{status}</span>{' '}
        <span className="text-muted">
          <Marked text={note} />
        </span>
        {type && (
          <>
            {' '}
            <Type text={type} shapes={shapes} />
          </>
        )}
      </p>
      {fields.length > 0 && <Fields fields={fields} shapes={shapes} optional={false} />}
    </div>
  )
}

function Errors({ errors }: { errors: readonly CallError[] }) {
  return (
    <ul className="divide-y divide-rule border-y border-rule text-sm">
      {errors.map(({ status, code, message }) => (
        <li
          key={code}
          className="grid grid-cols-[3rem_minmax(0,1fr)] gap-x-2 py-2 sm:grid-cols-[3rem_minmax(0,2fr)_minmax(0,3fr)]"
        >
          <span className="figures font-mono">{status}</span>
          <code className="font-mono wrap-anywhere">{code}</code>
          <span className="text-muted max-sm:col-start-2">{message}</span>
        </li>
      ))}
    </ul>
  )
}
