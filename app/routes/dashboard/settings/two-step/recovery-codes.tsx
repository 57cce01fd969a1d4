import { useEffect, useRef, useState } from 'react'
import { Alert } from '#app/ui/alert.tsx'
import { Button, LinkButton } from '#app/ui/button.tsx'
import { Section } from '#app/ui/card.tsx'

/** Shown once. */
export function RecoveryCodeList({ codes }: { codes: string[] }) {
  const list = useRef<HTMLOListElement>(null)
  const [scripted, setScripted] = useState(false)
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    setScripted(true)
    list.current?.focus()
  }, [])
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(codes.join('\n'))
      setCopied(true)
    } catch {
      if (list.current) getSelection()?.selectAllChildren(list.current)
    }
  }
  return (
    <Section
      split
      title="Save these recovery codes"
      description="Each one signs you in once without the app. Keep them in a safe place."
    >
      <div className="grid max-w-xl gap-5">
        <Alert tone="attention" title="You’ll only see these once" role="status">
          After you leave this page, no one can show them again, not even us.
        </Alert>
        <ol
          ref={list}
          tabIndex={-1}
          aria-label="Recovery codes"
          className="grid gap-x-8 gap-y-2 rounded-card border border-rule bg-surface p-5 font-mono text-sm outline-none sm:grid-cols-2"
        >
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ol>
        <div className="flex flex-wrap gap-2 print:hidden">
          {scripted && (
            <>
              <Button type="button" variant="secondary" icon={copied ? 'check' : 'copy'} onClick={copy}>
                {copied ? 'Copied' : 'Copy'}
              </Button>
              <Button type="button" variant="secondary" onClick={() => window.print()}>
                Print
              </Button>
            </>
          )}
          <LinkButton to="/dashboard/settings/security">I’ve saved them</LinkButton>
        </div>
      </div>
    </Section>
  )
}
