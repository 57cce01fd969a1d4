import type { MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { supportQuestions } from '#app/content/help.ts'
import { support } from '#app/content/support.ts'
import { page } from '#app/http/page.ts'
import { Accordion, AccordionItem } from '#app/ui/accordion.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import { Card, Section } from '#app/ui/card.tsx'
import { TextLink } from '#app/ui/link.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'

export const meta: MetaFunction = () => [{ title: 'Support Center · Warble' }]

export const loader = page('user', ({ user }, { site }) => ({
  support_email: site.support_email,
  priority: user.plan.type === 'pro',
}))

export default function SupportCenter() {
  const { support_email, priority } = useLoaderData<typeof loader>()
  return (
    <>
      <PageHeader title="Support Center" description="Answers to common questions, and how to reach us." />
      <div className="mb-10 grid gap-6 md:grid-cols-2">
        <Card as="section" title="Live Chat" level={2}>
          <p className="text-sm text-muted">
            The assistant answers at any hour; people {support.days_short} {support.hours_short}.
          </p>
          <p className="mt-4">
            <LinkButton href="/contact#ask" variant="secondary" icon="message">
              Start a chat
            </LinkButton>
          </p>
        </Card>
        <Card as="section" title="Email Support" level={2}>
          <p className="text-sm text-muted">
            {priority
              ? `Within ${support.priority_hours} of those hours, before all others.`
              : `We answer within ${support.reply_hours} hours.`}{' '}
            Or write to{' '}
            <a className="link wrap-anywhere" href={`mailto:${support_email}`}>
              {support_email}
            </a>
            .
          </p>
          <p className="mt-4">
            <LinkButton href="/contact" variant="secondary" icon="mail">
              Write to us
            </LinkButton>
          </p>
        </Card>
      </div>
      <Section title="Questions and answers">
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
              <p className="sm:pl-38">{says}</p>
            </AccordionItem>
          ))}
        </Accordion>
      </Section>
      <Section title="Quick links">
        <ul className="flex flex-wrap gap-x-8 gap-y-3 text-sm">
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
      </Section>
    </>
  )
}
