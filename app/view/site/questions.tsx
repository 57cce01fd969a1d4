import type { ReactNode } from 'react'
import type { Question } from '#app/content/help/index.ts'
import { Accordion, AccordionItem } from '#app/ui/accordion.tsx'
import { TextLink } from '#app/ui/link.tsx'
import { LinkedText } from '#app/view/site/linked-text.tsx'

interface QuestionsProps {
  id?: string
  title: ReactNode
  questions: Question[]
}

export function Questions({ id, title, questions }: QuestionsProps) {
  return (
    <section
      id={id}
      className="wrap grid items-start gap-x-20 gap-y-10 py-14 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:py-20"
    >
      <div className="grid gap-4 lg:sticky lg:top-28">
        <h2 className="text-title font-semibold">{title}</h2>
        <p className="text-lg text-muted">
          Not answered here? <TextLink href="/contact">Write to us</TextLink>.
        </p>
      </div>
      <Accordion>
        {questions.map(({ asks, says }, index) => (
          <AccordionItem key={asks} title={<h3 className="text-lg font-medium">{asks}</h3>} open={index === 0}>
            <LinkedText>{says}</LinkedText>
          </AccordionItem>
        ))}
      </Accordion>
    </section>
  )
}
