import { useLoaderData } from '@remix-run/react'
import { retentionText } from '#app/domain/retention.ts'
import { page } from '#app/http/doors/page.ts'
import { TextLink } from '#app/ui/link.tsx'
import { type Chapter, Document, MailtoLink, Points } from '#app/view/site/document.tsx'
import island from '#app/view/site/island.ts?worker&url'
import { pageMeta } from '#app/view/site/pages.ts'
import { viewerOf } from '#app/view/site/site-facts.ts'

export const meta = () =>
  pageMeta(
    'Privacy policy · Warble',
    'What Warble stores about you, what for, who else sees it, and when it is deleted.',
  )

export const handle = { scripts: island }

export const loader = page('public', ({ user }, { site, network, providers }) => ({
  viewer: viewerOf(user),
  email: site.support_email,
  network: network.name,
  model: site.language_model,
  sign_in: new Intl.ListFormat('en', { type: 'disjunction' }).format(providers.map(({ label }) => label)),
}))

export default function Privacy() {
  const { viewer, ...facts } = useLoaderData<typeof loader>()
  return (
    <Document
      viewer={viewer}
      title="Privacy policy"
      dated="2025-07-24"
      lead="Warble keeps what it needs to run your bot and to show you what came of it. Nothing is sold, and nobody tracks you here."
      chapters={chaptersOf(facts)}
    />
  )
}

interface Facts {
  email: string
  network: string
  model: string | null
  /** The names of the sign-in providers: "Google or Acme"; empty: there are none. */
  sign_in: string
}

/** Only where people can sign in with an account elsewhere. */
const signInPoints = (sign_in: string, claim: string, meaning: string): [string, string][] =>
  sign_in ? [[claim, meaning]] : []

