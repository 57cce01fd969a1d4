import type { MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { page } from '#app/http/page.ts'
import { Document, Heading } from '#app/view/document.tsx'

export const meta: MetaFunction = () => [
  { title: 'Privacy policy · Warble' },
  { name: 'description', content: 'What Warble stores about you, why, and for how long.' },
]

export const handle = { scripts: false }

export const loader = page('public', (_visit, { site, network }) => ({
  email: site.support_email,
  network: network.name,
}))

export default function Privacy() {
  const { email, network } = useLoaderData<typeof loader>()
  return (
    <Document title="Privacy policy">
      <p className="text-muted">July 24, 2025</p>
      <Heading>What is stored</Heading>
      <p>
        Your e-mail address, a hash of your password, your time zone, your sign-ins; the handle, name and picture of the{' '}
        {network} account you connect, its tokens (sealed with AES-256-GCM), what the analysis found in its posts, and
        every action the bot took or decided against, with the text of the post it was about.
      </p>
      <Heading>What it is used for</Heading>
      <p>
        Only to do what you asked for: to analyse the account, run the bot, and show you what came of it. It is not
        sold.
      </p>
      <Heading>People the bots write to</Heading>
      <p>
        Whoever asks a bot here to stop is noted with their account’s id and their words, and no bot of any customer
        does anything to them from then on. That note outlives the customer; its person can have it removed by writing
        to us.
      </p>
      <Heading>Cookies</Heading>
      <p>
        One for the sign-in, one for a short message after a form, one for a sign-up that waits for its mail. No
        tracking.
      </p>
      <Heading>How long</Heading>
      <p>
        Disconnecting forgets the account’s tokens at once. To have your account and its data deleted, write to{' '}
        <a className="link" href={`mailto:${email}`}>
          {email}
        </a>
        ; it is done within 30 days. The minimum age is 16.
      </p>
    </Document>
  )
}
