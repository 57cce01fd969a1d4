import { useLoaderData } from '@remix-run/react'
import { page } from '#app/http/doors/page.ts'
import { TextLink } from '#app/ui/link.tsx'
import { type Chapter, Document } from '#app/view/site/document.tsx'
import island from '#app/view/site/island.ts?worker&url'
import { pageMeta } from '#app/view/site/pages.ts'
import { viewerOf } from '#app/view/site/site-facts.ts'

export const meta = () =>
  pageMeta('About · Warble', 'What Warble is, whom it is for, and the rules it keeps when it writes in your name.')

export const handle = { scripts: island }

export const loader = page('public', ({ user }, { networks }) => ({
  viewer: viewerOf(user),
  network: networks.forUser(null).name,
}))

export default function About() {
  const { viewer, network } = useLoaderData<typeof loader>()
  return (
    <Document
      viewer={viewer}
      title="Most growth tools talk. Warble listens first."
      lead={`A good answer to the right person is how a business gets noticed on ${network}. It takes time, every day. Warble gives that time back.`}
      chapters={chaptersOf(network)}
    />
  )
}

const chaptersOf = (network: string): Chapter[] => [
  {
    id: 'what',
    title: 'What it does',
    content: (
      <p>
        Warble reads an account’s own posts and learns its subjects, its tone and its habits. Then a bot works through
        the day: it finds posts worth answering, writes replies in that voice, likes, follows, and looks at profiles.
        The dashboard shows every action with its reason and with what came of it.
      </p>
    ),
  },
  {
    id: 'whom',
    title: 'Whom it is for',
    content: (
      <p>
        Founders, companies and marketers who know what they want to say, and do not have the hours to say it to
        everybody who would care.
      </p>
    ),
  },
  {
    id: 'rules',
    title: 'Rules it keeps',
    content: (
      <ul className="grid list-disc gap-2 pl-5 marker:text-edge">
        <li>What a network forbids, Warble does not do: no proxies, no disguise, no imitation of a human hand.</li>
        <li>The bot sends nobody more than one reply a day, and whoever says stop is left alone by every bot here.</li>
        <li>It stays out of grief, disaster, politics and serious illness.</li>
        <li>Limits hold, even when ten things happen at once.</li>
        <li>A figure without data says so. Nothing on a screen is made up.</li>
      </ul>
    ),
  },
  {
    id: 'now',
    title: 'Where it stands',
    content: (
      <p>
        Today you can connect {network}. Other networks follow when their rules allow what it does; LinkedIn and Reddit
        are planned. <TextLink href="/contact">Tell us</TextLink> which one you are waiting for.
      </p>
    ),
  },
]
