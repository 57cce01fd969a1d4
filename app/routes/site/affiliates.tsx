import { useLoaderData } from '@remix-run/react'
import { page } from '#app/http/page.ts'
import { LinkButton } from '#app/ui/button.tsx'
import island from '#app/view/site/island.ts?worker&url'
import { OutcomePage } from '#app/view/site/outcome.tsx'
import { pageMeta } from '#app/view/site/pages.ts'
import { viewerOf } from '#app/view/site/site-facts.ts'

export const meta = () => pageMeta('Affiliates · Warble', 'An affiliate program for Warble is coming soon.')

export const handle = { scripts: island }

export const loader = page('public', ({ user }) => ({ viewer: viewerOf(user) }))

export default function Affiliates() {
  const { viewer } = useLoaderData<typeof loader>()
  return (
    <OutcomePage
      viewer={viewer}
      title="Affiliates: Coming Soon"
      lead="A program for people who bring others to Warble is being prepared. There are no terms yet, so there is nothing to sign."
      actions={<LinkButton href="/contact?subject=Affiliate+program">Contact us</LinkButton>}
    >
      <h2 className="font-semibold">Want to take part?</h2>
      <p className="text-muted">
        Tell us that you want to take part, and where you recommend things. You will hear from us when there is
        something to join.
      </p>
    </OutcomePage>
  )
}
