import type { MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { page } from '#app/http/page.ts'
import { Accordion, AccordionItem } from '#app/ui/accordion.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import { Card, Section } from '#app/ui/card.tsx'
import { TextLink } from '#app/ui/link.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { supportFaq } from '#app/view/support/faq.ts'

export const meta: MetaFunction = () => [{ title: 'Support Center · Warble' }]

export const loader = page('user', ({ user }, { site }) => ({
  support_email: site.support_email,
  priority: user.plan.type === 'pro',
}))

export default function SupportCenter() {
  const { support_email, priority } = useLoaderData<typeof loader>()
  return (
    <>
      <PageHeader title="Support Center" description="Answers to the usual questions, and people for the others." />
      <div className="mb-10 grid gap-6 md:grid-cols-2">
        <Card as="section" title="Live Chat" level={2}>
          <p className="text-sm text-muted">The assistant answers at any hour; people Mon-Fri 9 AM-6 PM EST.</p>
          <p className="mt-4">
            <LinkButton href="/contact#ask" variant="secondary" icon="message">
              Start a chat
            </LinkButton>
          </p>
        </Card>
        <Card as="section" title="Email Support" level={2}>
          <p className="text-sm text-muted">
            {priority ? 'Within 2 hours of those hours, before all others.' : 'We answer within 24 hours.'} Or write to{' '}
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
          {supportFaq.map(({ subject, question, answer }) => (
            <AccordionItem
              key={subject}
              title={
                <span className="grid gap-x-6 sm:grid-cols-[8rem_1fr]">
                  <span className="text-sm leading-6 font-normal text-muted">{subject}</span>
                  <span>{question}</span>
                </span>
              }
            >
              <p className="sm:pl-38">{answer}</p>
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
