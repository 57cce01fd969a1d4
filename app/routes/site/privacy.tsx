import { useLoaderData } from '@remix-run/react'
import { retentionText } from '#app/domain/retention.ts'
import { page } from '#app/http/doors/page.ts'
import { TextLink } from '#app/ui/link.tsx'
import { type Chapter, Document, MailtoLink, Points } from '#app/view/site/document.tsx'
import island from '#app/view/site/island.ts?worker&url'
import { pageMeta } from '#app/view/site/pages.ts'
import { viewerOf } from '#app/view/site/site-facts.ts'

export const meta = () =>
  pageMeta('Privacy policy · Warble', 'What Warble stores about you, why, who else sees it, and when it’s deleted.')

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
      lead="Warble keeps what it needs to run your bot and show you what came of it. We don’t sell your data, and no one tracks you here."
      chapters={chaptersOf(facts)}
    />
  )
}

interface Facts {
  email: string
  network: string
  model: string | null
  /** Sign-in providers: "Google or Acme"; empty: there are none. */
  sign_in: string
}

const signInPoints = (sign_in: string, claim: string, meaning: string): [string, string][] =>
  sign_in ? [[claim, meaning]] : []

const chaptersOf = ({ email, network, model, sign_in }: Facts): Chapter[] => [
  {
    id: 'stored',
    title: 'What we store',
    content: (
      <Points
        points={[
          [
            'Your account',
            'Your email address, a hash of your password (never the password), your time zone, when you signed up and accepted the terms, how far you are in setup, your plan and your trial credits.',
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
          ['The analysis', 'The niche, tone and style it found, your prompts, and your posts behind them.'],
          [
            'What you tell the bot',
            'Its settings, topics, your priority people and those it avoids, replies you gave as examples, words it never uses, and your edits of its drafts.',
          ],
          [
            'What the bot did',
            'Every action it took or decided against, when and why, with the public post it was about, that post’s author and their picture, and what came of it.',
          ],
          [
            'What it learned',
            'If you turn learning on: how many of your replies brought something back, by kind of post and person. Once 20 paying customers have learning on, the bot also uses their totals, which name no one.',
          ],
          [
            'Who wrote to you',
            'Replies to you and mentions of you, with the thread above them and their authors’ names, for your inbox.',
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
            'What you enter on /try',
            'Nothing. The posts you paste, or the public posts of the handle you enter, are read for that one page, with their niche, tone and drafts, and then forgotten.',
          ],
          ['What you ask the chat', 'Nothing. Each question is answered on its own and then forgotten.'],
        ]}
      />
    ),
  },
  {
    id: 'use',
    title: 'What we use it for',
    content: (
      <p>
        To do what you asked for: analyze your account, run the bot, show you what it did, and answer you. We don’t sell
        it, use it for advertising or train models with it.
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
                'The analysis, the replies and the chat’s answers are made on our own machines. No post leaves them for that.',
              ]
            : [
                `The language model at ${model}`,
                'Your public posts, name and bio for the analysis; the posts the bot looks at, with the public name and bio of their authors, for choosing and for replies. What people write to you, to find out who wants to be left alone. What you ask the chat, and what you paste on /try or the public posts of the handle you enter there. Your address, password and tokens never go there.',
              ],
          ...signInPoints(
            sign_in,
            sign_in,
            'If you sign in with it: that you did, and when. Your picture is loaded from there while you are signed in.',
          ),
          ['An email service', 'Your address, and the emails we send you.'],
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
          Tell a bot to stop, and it leaves you alone. Once we’ve confirmed it was you, no customer’s bot here contacts
          you. To keep that promise, we record your account’s id and the words you used, and keep them after the
          customer has left. Email <MailtoLink address={email} /> to have the record removed.
        </p>
        <p>
          {model
            ? 'A language model reads what people write to our customers, and recognizes such a request in most languages. When it isn’t available, simple rules recognize the usual ways of asking in about 25 languages.'
            : 'Simple rules recognize the usual ways of asking in about 25 languages. If a bot can tell that you don’t write in English, it leaves you alone until its customer decides.'}{' '}
          No program understands everything. If a bot missed your request, email us and we’ll record it. A profile that
          says #nobot or “no bots” is left alone too, where the network shows it to us.
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
              `One that recognizes the browser as yours for ${retentionText('devices')}, so that no one else can lock you out of it by guessing passwords.`,
            ],
            [
              'For a moment',
              'One that carries a message to the next page, one for a sign-up that’s waiting for its email, and two for the way to another site and back, when you sign in or connect an account there.',
            ],
            ['If you choose', 'One for light or dark pages, and one for how the progress of your setup is shown.'],
          ]}
        />
      </>
    ),
  },
  {
    id: 'how-long',
    title: 'How long we keep it',
    content: (
      <Points
        points={[
          ['When you disconnect', `The tokens of your ${network} account are deleted right away.`],
          [
            'When you delete your account',
            `It and all its data are deleted right away, and everyone who was signed in is signed out. Our backups are gone within ${retentionText('backups')}.`,
          ],
          [
            'What you were given once',
            `We remember for ${retentionText('persons')} that you’ve had a trial and credits, even after you delete your account. We keep only keyed hashes of your address, your card’s fingerprint and the account you connected. They don’t tell anyone who you are.`,
          ],
          [
            'What your account did in its last day',
            `After you delete your account here, we keep the number of actions for ${retentionText('former_usage')}, under a keyed hash of the account you had connected, so its daily limits can’t be used twice. For just as long, we keep what reading for it cost and how many language model tokens it used that day, even if you only disconnect it.`,
          ],
          [
            'Who your account contacted in its last week',
            `After you delete your account here, we keep this as keyed hashes for ${retentionText('former_contacts')}, so no one hears from it twice.`,
          ],
          ['When a sign-up is never confirmed', `The account is deleted after ${retentionText('unconfirmed')}.`],
          [
            'When you stay away',
            `An account that no one has used for ${retentionText('inactive')} is deleted. We email you at least ${retentionText('inactive_notice')} before. One sign-in keeps it.`,
          ],
          [
            'If Warble shuts down',
            `All data is deleted within ${retentionText('discontinued')} after the service has ended.`,
          ],
          ['Messages to support', `For ${retentionText('support_messages')}, or until you delete your account.`],
          [
            'Security events, known browsers',
            `For ${retentionText('security_events')} and ${retentionText('devices')}.`,
          ],
          ['Notifications in the app', `For ${retentionText('notices')} after they arrived.`],
          ['What people wrote to you', `In your inbox for ${retentionText('inbox_posts')} after they wrote it.`],
          [
            'Drafts that you rated',
            `With the posts they were for, for ${retentionText('ratings')} after they were written.`,
          ],
          ['Pictures of people', `For ${retentionText('pictures')} after they were last seen.`],
          ['What a search found', `For ${retentionText('searches')}, where a network charges for reading it.`],
          ['A data export', `For ${retentionText('exports')}, then it is deleted.`],
          [
            'Network addresses',
            `Up to ${retentionText('rate_limits')}, and only to count how often someone tries to sign in or sends a form. Logs hold none.`,
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
        You can delete your account and get a copy of all your data yourself, in{' '}
        <TextLink href="/dashboard/settings#export">Settings</TextLink>. For a correction, email{' '}
        <MailtoLink address={email} /> from the address of your account. If you’re not satisfied with our answer, you
        can complain to the data protection authority where you live.
      </p>
    ),
  },
  {
    id: 'age',
    title: 'Minimum age',
    content: (
      <p>
        Warble is for people 16 and older. If you know of someone younger who uses it,{' '}
        <TextLink href="/contact">tell us</TextLink>, and we’ll delete the account.
      </p>
    ),
  },
]
