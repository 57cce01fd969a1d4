import { BotControls } from './bot-controls.tsx'
import type { ShownHome } from './home-data.ts'

export function Headline({ home }: { home: ShownHome }) {
  const { greeting, news, quiet, readiness, waiting } = home.texts
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-10 gap-y-4">
      <div className="max-w-prose">
        <h1>
          <span className={news || waiting ? 'block text-sm text-muted' : 'text-2xl font-semibold'}>{greeting}</span>
          {news && <span className="mt-1 block text-2xl font-semibold sm:text-3xl">{news}</span>}
          {waiting && (
            <a href="#waiting" className="link block w-fit text-2xl font-semibold text-marigold sm:text-3xl">
              {waiting}
            </a>
          )}
          {quiet && <span className="block text-2xl font-semibold text-muted sm:text-3xl">{quiet}</span>}
        </h1>
        <p className="mt-1 text-sm text-muted">{readiness}</p>
      </div>
      <BotControls home={home} />
    </header>
  )
}
