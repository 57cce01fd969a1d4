import { Button } from '#app/ui/button.tsx'
import { Section } from '#app/ui/card.tsx'

/** Nothing was ever charged here; the sections say so, and keep their places. */
export function Billing() {
  return (
    <>
      <Section title="Billing History" split>
        <p className="text-sm text-muted">No invoices. Nothing has been charged.</p>
      </Section>
      <Section
        title="Payment Information"
        split
        actions={
          <Button type="button" variant="secondary" size="sm" disabled>
            Manage Billing
          </Button>
        }
      >
        <p className="text-sm text-muted">
          No card is on file. Billing can be managed here once a paid plan can be bought.
        </p>
      </Section>
    </>
  )
}
