import { Screen } from './screen.tsx'

export function WhatNeedsYou() {
  return (
    <section className="wrap grid gap-8 py-14 lg:gap-10 lg:py-20">
      <div className="grid gap-4">
        <h2 className="max-w-[20ch] text-title font-semibold">You only see what needs you.</h2>
        <p className="max-w-prose text-lg text-muted">
          A question, an order or a complaint waits where you’ll find it, with what was said before. Everything else is
          in the activity, to read when you like.
        </p>
      </div>
      <div className="grid gap-x-8 gap-y-8 lg:grid-cols-2">
        <figure>
          <Screen of="inbox" alt="The inbox: people who wrote to the account, and what the bot did about each." />
          <figcaption className="pt-3 text-sm text-muted">
            <span className="font-medium text-ink">Inbox.</span> Who wrote to you, what the bot did, and what’s left for
            you.
          </figcaption>
        </figure>
        <figure>
          <Screen of="queue" alt="The queue: drafts that wait for approval, each with its reason." />
          <figcaption className="pt-3 text-sm text-muted">
            <span className="font-medium text-ink">Queue.</span> Every draft with its reason. Edit, approve or reject,
            by keyboard too.
          </figcaption>
        </figure>
      </div>
    </section>
  )
}
