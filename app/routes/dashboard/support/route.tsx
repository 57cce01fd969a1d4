import type { MetaFunction } from '@remix-run/node'
import { type ShouldRevalidateFunction, useLoaderData } from '@remix-run/react'
import { supportQuestions } from '#app/content/help/index.ts'
import { support } from '#app/content/support.ts'
import { Analyze } from '#app/contract/correction.ts'
import { ContactMessage, Nothing } from '#app/contract/forms.ts'
import { chooseModePath } from '#app/contract/rating-terms.ts'
import { truncateAtGrapheme } from '#app/contract/typed.ts'
import { startAnalysis } from '#app/domain/analysis/analysis.ts'
import { wakeBot } from '#app/domain/bot/schedule/bot.ts'
import { startedText } from '#app/domain/bot/schedule/rest.ts'
import { checkCount, diagnose } from '#app/domain/health/diagnosis.ts'
import { sendMessage } from '#app/domain/support/message.ts'
import { ownMessages } from '#app/domain/support/own-messages.ts'
import { searchHelp } from '#app/domain/support/search.ts'
import { second, waitText } from '#app/domain/time.ts'
import { form, forms } from '#app/http/doors/forms.ts'
import { page, redirectLocal } from '#app/http/doors/page.ts'
import { isFromElsewhere } from '#app/http/request/auth.ts'
import { countMessage, waitForLimit } from '#app/http/request/request-limits.ts'
import { Accordion, AccordionItem } from '#app/ui/accordion.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import { Card, Section } from '#app/ui/card.tsx'
import { useFormAnswer } from '#app/ui/form.tsx'
import { TextLink } from '#app/ui/link.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { RefusalToast, refusalTitled } from '#app/ui/refusal-toast.tsx'
import { stayOnFailure } from '#app/ui/stay-on-failure.ts'
import { ContactForm } from '#app/view/site/contact-form.tsx'
import { FoundHelp, HelpSearch } from '#app/view/site/help-search.tsx'
import { LinkedText } from '#app/view/site/linked-text.tsx'
import { counted } from '#app/view/text.ts'
import { ChatCard } from './chat-card.tsx'
import { HealthCheckSection } from './health-check.tsx'
import { OwnMessages } from './own-messages.tsx'

export const meta: MetaFunction = () => [{ title: 'Support Center · Warble' }]

export const loader = page('user', async ({ user, request, url }, services) => {
  const { db, clock, network, site } = services
  // It costs money and time, so no one else's link may ask for it.
  const requested = url.searchParams.has('check') && !isFromElsewhere(request)
  const wait = requested ? await waitForLimit(services, 'diagnosis', user.id, clock.now()) : null
  const query = truncateAtGrapheme(url.searchParams.get('q')?.trim() ?? '', 100)
  return {
    query,
    found: query ? searchHelp(query) : null,
    messages: await ownMessages(db, user.id),
    support_email: site.support_email,
    email: user.email,
    name: user.full_name ?? '',
    covers: checkCount(),
    subject: truncateAtGrapheme(url.searchParams.get('subject') ?? '', 150),
    priority: user.plan.type === 'pro',
    diagnosis: requested && wait === null ? await diagnose(services, user, request.signal) : null,
    works_in: wait === null ? null : waitText(wait * second),
    network: network.name,
    now: clock.now(),
    time_zone: user.time_zone,
  }
})

