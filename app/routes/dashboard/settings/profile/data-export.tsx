import type { NeededProof } from '#app/domain/account/session/recent-proof.ts'
import type { ExportView } from '#app/domain/export/export.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button, LinkButton } from '#app/ui/button.tsx'
import { Section } from '#app/ui/card.tsx'
import { Form, type FormResult, usePending } from '#app/ui/form.tsx'
import { RefusalToast, refusalTitled } from '#app/ui/refusal-toast.tsx'
import { Time } from '#app/ui/time.tsx'
import { ProofForm, useNeededProof } from '#app/view/security/proof-form.tsx'

/** Separate from those of the dialog on the same page that deletes the account. */
export const exportIntents = { unlock: 'unlock-export', mail: 'mail-export-code' } as const
const proofId = 'export-proof'

interface DataExportProps {
  email: string
  /** Needed before an export is started or downloaded. */
  needed: NeededProof | null
  current: ExportView | null
  user_id: string
  now: Date
  time_zone: string
  actionData: FormResult | undefined
}

export function DataExport({ current, email, ...props }: DataExportProps) {
  const { user_id, now, time_zone } = props
  const actionData = ownAnswer(props.actionData)
  const needed = useNeededProof(props.needed, actionData)
  const underWay = current?.state === 'waiting' || current?.state === 'writing'
  const ready = current?.state === 'ready'
  return (
    <Section id="export" title="Export data" description="A copy of everything Warble holds about you." split>
      <div className="grid max-w-xl gap-5 text-sm">
        {!needed && <RefusalToast actionData={actionData} texts={{ export: refusalTitled('Export failed') }} />}
        <p>
          A zip file with all your records as JSON and your actions as a spreadsheet. Passwords and access tokens aren’t
          included.
        </p>
        {underWay && (
          <Alert tone="info" title="We’re preparing your export">
            We’ll email you when it’s ready. You can leave this page.
          </Alert>
        )}
        {current?.state === 'failed' && (
          <Alert tone="failure" title="Export failed">
            We couldn’t create the file. Please start the export again.
          </Alert>
        )}
        {ready && (
          <Ready current={current} user_id={user_id} now={now} time_zone={time_zone} locked={needed !== null} />
        )}
        {!underWay && !needed && <Start again={ready} actionData={actionData} />}
        {!underWay && needed && (
          <>
            <p>
              Confirm it’s you to {ready ? 'download it or export again' : 'export your data'}. That’s valid for 10
              minutes.
            </p>
            <ProofForm
              needed={needed}
              email={email}
              actionData={actionData}
              resumes={['export']}
              promise="Your export starts right after."
              intents={exportIntents}
              id={proofId}
            />
          </>
        )}
      </div>
    </Section>
  )
}

function Ready({
  current: { created_at, expires_at, bytes },
  user_id,
  now,
  time_zone,
  locked,
}: Pick<DataExportProps, 'user_id' | 'now' | 'time_zone'> & { current: ExportView; locked: boolean }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-rule bg-surface p-4">
      <div>
        <p className="font-medium">
          Export of <Time at={created_at} now={now} timeZone={time_zone} exact />
        </p>
        <p className="text-muted">
          <span>{bytes !== null && `${sizeText(bytes)}. `}</span>
          {expires_at && (
            <span>
              Deleted after <Time at={expires_at} now={now} timeZone={time_zone} exact />.
            </span>
          )}
        </p>
      </div>
      {!locked && (
        <LinkButton href={`/api/export-data/${user_id}/file`} icon="download" size="sm">
          Download
        </LinkButton>
      )}
    </div>
  )
}

function Start({ again, actionData }: { again: boolean; actionData: FormResult | undefined }) {
  const pending = usePending('export')
  return (
    <Form intent="export" actionData={actionData} keepScroll className="grid gap-3">
      {again && <p className="text-muted">A new export replaces this one.</p>}
      <p>
        <Button variant="secondary" icon="download" pending={pending}>
          {again ? 'Export again' : 'Export data'}
        </Button>
      </p>
    </Form>
  )
}

/** Leaves out errors of the proof, which has its own field. */
function ownAnswer(actionData: FormResult | undefined): FormResult | undefined {
  const own = ['export', ...Object.values(exportIntents)]
  if (!actionData || !own.includes(actionData.intent)) return undefined
  const { proof, ...errors } = actionData.errors
  return { ...actionData, errors: proof === undefined ? errors : { ...errors, [proofId]: proof } }
}

/** "820 KB", "12.4 MB" */
function sizeText(bytes: number): string {
  const [size, unit] = bytes < 1_000_000 ? [bytes / 1_000, 'KB'] : [bytes / 1_000_000, 'MB']
  return `${size.toLocaleString('en-US', { maximumFractionDigits: unit === 'MB' ? 1 : 0 })} ${unit}`
}
