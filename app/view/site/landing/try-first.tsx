import { TextLink } from '#app/ui/link.tsx'
import { PasteForm } from '#app/view/site/try/try-form.tsx'

/** The product on the visitor's own posts, before any account. */
export function TryFirst({ network }: { network: string }) {
  return (
    <section id="try" className="border-t border-rule">
      <div className="wrap grid gap-x-20 gap-y-10 py-24 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:py-36">
        <div className="grid content-start gap-5">
          <h2 className="text-title font-semibold">Read three drafts before you connect anything.</h2>
          <p className="max-w-[46ch] text-lg text-muted">
            Paste a few of your posts. You see your niche, your tone, and what Warble would answer on {network} today.
            No account; nothing is kept, nothing is sent.
          </p>
          <p>
            <TextLink href="/try">Take them from an X archive</TextLink>
          </p>
        </div>
        <PasteForm />
      </div>
    </section>
  )
}
