import { TextLink } from '#app/ui/link.tsx'
import { linksIn } from '#app/view/site/help-links.ts'

/** A help text, with the pages that it names as links. */
export function LinkedText({ children }: { children: string }) {
  return (
    <>
      {linksIn(children).map((part) =>
        typeof part === 'string' ? (
          part
        ) : (
          <TextLink key={part.path} href={part.path}>
            {part.words}
          </TextLink>
        ),
      )}
    </>
  )
}
