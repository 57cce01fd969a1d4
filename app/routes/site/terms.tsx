import type { MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { page } from '#app/http/page.ts'
import { Document, Heading } from '#app/view/document.tsx'

export const meta: MetaFunction = () => [
  { title: 'Terms · Warble' },
  { name: 'description', content: 'What you agree to when you use Warble.' },
]

export const handle = { scripts: false }

export const loader = page('public', (_visit, { site }) => ({ email: site.support_email }))

export default function Terms() {
  const { email } = useLoaderData<typeof loader>()
  return (
    <Document title="Terms">
      <p>These terms hold between you and the operator of this installation of Warble.</p>
      <Heading>Who may use it</Heading>
      <p>You are 16 or older, and the social account you connect is yours or you may act for it.</p>
      <Heading>What the bot does in your name</Heading>
      <p>
        After you start it, Warble replies, likes, follows and views profiles through your connected account, within
        your plan’s limits and the network’s rules. You see every action with its reason and can stop the bot at any
        moment. What is posted in your name is yours to answer for.
      </p>
      <Heading>What is not allowed</Heading>
      <p>
        Using Warble to harass, deceive or spam people, to act for accounts that are not yours, or to get around a
        network’s rules.
      </p>
      <Heading>Plans</Heading>
      <p>Free costs nothing and can be left at any time by deleting the account. Paid plans cannot be bought yet.</p>
      <Heading>Questions</Heading>
      <p>
        Write to{' '}
        <a className="link" href={`mailto:${email}`}>
          {email}
        </a>
        .
      </p>
    </Document>
  )
}
