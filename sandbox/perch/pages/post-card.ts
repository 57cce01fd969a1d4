import type { Identity } from '../http/identify.ts'
import type { Post } from '../state/model.ts'
import type { Network } from '../state/network.ts'
import { hashtagsIn, mentionsIn } from '../text/entities.ts'
import { type Html, html } from './html.ts'
import { csrf } from './layout.ts'

export interface PageContext {
  network: Network
  browser: Identity | null
  /** Where a button's form redirects back to. */
  path: string
}

function ago(from: string, now: Date): string {
  const minutes = Math.max(0, Math.floor((now.getTime() - Date.parse(from)) / 60_000))
  if (minutes < 1) return 'just now'
  if (minutes < 60) return `${minutes} min`
  if (minutes < 24 * 60) return `${Math.floor(minutes / 60)} h`
  return from.slice(0, 10)
}

/** Turns handles and hashtags into links. */
function linkify(text: string): Html {
  const spans = [
    ...mentionsIn(text).map((span) => ({ ...span, to: `/${span.value}` })),
    ...hashtagsIn(text).map((span) => ({ ...span, to: `/explore?q=${encodeURIComponent(`#${span.value}`)}` })),
  ].sort((a, b) => a.start - b.start)
  const pieces: Html[] = []
  let position = 0
  for (const spot of spans) {
    pieces.push(html`${text.slice(position, spot.start)}<a href="${spot.to}">${text.slice(spot.start, spot.end)}</a>`)
    position = spot.end
  }
  return html`${pieces}${text.slice(position)}`
}

export function actionForm(
  context: PageContext,
  action: string,
  fields: Record<string, string>,
  label: string,
  style = 'link',
): Html {
  const hidden = Object.entries({ ...fields, next: context.path }).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  )
  return html`<form method="post" action="${action}">${csrf(context.browser)}${hidden}<button class="${style}">${label}</button></form>`
}

function postActions(context: PageContext, post: Post): Html {
  const { network, browser } = context
  const likes = network.likes.countTo(post.id)
  const answers = network.repliesTo(post.id).size
  if (!browser) return html`<div class="acts"><span>${answers} replies</span><span>${likes} likes</span></div>`
  const liked = network.likes.has(browser.account.id, post.id)
  return html`<div class="acts">
    <a href="/compose?in_reply_to=${post.id}">Reply (${answers})</a>
    ${actionForm(context, liked ? '/i/unlike' : '/i/like', { tweet_id: post.id }, `${liked ? 'Liked' : 'Like'} (${likes})`)}
    ${post.author === browser.account.id && actionForm(context, '/i/delete', { tweet_id: post.id }, 'Delete')}
  </div>`
}

export function postCard(context: PageContext, post: Post, lead = false): Html {
  const { network } = context
  const author = network.authorOf(post)
  const parent = post.replyTo === null ? undefined : network.posts.get(post.replyTo)
  const address = `/${author.handle}/status/${post.id}`
  return html`<article class="post${lead ? ' lead' : ''}" id="post-${post.id}">
    <img src="/avatars/${author.handle}.svg" alt="" width="44" height="44">
    <div>
      <div class="who"><a href="/${author.handle}"><strong>${author.name}</strong><span>@${author.handle}</span></a> <time datetime="${post.createdAt}"><a href="${address}">${ago(post.createdAt, network.clock.now())}</a></time></div>
      ${parent && html`<div class="faint">in reply to <a href="/${network.authorOf(parent).handle}/status/${parent.id}">@${network.authorOf(parent).handle}</a></div>`}
      <p lang="${post.lang}">${linkify(post.text)}</p>
      ${postActions(context, post)}
    </div>
  </article>`
}

export function postList(context: PageContext, posts: Post[], empty: string): Html {
  return posts.length === 0 ? html`<p class="card">${empty}</p>` : html`${posts.map((post) => postCard(context, post))}`
}
