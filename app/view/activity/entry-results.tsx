import type { ActivityItem } from '#app/domain/activity/recent.ts'
import { cx } from '#app/ui/cx.ts'
import { Icon, type IconName } from '#app/ui/icon.tsx'
import { type Hue, hueText } from '#app/ui/tone.ts'
import { Remarks } from '#app/view/activity/remarks.tsx'
import { counted } from '#app/view/text.ts'

/** What an entry brought, why the bot did it in a word, and what the user may do about it. */
export function EntryResults({ item, network }: { item: ActivityItem; network: string }) {
  const marks = outcomesOf(item)
  return (
    <div className="flex items-start gap-2">
      <div className="flex min-w-0 grow flex-wrap gap-x-4">
        {marks.length > 0 && (
          <ul className="flex flex-wrap gap-x-3">
            {marks.map(({ icon, hue, label, text }) => (
              <li key={label} className={cx('figures flex items-center gap-1 font-medium', hueText[hue])} title={label}>
                <Icon name={icon} className="size-3.5" />
                <span aria-hidden>{text}</span>
                <span className="sr-only">{label}</span>
              </li>
            ))}
          </ul>
        )}
        <Why item={item} />
      </div>
      <Remarks item={item} network={network} />
    </div>
  )
}

function Why({ item }: { item: ActivityItem }) {
  const { reason, error, also, state, short_reason, written_by, person, target } = item
  const sentences = [reason || (state === 'skipped' ? error : null), ...also.map((other) => `Earlier: ${other}`)]
  const text = sentences.filter(Boolean).join(' ')
  if (!text && !written_by && !person?.post) return null
  return (
    <details className="text-muted">
      <summary className="link wrap-anywhere hover:text-ink pointer-coarse:min-h-11">
        <span className="sr-only">Reason: </span>
        <bdi dir="auto">{short_reason ?? 'Why'}</bdi>
      </summary>
      <p className="mt-1">{text}</p>
      {written_by && <p className="mt-1">{written_by}.</p>}
      {person?.post && (
        <blockquote dir="auto" className="mt-1 wrap-anywhere">
          {`The post by ${target} that the bot read: “${person.post}”`}
        </blockquote>
      )}
    </details>
  )
}

interface Mark {
  icon: IconName
  hue: Hue
  label: string
  text: string | number
}

function outcomesOf({ outcome, followed_back, unwelcome }: ActivityItem): Mark[] {
  const { likes, replies } = outcome ?? { likes: 0, replies: 0 }
  const marks: Mark[] = []
  if (likes > 0) marks.push({ icon: 'like', hue: 'slate', label: counted(likes, 'like'), text: likes })
  if (replies > 0)
    marks.push({ icon: 'reply', hue: 'pine', label: `${counted(replies, 'reply', 'replies')} back`, text: replies })
  if (unwelcome > 0) marks.push({ icon: 'alert', hue: 'clay', label: counted(unwelcome, 'complaint'), text: unwelcome })
  if (followed_back)
    marks.push({ icon: 'follow', hue: 'marigold', label: 'Followed you back', text: 'Followed you back' })
  return marks
}
