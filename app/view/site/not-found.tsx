import { LinkButton } from '#app/ui/button.tsx'
import { TextLink } from '#app/ui/link.tsx'
import { Outcome } from '#app/view/site/outcome.tsx'
import type { Viewer } from '#app/view/site/viewer.ts'

const elsewhere = [
  ['/dashboard', 'Your dashboard'],
  ['/#how-it-works', 'How Warble works'],
  ['/pricing', 'Plans and prices'],
  ['/contact', 'Help and contact'],
] as const

interface NotFoundProps {
  viewer: Viewer | null
  /** The address that was asked for would be one of the dashboard. */
  inDashboard: boolean
}

/** Nothing is at this address: who came from the dashboard goes back there, everybody else home. */
export function NotFound({ viewer, inDashboard }: NotFoundProps) {
  const back = viewer !== null && inDashboard
  return (
    <Outcome
      viewer={viewer}
      title="Oops! Page not found"
      lead="Nothing is at this address. It may have been mistyped, or what was here has moved."
      actions={
        <>
          {back && <LinkButton href="/dashboard">Back to the dashboard</LinkButton>}
          <LinkButton href="/" variant={back ? 'secondary' : 'primary'}>
            Return to Home
          </LinkButton>
        </>
      }
    >
      <title>Page not found · Warble</title>
      <nav aria-label="Elsewhere">
        <h2 className="font-semibold">Perhaps you wanted</h2>
        <ul className="mt-3 grid gap-2">
          {elsewhere.map(([href, label]) => (
            <li key={href}>
              <TextLink href={href}>{label}</TextLink>
            </li>
          ))}
        </ul>
      </nav>
    </Outcome>
  )
}
