import { LinkButton } from '#app/ui/button.tsx'

/** The end of a page: a call to action. */
export function Closing({ signedIn, actions }: { signedIn: boolean; actions: number }) {
  return (
    <section data-theme="light" className="bg-pine text-on-pine">
      <div className="wrap flex flex-wrap items-end justify-between gap-x-16 gap-y-10 py-20 lg:py-28">
        <p className="max-w-[16ch] text-display font-semibold text-balance">
          Somebody is asking right now. {actions} actions a day are free.
        </p>
        <LinkButton href={signedIn ? '/dashboard' : '/signup'} size="lg" variant="secondary" iconEnd="arrow-right">
          {signedIn ? 'Open your dashboard' : 'Get Started Free'}
        </LinkButton>
      </div>
    </section>
  )
}
