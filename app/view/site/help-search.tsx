import type { HelpEntry } from '#app/content/help/groups.ts'
import { helpSlug } from '#app/content/help/slug.ts'
import { Accordion, AccordionItem } from '#app/ui/accordion.tsx'
import { Button } from '#app/ui/button.tsx'
import { Input } from '#app/ui/input.tsx'
import { TextLink } from '#app/ui/link.tsx'
import { LinkedText } from '#app/view/site/linked-text.tsx'

interface HelpSearchProps {
  action: string
  query: string
  className?: string
}

/** A plain form: its result is a page with an address. */
export function HelpSearch({ action, query, className }: HelpSearchProps) {
  return (
    <search className={className}>
      <form method="get" action={action} className="flex gap-2">
        <Input
          type="search"
          name="q"
          aria-label="Search the help"
          placeholder="Search the help"
          maxLength={100}
          defaultValue={query}
        />
        <Button variant="secondary" icon="search" className="h-auto!">
          Search
        </Button>
      </form>
    </search>
  )
}

interface FoundProps {
  query: string
  found: HelpEntry[]
  level?: 'h2' | 'h3'
}

export function FoundHelp({ query, found, level: Level = 'h3' }: FoundProps) {
  if (found.length === 0)
    return (
      <p>
        No help text has all of these words: “{query}”. Try fewer of them, ask the chat, or{' '}
        <TextLink href="/contact">write to us</TextLink>.
      </p>
    )
  return (
    <Accordion>
      {found.map((entry, at) => (
        <HelpItem key={entry.topic} {...entry} level={Level} open={at === 0} />
      ))}
    </Accordion>
  )
}

interface HelpItemProps extends HelpEntry {
  level: 'h2' | 'h3'
  open?: boolean
}

export function HelpItem({ topic, says, more, level: Level, open = false }: HelpItemProps) {
  return (
    <div id={helpSlug(topic)} className="scroll-mt-24">
      <AccordionItem title={<Level className="font-medium">{topic}</Level>} open={open}>
        <LinkedText>{says}</LinkedText>
        {more.map((text) => (
          <p key={text} className="mt-3">
            <LinkedText>{text}</LinkedText>
          </p>
        ))}
      </AccordionItem>
    </div>
  )
}
