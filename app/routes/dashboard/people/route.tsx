import type { MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { AvoidSeveral, HideSuggestion, ListedPerson, NamedOnPage, ReleaseHeld } from '#app/contract/bot-settings.ts'
import { releaseHeld } from '#app/domain/bot/opt-outs/held.ts'
import { removePerson, stopAvoiding } from '#app/domain/bot/settings/targets.ts'
import { addPriority, avoidPerson, avoidSeveral } from '#app/domain/contacts/change.ts'
import { ownAccountOf } from '#app/domain/contacts/own-account.ts'
import { loadPeople } from '#app/domain/contacts/page.ts'
import { hideSuggestion } from '#app/domain/contacts/suggestions.ts'
import { form, forms } from '#app/http/doors/forms.ts'
import { page, redirectLocal } from '#app/http/doors/page.ts'
import { isFromElsewhere } from '#app/http/request/auth.ts'
import type { Flash } from '#app/http/request/cookies.ts'
import type { Services } from '#app/services.ts'
import { useFormAnswer } from '#app/ui/form.tsx'
import { RefusalToast, refusalTitled } from '#app/ui/refusal-toast.tsx'
import { stayOnFailure } from '#app/ui/stay-on-failure.ts'
import { LoadFailure } from '#app/view/dashboard/load-failure.tsx'
import { PeoplePage } from './people.tsx'

export const meta: MetaFunction = () => [{ title: 'People · Warble' }]

const here = '/dashboard/people'

export const loader = page('user', async ({ user, url, request }, services) => {
  const { network, clock } = services
  const text = url.searchParams.get('q')?.trim() ?? ''
  // It may cost money, so no one else's link may ask for it.
  const everywhere = url.searchParams.has('everywhere') && !isFromElsewhere(request)
  const asked = text === '' ? null : { text, everywhere }
  const show = url.searchParams.get('met') === 'all' ? ('all' as const) : ('first' as const)
  const people = await loadPeople(services, network, user, asked, show)
  return { people, text, show, now: clock.now(), time_zone: user.time_zone, network: network.name }
})

const back = (services: Services, flash: Flash, q?: string) =>
  redirectLocal(services, q ? `${here}?q=${encodeURIComponent(q)}` : here, { flash })

const done = (title: string, description: string): Flash => ({ title, description, tone: 'success' })

const noLongerAvoided = {
  free: 'The bot may contact them again.',
  opted_out: 'They asked not to be contacted, so the bot still leaves them alone.',
  held: 'They complained or wrote something the bot can’t read, so they’re on hold until you decide.',
}

export const action = forms('user', {
  prioritize: form(NamedOnPage, async ({ handle, author_id = null, q }, { user }, services) => {
    const person = await addPriority(services, services.network, user, { handle, author_id })
    const what = 'The bot checks their new posts first, within the same limits.'
    return back(services, done(`@${person.handle} added to priority people`, what), q)
  }),
  avoid: form(NamedOnPage, async ({ handle, author_id = null, q }, { user }, services) => {
    const person = await avoidPerson(services, services.network, user, { handle, author_id })
    return back(services, done(`The bot will avoid @${person.handle}`, 'Starting with its next action.'), q)
  }),
  remove: form(ListedPerson, async ({ handle }, { user }, { db, ...services }) => {
    const isRemoved = await removePerson(db, user.id, 'target', { handle, network: user.network })
    const what = isRemoved
      ? 'The bot treats their posts like everyone else’s again. Your activity with them stays.'
      : 'They weren’t a priority anymore.'
    return back({ db, ...services }, done(`@${handle} removed from priority people`, what))
  }),
  allow: form(ListedPerson, async ({ handle }, { user }, services) => {
    const { because } = await stopAvoiding(services.db, user.id, { handle, network: user.network })
    return back(services, done(`@${handle} removed from your avoid list`, noLongerAvoided[because ?? 'free']))
  }),
  release: form(ReleaseHeld, async (seen, { user }, services) => {
    const { db, clock } = services
    const own = await ownAccountOf(db, user)
    const isFree = own && (await releaseHeld(db, user.id, { ...seen, network: own.network }, clock.now()))
    const title = isFree ? 'They’re no longer on hold' : 'They’re still on hold'
    const what = isFree
      ? 'If they ask to be left alone, the bot obeys that.'
      : 'Look at what this page says now, then decide.'
    return back(services, done(title, what))
  }),
  'avoid-several': form(AvoidSeveral, async ({ people }, { user }, services) => {
    await avoidSeveral(services.db, services.network, user, people, services.clock.now())
    const title = people.length === 1 ? `The bot will avoid @${people[0]}` : `${people.length} people will be avoided`
    return back(services, done(people.length === 0 ? 'No one was added' : title, 'Starting with its next action.'))
  }),
  hide: form(HideSuggestion, async ({ author_id }, { user }, services) => {
    const own = await ownAccountOf(services.db, user)
    if (own) await hideSuggestion(services.db, own, author_id, services.clock.now())
    return back(services, { title: 'Suggestion hidden', description: 'It won’t come back for 90 days.', tone: 'info' })
  }),
})

const refusals = {
  prioritize: refusalTitled('Couldn’t add'),
  avoid: refusalTitled('Couldn’t add'),
  remove: refusalTitled('Couldn’t remove'),
  allow: refusalTitled('Couldn’t remove'),
  release: refusalTitled('Couldn’t allow contact'),
  hide: refusalTitled('Couldn’t hide the suggestion'),
}

export const clientAction = stayOnFailure

export default function PeopleRoute() {
  const actionData = useFormAnswer<typeof action>()
  return (
    <>
      <RefusalToast actionData={actionData} texts={refusals} />
      <PeoplePage {...useLoaderData<typeof loader>()} actionData={actionData} />
    </>
  )
}

export function ErrorBoundary() {
  return <LoadFailure title="Failed to load your people" />
}
