import { unsupportedClaims } from '#app/adapters/model/claims/index.ts'
import { type Aim, shareOf } from '../kit/measure.ts'
import { authors } from '../kit/mind/claims.ts'
import { mindTexts } from '../kit/mind-texts.ts'

interface LabelledDraft {
  text: string
  isInvented: boolean
  own: string[]
}

/** Drafts with and without invented facts about their author: how many inventions would be sent. */
export async function measureClaims(): Promise<Aim[]> {
  const written = authors.flatMap(({ posts, facts, invented, honest }) => {
    const labelled = (isInvented: boolean) => (text: string) => ({ text, isInvented, own: [...facts, ...posts] })
    return [...invented.map(labelled(true)), ...honest.map(labelled(false))]
  })
  const own = [...(mindTexts('guard-ordinary') ?? []), ...(mindTexts('ordinary-extra') ?? [])]
  const given = (mindTexts('drafts') ?? []).map(({ text, claim, profession }) => ({
    text,
    isInvented: claim === 'unsupported',
    own: own.filter((one) => one.profession === profession).map((one) => one.text),
  }))
  const aims = await claimAims('of our own', written)
  return given.length > 0 ? [...aims, ...(await claimAims('by others', given))] : aims
}

export async function claimAims(of: string, drafts: LabelledDraft[]): Promise<Aim[]> {
  let [invented, held, rightlyHeld] = [0, 0, 0]
  for (const { text, isInvented, own } of drafts) {
    const isHeld = (await unsupportedClaims(text, '', own)).length > 0
    if (isInvented) invented += 1
    if (isHeld) held += 1
    if (isHeld && isInvented) rightlyHeld += 1
  }
  return [
    { figure: `drafts ${of}: unsupported claims sent`, value: invented - rightlyHeld, aim: { most: 0 } },
    {
      figure: `drafts ${of}: held back that claim something, of all held back`,
      value: shareOf(rightlyHeld, held),
      aim: null,
    },
    {
      figure: `drafts ${of}: held back, of those that claim something`,
      value: shareOf(rightlyHeld, invented),
      aim: null,
    },
  ]
}
