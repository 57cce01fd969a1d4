import { TextLink } from '#app/ui/link.tsx'
import { linksIn } from '#app/view/site/help-links.ts'

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
