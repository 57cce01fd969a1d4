import type { Results } from '#app/domain/activity/results.ts'
import { Section } from '#app/ui/card.tsx'
import { TextLink } from '#app/ui/link.tsx'
import { PersonPicture } from '#app/ui/person-picture.tsx'
import { personAddress } from '#app/view/activity/address.ts'
import { AnswerToneTag } from '#app/view/activity/answer-tones.tsx'
import { counted } from '#app/view/text.ts'

export function BestReplies({ best }: { best: Results['best'] }) {
  if (best.length === 0) return null
  return (
    <Section
      title="Best replies"
      actions={
        <TextLink to="/dashboard/activity?period=month&outcome=answered" className="text-sm">
          All that got a reply
        </TextLink>
      }
    >
      <ol className="grid gap-6 text-sm lg:grid-cols-3">
        {best.map(({ id, handle, name, picture, text, post_text, answers, likes, said }) => (
          <li key={id} className="flex gap-3">
            <PersonPicture src={picture} name={name} />
            <div className="min-w-0">
              <p className="flex flex-wrap gap-x-2">
                <bdi dir="auto" className="font-medium wrap-anywhere">
                  {name}
                </bdi>
                <TextLink to={personAddress(handle)} className="text-muted wrap-anywhere">
                  @{handle}
                </TextLink>
              </p>
              <p dir="auto" className="line-clamp-4 wrap-anywhere text-muted">
                {post_text}
              </p>
              <div className="mt-2 ml-5 border-l-2 border-pine pl-3 wrap-anywhere">
                <span className="sr-only">You: </span>
                <p dir="auto">{text}</p>
              </div>
              {said && (
                <div className="mt-2 border-l-2 border-edge pl-3 wrap-anywhere">
                  <p dir="auto" className="line-clamp-4">
                    {said.text}
                  </p>
                  <AnswerToneTag says={said.says} />
                </div>
              )}
              <p className="mt-2 text-muted">{`${counted(answers, 'reply', 'replies')} back, ${counted(likes, 'like')}`}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  )
}