const chaptersOf = ({ email, network, model, sign_in }: Facts): Chapter[] => [
  {
    id: 'stored',
    title: 'What is stored',
    content: (
      <Points
        points={[
          [
            'Your account',
            'Your e-mail address, a hash of your password (never the password), your time zone, when you signed up and accepted the terms, how far you are in the setup, your plan and your trial credits.',
          ],
          [
            'Your sign-ins',
            'For each browser or program: when it signed in, when it was last used, and its name and version.',
          ],
          ...signInPoints(
            sign_in,
            `Your ${sign_in} account`,
            'If you sign in with it: its id, address, name, user name and the address of your picture there.',
          ),
          [
            `Your ${network} account`,
            'Its id, handle, name and picture, and its access tokens, encrypted. How many followers it has each day.',
          ],
          [
            'The analysis',
            'The niche, tone and style it found, your prompts, and the posts of yours that this rests on.',
          ],
          [
            'What you tell the bot',
            'Its settings, topics, the people who come first and those it leaves alone, replies you gave as examples, words it never uses, and your edits of its drafts.',
          ],
          [
            'What the bot did',
            'Every action it took or decided against, when and why, with the public post it was about, that post’s author, and what came of it.',
          ],
          [
            'Who wrote to you',
            'Posts that answered or mentioned you, with the thread above them and their authors’ names, for your inbox.',
          ],
          [
            'What you write to support',
            'Your name, your address and your message. If you are signed in, also that it was you, and your plan at that time.',
          ],
          [
            'What you pay for',
            'Your plan and its status, your invoices, and the brand, last four digits and expiry date of your card. Never its number.',
          ],
          [
            'What you paste on /try',
            'Nothing. The posts are read for that one page, with their niche, tone and drafts, and then forgotten.',
          ],
          ['What you ask the chat', 'Nothing. Each question is answered by itself and then forgotten.'],
        ]}
      />
    ),
  },
  {
    id: 'use',
    title: 'What it is used for',
    content: (
      <p>
        To do what you asked for: analyze the account, run the bot, show you what it did, and answer you. It is not
        sold, not used for advertising, and not used to train models.
      </p>
    ),
  },
  {
    id: 'others',
    title: 'Who else receives it',
    content: (
      <Points
        points={[
          [network, 'What the bot does there in your name: its replies, likes, follows and views.'],
          model === null
            ? [
                'No language model',
                'Analysis, replies and the chat’s answers are made on our own machines. No post leaves them for that.',
              ]
            : [
                `The language model at ${model}`,
                'Your public posts, name and bio for the analysis; the posts the bot looks at, with the public name and bio of their authors, for choosing and for replies. What you ask the chat, and what you paste on /try. Your address, password and tokens never go there.',
              ],
          ...signInPoints(
            sign_in,
            sign_in,
            'If you sign in with it: that you did, and when. Your picture is loaded from there while you are signed in.',
          ),
          ['A mail service', 'Your address, and the mails that we send you.'],
          [
            'Stripe, if you choose a paid plan',
            'Your address and your account’s id. You enter your card and billing details there yourself, and Stripe keeps the invoices as the law requires.',
          ],
        ]}
      />
    ),
  },
  {
    id: 'recipients',
    title: 'People the bots write to',
    content: (
      <>
        <p>
          One of its bots may write to you even if you have no account here. It then keeps the public post it was about
          and your public name, for the customer whose bot it was, as long as that customer has an account.
        </p>
        <p>
          Tell a bot to stop, and from then on no bot of any customer here contacts you. To keep that promise, your
          account’s id and the words you used are recorded, and kept after the customer has left. Write to{' '}
          <MailtoLink address={email} /> to have the record removed.
        </p>
      </>
    ),
  },
  {
    id: 'cookies',
    title: 'Cookies',
    content: (
      <>
        <p>Only what the pages need. There are no analytics and no third-party cookies.</p>
        <Points
          points={[
            ['While you are signed in', 'One that keeps you signed in.'],
            [
              'After you sign out',
              `One that recognizes the browser as yours for ${retentionText('devices')}, so that nobody else can lock you out of it by guessing passwords.`,
            ],
            [
              'For a moment',
              'One that carries a message to the next page, one for a sign-up that waits for its mail, and two for the way to another site and back, when you sign in or connect an account there.',
            ],
            ['If you choose', 'One for light or dark pages, and one for how the progress of your setup is shown.'],
          ]}
        />
      </>
    ),
  },
  {
    id: 'how-long',
    title: 'How long it is kept',
    content: (
      <Points
        points={[
          ['When you disconnect', `The tokens of your ${network} account are deleted at once.`],
          [
            'When you delete your account',
            `It and all its data are deleted at once, and everybody who was signed in is signed out. From our backups they are gone within ${retentionText('backups')}.`,
          ],
          [
            'What you were given once',
            `That a trial was started and credits were given is stored for ${retentionText('persons')}, also after you deleted your account: as keyed hashes of your address, of your card’s fingerprint and of the account you connected, which tell nobody who you are.`,
          ],
          [
            'What your account did in its last day',
            `After you deleted your account here, how many actions it was is kept for ${retentionText('former_usage')}, as a keyed hash of the account you had connected, so that its daily limits are not used twice.`,
          ],
          ['When a sign-up is never confirmed', `The account is deleted after ${retentionText('unconfirmed')}.`],
          [
            'When you stay away',
            `An account that nobody has used for ${retentionText('inactive')} is deleted. We write to you at least ${retentionText('inactive_notice')} before; one sign-in keeps it.`,
          ],
          [
            'If Warble is discontinued',
            `All data is deleted within ${retentionText('discontinued')} after the service has ended.`,
          ],
          ['Messages to support', `For ${retentionText('support_messages')}, or until you delete your account.`],
          [
            'Security events, known browsers',
            `For ${retentionText('security_events')} and ${retentionText('devices')}.`,
          ],
          ['Notices in the app', `For ${retentionText('notices')} after they came.`],
          ['What people wrote to you', `In your inbox for ${retentionText('inbox_posts')} after they wrote it.`],
          ['What a search found', `For ${retentionText('searches')}, where a network charges for reading it.`],
          ['A data export', `For ${retentionText('exports')}, then it is deleted.`],
          [
            'Network addresses',
            `Up to ${retentionText('rate_limits')}, and only to count how often somebody tries to sign in or sends a form. Logs hold none.`,
          ],
        ]}
      />
    ),
  },
  {
    id: 'rights',
    title: 'What you can ask for',
    content: (
      <p>
        You can delete your account and get a copy of all your data yourself, under{' '}
        <TextLink href="/dashboard/settings#export">Settings</TextLink>. For a correction, write to{' '}
        <MailtoLink address={email} /> from the address of your account. If you are not satisfied with an answer, you
        can complain to the data protection authority where you live.
      </p>
    ),
  },
  {
    id: 'age',
    title: 'Minimum age',
    content: (
      <p>
        Warble is for people of 16 years and older. If you know of somebody younger who uses it,{' '}
        <TextLink href="/contact">tell us</TextLink>, and the account is deleted.
      </p>
    ),
  },
]
