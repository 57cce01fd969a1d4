import type { BillingView, InvoiceView } from '#app/domain/billing/plan-page.ts'
import { shortDateText } from '#app/domain/time.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { Section } from '#app/ui/card.tsx'
import { Table } from '#app/ui/table.tsx'
import type { Tone } from '#app/ui/tone.ts'
import { RedirectingForm } from '#app/view/redirecting-form.tsx'

type BillingProps = Pick<BillingView, 'on_sale' | 'manageable' | 'card'> & {
  history: (Omit<InvoiceView, 'created_at'> & { created_at: Date | string })[]
  time_zone: string
}

export function Billing({ on_sale, manageable, history, card, time_zone }: BillingProps) {
  return (
    <>
      <Section title="Billing History" description={history.length > 0 ? 'The latest 10 invoices.' : undefined} split>
        {history.length === 0 ? (
          <p className="text-sm text-muted">No invoices yet. You haven’t been charged.</p>
        ) : (
          <Invoices history={history} time_zone={time_zone} />
        )}
      </Section>
      <Section
        title="Payment Information"
        split
        actions={
          manageable ? (
            <RedirectingForm action="/billing/portal" variant="secondary" size="sm">
              Manage Billing
            </RedirectingForm>
          ) : (
            <Button type="button" variant="secondary" size="sm" disabled>
              Manage Billing
            </Button>
          )
        }
      >
        <p className="text-sm">
          {card ? (
            <>
              <span className="font-medium capitalize">{card.brand}</span> <span>ending in</span>{' '}
              <span className="figures font-medium">{card.last4}</span>
              {card.expires && <span className="text-muted">, expires {card.expires}</span>}
            </>
          ) : (
            <span className="text-muted">
              No card on file.{' '}
              {on_sale
                ? 'You’ll add one when you choose a plan. Only Stripe stores it.'
                : 'Paid plans aren’t available here yet.'}
            </span>
          )}
        </p>
      </Section>
    </>
  )
}

const toneOf: Record<InvoiceView['status'], Tone> = {
  Paid: 'success',
  Open: 'attention',
  Void: 'neutral',
  'Not collected': 'failure',
  Refunded: 'info',
  'Partly refunded': 'info',
}

function Invoices({ history, time_zone }: Pick<BillingProps, 'history' | 'time_zone'>) {
  return (
    <Table
      caption="Invoices"
      captionHidden
      columns={[
        { key: 'date', header: 'Date', cell: ({ created_at }) => shortDateText(created_at, time_zone) },
        { key: 'amount', header: 'Amount', numeric: true, cell: (invoice) => <Amount {...invoice} /> },
        { key: 'status', header: 'Status', cell: ({ status }) => <Badge tone={toneOf[status]}>{status}</Badge> },
        { key: 'invoice', header: 'Invoice', cell: (invoice) => <Links {...invoice} /> },
      ]}
      rows={history}
      rowKey={({ id }) => id}
    />
  )
}

function Amount({ amount, refunded }: Pick<InvoiceView, 'amount' | 'refunded'>) {
  if (refunded === null) return amount
  return (
    <span className="inline-block text-right">
      {amount}
      <span className="block text-muted">{refunded} refunded</span>
    </span>
  )
}

function Links({ number, url, pdf }: Pick<InvoiceView, 'number' | 'url' | 'pdf'>) {
  const name = number ?? 'Invoice'
  return (
    <span className="flex flex-wrap gap-x-4">
      {url ? (
        <a className="link" href={url} target="_blank" rel="noreferrer">
          {name}
        </a>
      ) : (
        name
      )}
      {pdf && (
        <a className="link" href={pdf} aria-label={`PDF of ${name}`}>
          PDF
        </a>
      )}
    </span>
  )
}
