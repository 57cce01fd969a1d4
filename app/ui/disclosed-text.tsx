const shownLetters = 100

/** A long text's beginning, which unfolds. */
export function Whole({ text }: { text: string }) {
  const part = cut(text)
  if (part === text) return text
  return (
    <details className="group/whole relative open:pb-6">
      <summary className="cursor-pointer group-open/whole:absolute group-open/whole:bottom-0">
        <span className="group-open/whole:hidden">{part} </span>
        <span className="link whitespace-nowrap text-muted group-open/whole:hidden print:hidden">Show all</span>
        <span className="link hidden text-muted group-open/whole:inline print:hidden!">Show less</span>
      </summary>
      <p className="whitespace-pre-line">{text}</p>
    </details>
  )
}

/** Cuts at the last word that ends within the limit; inside a word only if it alone is longer. */
function cut(text: string): string {
  const letters = [...text]
  if (letters.length <= shownLetters) return text
  const start = letters.slice(0, shownLetters + 1).join('')
  const words = start.replace(/(?<!\s)\s+\S*$/, '')
  return `${words === start ? letters.slice(0, shownLetters).join('') : words.replace(/[,;:]$/, '')}...`
}
