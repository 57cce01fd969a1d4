import type { AnalysisView } from '#app/domain/analysis/analysis.ts'
import { loadPortrait } from '#app/domain/analysis/load-portrait.ts'
import { enoughPosts } from '#app/domain/analysis/portrait.ts'
import { loadFacts } from '#app/domain/voice/facts.ts'
import type { RequestServices } from '#app/services.ts'
import { staticHtml } from '#app/view/static-html.ts'
import { Findings, Head } from './findings.tsx'
import { PromptCards } from './prompt-cards.tsx'

export interface PortraitPages {
  head: string
  findings: string
  prompts: string
  read: number
  /** Too few posts to tell. */
  is_thin: boolean
  /** No facts about the user are known yet. */
  lacks_facts: boolean
}

/** Its parts without a form, rendered here: their components are no part of the page's scripts. */
export async function portraitPages(
  db: RequestServices['db'],
  user: { id: string; time_zone: string },
  analysis: AnalysisView,
  now: Date,
): Promise<PortraitPages | null> {
  if (analysis?.status !== 'complete' || !analysis.profile) return null
  const [portrait, facts] = await Promise.all([loadPortrait(db, user.id), loadFacts(db, user.id)])
  if (!portrait) return null
  const { profile, corrected, evidence } = analysis
  const props = { portrait, profile, corrected, now, zone: user.time_zone }
  return {
    head: staticHtml('head', <Head {...props} />),
    findings: staticHtml('findings', <Findings {...props} />),
    prompts: staticHtml(
      'prompts',
      <PromptCards prompts={profile.prompts} evidence={evidence ?? {}} niche={profile.niche} />,
    ),
    read: portrait.read,
    is_thin: portrait.read < enoughPosts,
    lacks_facts: facts.length === 0,
  }
}
