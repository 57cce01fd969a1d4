import { useLoaderData } from '@remix-run/react'
import { page } from '#app/http/doors/page.ts'
import { TextLink } from '#app/ui/link.tsx'
import { type Chapter, Document } from '#app/view/site/document.tsx'
import island from '#app/view/site/island.ts?worker&url'
import { pageMeta } from '#app/view/site/pages.ts'
import { viewerOf } from '#app/view/site/site-facts.ts'

export const meta = () =>
  pageMeta('About · Warble', 'What Warble is, who it’s for, and the rules it follows when it writes in your name.')

export const handle = { scripts: island }

export const loader = page('public', ({ user }, { networks }) => {
  const { id, name } = networks.forUser(null)
  return { viewer: viewerOf(user), network: name, place: id === 'perch' ? 'where its customers talk' : `on ${name}` }
})

export default function About() {
  const { viewer, network, place } = useLoaderData<typeof loader>()
  return (
    <Document
      viewer={viewer}
      title="Most growth tools talk. Warble listens first."
      lead={`A good reply to the right person is how a business gets noticed ${place}. It takes time, every day. Warble gives that time back.`}
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
        Warble reads your posts and learns your subjects, tone and habits. Then the bot works through the day: it finds
        posts worth a reply, replies in your voice, likes, follows and views profiles. Your dashboard shows every
        action, its reason and what came of it.
      </p>
    ),
  },
  {
    id: 'whom',
    title: 'Who it’s for',
    content: (
      <p>
        Founders, companies and marketers who know what they want to say, but don’t have the hours to say it to everyone
        who’d care.
      </p>
    ),
  },
  {
    id: 'rules',
    title: 'Rules it follows',
    content: (
      <ul className="grid list-disc gap-2 pl-5 marker:text-edge">
        <li>If a network forbids it, Warble doesn’t do it: no proxies, no disguises, no faking human behavior.</li>
        <li>
          No stranger gets more than one reply a day from the bot. Anyone who asks a bot to stop is left alone by it,
          and by every bot here once we’ve confirmed it was them.
        </li>
        <li>It stays out of grief, disaster, politics and serious illness.</li>
        <li>Limits hold, even when ten things happen at once.</li>
        <li>If there’s no data, it says so. Nothing on screen is made up.</li>
      </ul>
    ),
  },
  {
    id: 'now',
    title: 'Where it stands',
    content: (
      <p>
        Warble works with Bluesky, with X, and with Perch, its practice network. On this site you can connect {network}.
        LinkedIn and Reddit are planned. <TextLink href="/contact">Tell us</TextLink> which one you’re waiting for.
      </p>
    ),
  },
]
