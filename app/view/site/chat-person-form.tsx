import { replyTimes, support } from '#app/content/support.ts'
import { Button } from '#app/ui/button.tsx'
import { control } from '#app/ui/input.tsx'

const field = 'grid gap-1 text-sm font-medium'

/** Copied into the conversation by chat-person.ts; without scripts the chat is the contact page. */
export function PersonForm({ email }: { email: string }) {
  return (
    <section aria-label="Ask a person" className="border-l-2 border-marigold pl-3 text-sm">
      <form className="grid gap-3">
        <div>
          <p className="font-medium">Ask a person</p>
          <p className="text-muted">
            {support.days_short} {support.hours_short}. {replyTimes}
          </p>
        </div>
        <label className={field}>
          Reply to
          <input
            type="email"
            autoComplete="email"
            required
            maxLength={254}
            defaultValue={email}
            className={`${control} h-11 font-normal md:h-10`}
          />
        </label>
        <label className={field}>
          What you need
          <textarea required maxLength={1000} rows={3} className={`${control} py-2 font-normal`} />
        </label>
        <label className="flex items-center gap-2 pointer-coarse:min-h-11">
          <input type="checkbox" defaultChecked className="size-4 accent-pine" />
          Send this conversation along
        </label>
        <p role="alert" hidden className="font-medium text-clay" />
        <Button className="w-fit">Send to a person</Button>
      </form>
    </section>
  )
}
