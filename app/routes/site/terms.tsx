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
      lead={`These terms are between you and ${operator ? `${operator}, who runs` : 'the operator of'} this Warble site.`}
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
    content: <p>You are 16 or older, and the social account you connect is yours, or you’re allowed to act for it.</p>,
  },
  {
    id: 'account',
    title: 'Your account',
    content: (
      <p>
        Keep your password to yourself. If someone else might know it, change it or{' '}
        <TextLink href="/contact">contact us</TextLink>.
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
          your plan’s limits and the network’s rules. You see every action with its reason and can stop the bot anytime.
        </p>
        <p>You are responsible for what is posted in your name.</p>
      </>
    ),
  },
  {
    id: 'not-allowed',
    title: 'What isn’t allowed',
    content: (
      <p>
        Using Warble to harass, deceive or spam people, to act for accounts that aren’t yours, or to get around a
        network’s rules. We can close an account that does.
      </p>
    ),
  },
  {
    id: 'network',
    title: 'The network decides',
    content: (
      <p>
        {network} can limit, suspend or close an account under its own rules. Warble follows them and stops when told
        to, but we can’t promise what {network} decides.
      </p>
    ),
  },
  {
    id: 'plans',
    title: 'Plans',
    content: (
      <p>
        Free costs nothing. You can leave anytime by deleting your account.{' '}
        {onSale ? 'You can cancel a paid plan anytime.' : 'Paid plans aren’t available yet.'} The{' '}
        <TextLink href="/pricing">pricing page</TextLink> shows what each plan includes.
      </p>
    ),
  },
  {
    id: 'no-promise',
    title: 'What we don’t promise',
    content: (
      <p>
        We don’t promise that any number of people will follow, reply or buy. Warble shows you what came of its work,
        but can’t predict it.
      </p>
    ),
  },
  {
    id: 'questions',
    title: 'Questions',
    content: (
      <p>
        Email <MailtoLink address={email} />. Our <TextLink href="/privacy">privacy policy</TextLink> explains what we
        store about you.
      </p>
    ),
  },
]
