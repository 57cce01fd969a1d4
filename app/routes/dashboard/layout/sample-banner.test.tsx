import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { isPastPlayed, SampleBanner } from './sample-banner.tsx'

const bannerAt = (now: string, real: string) =>
  renderToStaticMarkup(<SampleBanner userId="u" isPlaying={isPastPlayed(new Date(now), new Date(real))} />)

test('the sample account says that its past is still being played while the sandbox’s clock is behind', () => {
  const playing = bannerAt('2026-11-20T10:00:00Z', '2026-11-30T10:00:00Z')
  expect(playing).toContain('It’s still catching up')
  expect(playing).not.toContain('did all of this')
  const lived = bannerAt('2026-11-30T10:00:00Z', '2026-11-30T10:00:01Z')
  expect(lived).toContain('Its bot did all of this on Perch')
  expect(lived).not.toContain('being played')
})
