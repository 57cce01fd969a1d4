import { useLoaderData } from '@remix-run/react'
import { page } from '#app/http/doors/page.ts'
import { TextLink } from '#app/ui/link.tsx'
import { type Chapter, Document, MailtoLink } from '#app/view/site/document.tsx'
import island from '#app/view/site/island.ts?worker&url'
import { pageMeta } from '#app/view/site/pages.ts'
import { viewerOf } from '#app/view/site/site-facts.ts'

export const meta = () =>
  pageMeta('Terms · Warble', 'What you agree to when you use Warble, in eight short paragraphs.')

export const handle = { scripts: island }

export const loader = page('public', ({ user }, { site, network, payments }) => ({
  viewer: viewerOf(user),
  operator: site.operator_name,
  email: site.support_email,
  onSale: payments !== null,
  network: network.name,
}))

export default function Terms() {
  const { viewer, operator, ...facts } = useLoaderData<typeof loader>()
  return (
    <Document
      viewer={viewer}
      title="Terms"
      lead={`These terms hold between you and ${operator ? `${operator}, who operates` : 'the operator of'} this installation of Warble.`}
      chapters={chaptersOf(facts)}
    />
  )
}

interface Facts {
  email: string
  network: string
  onSale: boolean
}

const chaptersOf = ({ email, network, onSale }: Facts): Chapter[] => [
  {
    id: 'who',
    title: 'Who may use it',
    content: <p>You are 16 or older, and the social account you connect is yours or you may act for it.</p>,
  },
  {
    id: 'account',
    title: 'Your account',
    content: (
      <p>
        Keep your password to yourself. If somebody else may have it, change it or{' '}
        <TextLink href="/contact">write to us</TextLink>.
      </p>
    ),
  },
  {
    id: 'in-your-name',
    title: 'What the bot does in your name',
    content: (
      <>
        <p>
          After you start it, Warble replies, likes, follows and views profiles through your connected account, within
          your plan’s limits and the network’s rules. You see every action with its reason and can stop the bot at any
          moment.
        </p>
        <p>You are responsible for what is posted in your name.</p>
      </>
    ),
  },
  {
    id: 'not-allowed',
    title: 'What is not allowed',
    content: (
      <p>
        Using Warble to harass, deceive or spam people, to act for accounts that are not yours, or to get around a
        network’s rules. An account that does can be closed.
      </p>
    ),
  },
  {
    id: 'network',
    title: 'The network decides',
    content: (
      <p>
        {network} can limit, pause or close an account by its own rules. Warble keeps to them and stops when told to,
        but cannot promise how {network} judges.
      </p>
    ),
  },
  {
    id: 'plans',
    title: 'Plans',
    content: (
      <p>
        Free costs nothing and can be left at any time by deleting the account.{' '}
        {onSale ? 'A paid plan can be cancelled at any time.' : 'Paid plans cannot be bought yet.'} What each plan
        includes is on <TextLink href="/pricing">the pricing page</TextLink>.
      </p>
    ),
  },
  {
    id: 'no-promise',
    title: 'What we do not promise',
    content: (
      <p>
        That a certain number of people will follow, answer or buy. Warble shows you what came of its work; it does not
        predict it.
      </p>
    ),
  },
  {
    id: 'questions',
    title: 'Questions',
    content: (
      <p>
        Write to <MailtoLink address={email} />. What is stored about you is told in the{' '}
        <TextLink href="/privacy">privacy policy</TextLink>.
      </p>
    ),
  },
]
