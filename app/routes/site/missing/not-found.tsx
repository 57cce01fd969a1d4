import { LinkButton } from '#app/ui/button.tsx'
import { TextLink } from '#app/ui/link.tsx'
import { OutcomePage } from '#app/view/site/outcome.tsx'
import type { Viewer } from '#app/view/site/site-facts.ts'

const elsewhere = [
  ['/dashboard', 'Your dashboard'],
  ['/#how-it-works', 'How Warble works'],
  ['/pricing', 'Plans and prices'],
  ['/contact', 'Help and contact'],
] as const

interface NotFoundProps {
  viewer: Viewer | null
  /** The requested path would be one of the dashboard's. */
  inDashboard: boolean
}

export function NotFound({ viewer, inDashboard }: NotFoundProps) {
  const back = viewer !== null && inDashboard
  return (
    <OutcomePage
      viewer={viewer}
      title="Oops! Page not found"
      lead="There’s nothing at this address. It may be mistyped, or the page may have moved."
      actions={
        <>
          {back && <LinkButton href="/dashboard">Back to the dashboard</LinkButton>}
          <LinkButton href="/" variant={back ? 'secondary' : 'primary'}>
            Back to Home
          </LinkButton>
        </>
      }
    >
      <title>Page not found · Warble</title>
      <nav aria-label="Elsewhere">
        <h2 className="font-semibold">Were you looking for</h2>
        <ul className="mt-3 grid gap-2">
          {elsewhere.map(([href, label]) => (
            <li key={href}>
              <TextLink href={href}>{label}</TextLink>
            </li>
          ))}
        </ul>
      </nav>
    </OutcomePage>
  )
}