/** A diagnosis calls the network, so only its button runs it; the layout reloads after live events. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl, formMethod }) =>
  formMethod !== undefined || currentUrl.href !== nextUrl.href

const checkAgain = '/dashboard/support?check=now'

export const action = forms('user', {
  start: form(Nothing, async (_given, { user }, services) => {
    const { db, network, clock } = services
    const now = clock.now()
    if (!(await wakeBot(db, network, user, now))) return redirectLocal(services, chooseModePath)
    const description = await startedText(db, network, user, now)
    return redirectLocal(services, checkAgain, {
      flash: { title: 'Bot Started', description, tone: 'success' },
    })
  }),
  send: form(ContactMessage, async (input, { user, context }, services) => {
    const now = services.clock.now()
    await countMessage(services.db, [context.address, user.id], now)
    await sendMessage(services, user, input, now)
    const description = "We'll get back to you as soon as possible."
    return redirectLocal(services, '/dashboard/support', {
      flash: { title: 'Message sent!', description, tone: 'success' },
    })
  }),
  analyze: form(Analyze, async ({ corrections }, { user }, services) => {
    await startAnalysis(services, user.id, null, services.clock.now(), corrections)
    return redirectLocal(services, checkAgain, {
      flash: { title: 'Analysis Started', description: 'This may take a few minutes.', tone: 'info' },
    })
  }),
})

const refusals = {
  start: refusalTitled('Failed to start bot'),
  analyze: refusalTitled('Analysis Failed'),
}

export const clientAction = stayOnFailure

export default function SupportCenter() {
  const { query, found, messages, support_email, priority, name, email, subject, ...health } =
    useLoaderData<typeof loader>()
  const actionData = useFormAnswer<typeof action>()
  return (
    <>
      <PageHeader title="Support Center" />
      <RefusalToast actionData={actionData} texts={refusals} />
      <div className="mb-10 grid gap-6">
        <HelpSearch action="/dashboard/support" query={query} className="max-w-xl" />
        {found && (
          <section aria-labelledby="found" className="grid gap-3">
            <h2 id="found" className="text-lg font-semibold">
              {found.length > 0 ? `${counted(found.length, 'answer')} for “${query}”` : 'Nothing found'}
            </h2>
            <FoundHelp query={query} found={found} />
          </section>
        )}
      </div>
      <HealthCheckSection {...health} />
      <div className="mb-10 grid gap-6 md:grid-cols-2">
        <ChatCard email={email} />
        <Card as="section" title="Email Support" level={2}>
          <p className="text-sm text-muted">
            {priority
              ? `On your plan, we reply within ${support.priority_hours} working hours, ahead of everyone else.`
              : `We reply within ${support.reply_hours} hours on working days.`}{' '}
            Or email{' '}
            <a className="link wrap-anywhere" href={`mailto:${support_email}`}>
              {support_email}
            </a>
            .
          </p>
          <p className="mt-4">
            <LinkButton href="#write" variant="secondary" icon="mail">
              Write to us
            </LinkButton>
          </p>
        </Card>
      </div>
      {messages.length > 0 && (
        <OwnMessages messages={messages} priority={priority} now={health.now} time_zone={health.time_zone} />
      )}
      <Section title="Questions and answers" actions={<TextLink href="/help">All help topics</TextLink>}>
        <Accordion>
          {supportQuestions.map(({ subject, asks, says }) => (
            <AccordionItem
              key={subject}
              title={
                <span className="grid gap-x-6 sm:grid-cols-[8rem_1fr]">
                  <span className="text-sm leading-6 font-normal text-muted">{subject}</span>
                  <span>{asks}</span>
                </span>
              }
            >
              <p className="sm:pl-38">
                <LinkedText>{says}</LinkedText>
              </p>
            </AccordionItem>
          ))}
        </Accordion>
      </Section>
      <div className="mb-10 grid gap-x-12 gap-y-8 xl:grid-cols-[minmax(0,1fr)_19rem]">
        <ContactForm actionData={actionData} start={{ name, email, subject }} className="scroll-mt-20" />
        <section aria-labelledby="quick-links" className="border-t border-rule pt-5">
          <h2 id="quick-links" className="text-lg font-semibold">
            Quick links
          </h2>
          <ul className="mt-3 grid gap-3 text-sm">
            <li>
              <TextLink to="/dashboard/settings">Account Settings</TextLink>
            </li>
            <li>
              <TextLink href="/privacy">Privacy policy</TextLink>
            </li>
            <li>
              <TextLink to="/onboarding?step=2">Onboarding: connect and analyze</TextLink>
            </li>
          </ul>
        </section>
      </div>
    </>
  )
}
