import { LinkButton } from '#app/ui/button.tsx'
import { Section } from '#app/ui/card.tsx'
import { PersonPicture } from '#app/ui/person-picture.tsx'
import { counted } from '#app/view/text.ts'
import type { InsightsData } from './insights-data.ts'

export function AskedThisWeek({ this_week: { questions, asked, drew } }: Pick<InsightsData, 'this_week'>) {
  return (
    <Section title="The last 7 days">
      <div className="grid gap-x-12 gap-y-8 text-sm lg:grid-cols-2">
        <div className="min-w-0">
          <h3 className="font-medium">{`What people asked${asked > questions.length ? `, the newest of ${asked}` : ''}`}</h3>
          {questions.length === 0 ? (
            <p className="mt-1 text-muted">No one asked you anything.</p>
          ) : (
            <ul className="mt-2 divide-y divide-rule border-y border-rule">
              {questions.map(({ id, name, picture, text }) => (
                <li key={id} className="flex items-start gap-3 py-2.5">
                  <PersonPicture src={picture} name={name} small />
                  <p className="min-w-0 grow wrap-anywhere">
                    <bdi dir="auto" className="font-medium">
                      {name}
                    </bdi>{' '}
                    <span dir="auto" className="text-muted">
                      {text}
                    </span>
                  </p>
                  <LinkButton to={`/dashboard/inbox/${id}`} size="sm" variant="secondary" aria-label={`Open: ${name}`}>
                    Open
                  </LinkButton>
                </li>
              ))}
            </ul>
          )}
        </div>
        <div className="min-w-0">
          <h3 className="font-medium">What drew people</h3>
          {drew.length === 0 ? (
            <p className="mt-1 text-muted">No one wrote under your posts or replies.</p>
          ) : (
            <ul className="mt-2 divide-y divide-rule border-y border-rule">
              {drew.map(({ text, people }) => (
                <li key={text} className="flex justify-between gap-4 py-2.5">
                  <span dir="auto" className="line-clamp-4 min-w-0 wrap-anywhere">
                    {text}
                  </span>
                  <span className="figures whitespace-nowrap text-muted">{counted(people, 'person', 'people')}</span>
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
    </Section>
  )
}
