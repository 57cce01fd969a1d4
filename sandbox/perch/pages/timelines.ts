import type { Router } from 'express'
import express from 'express'
import { parseQuery } from '../api/search-query.ts'
import { view } from '../state/actions.ts'
import type { Account, Post } from '../state/model.ts'
import type { Network } from '../state/network.ts'
import type { Html } from './html.ts'
import { html } from './html.ts'
import { errorNote } from './layout.ts'
import { field, pageContextOf, redirectToSignIn, show, showMissing } from './page-context.ts'
import type { PageContext } from './post-card.ts'
import { actionForm, postCard, postList } from './post-card.ts'

const SHOWN = 40

function latest(
  network: Network,
  viewer: Account | null,
  posts: Iterable<Post>,
  keep: (post: Post) => boolean,
): Post[] {
  const found: Post[] = []
  for (const post of posts) {
    if (keep(post) && network.canSee(viewer, network.authorOf(post))) found.push(post)
    if (found.length === SHOWN) break
  }
  return found
}

function home(context: PageContext, everything: boolean): Html {
  const { network, browser } = context
  const viewer = browser?.account ?? null
  const isFromFollowed = (post: Post) =>
    viewer !== null && (post.author === viewer.id || network.follows.has(viewer.id, post.author))
  const posts = latest(
    network,
    viewer,
    network.allPosts.newestFirst(),
    (post) => post.replyTo === null && (everything || isFromFollowed(post)),
  )
  if (!browser) {
    return html`<h1>A calm little network</h1><p>People talk here about coffee, code, birds and the rest of life. <a href="/sign-up">Sign up</a>, <a href="/sign-in">sign in</a>, or try one of the <a href="/i/dev-accounts">ready-made accounts</a>.</p>${postList(context, posts, 'All quiet.')}`
  }
  return html`<h1>Home</h1><nav aria-label="Timelines"><a href="/"${!everything && html` aria-current="true"`}>People you follow</a> <a href="/?tab=everything"${everything && html` aria-current="true"`}>Everything</a></nav><br>${postList(context, posts, 'Nobody you follow has said anything yet. Look at Everything, or explore.')}`
}

function explore(context: PageContext, query: string): Html {
  const form = html`<h1>Explore</h1><form class="card row" method="get" action="/explore"><input name="q" type="search" value="${query}" aria-label="Search" placeholder="espresso OR from:somebody"><button>Search</button></form>`
  const parsed = query.trim() === '' ? null : parseQuery(query)
  if (parsed && !parsed.ok)
    return html`${form}${errorNote(`Perch does not understand this search: ${parsed.sentence}`)}`
  const { network, browser } = context
  const keep = (post: Post) => (parsed === null ? post.replyTo === null : parsed.matches(post, network))
  return html`${form}${postList(context, latest(network, browser?.account ?? null, network.allPosts.newestFirst(), keep), 'Nothing found.')}`
}

function profile(context: PageContext, account: Account): Html {
  const { network, browser } = context
  const self = browser?.account.id === account.id
  const follows = browser !== null && network.follows.has(browser.account.id, account.id)
  const requested = browser !== null && network.followRequests.has(browser.account.id, account.id)
  const button =
    browser &&
    !self &&
    actionForm(
      context,
      follows || requested ? '/i/unfollow' : '/i/follow',
      { user_id: account.id },
      follows ? 'Following' : requested ? 'Asked to follow' : 'Follow',
      follows || requested ? 'quiet' : '',
    )
  const visible = network.canSee(browser?.account ?? null, account)
  const posts = visible
    ? latest(network, browser?.account ?? null, network.timeline(account.id).newestFirst(), () => true)
    : []
  return html`<section class="card profile"><img src="/avatars/${account.handle}.svg" alt="" width="80" height="80"><div>
    <h1>${account.name}</h1><div class="faint">@${account.handle}${account.location && html` · ${account.location}`}${account.protected && ' · protected'}</div><p>${account.bio}</p>
    <dl><div><dd>${network.timeline(account.id).size}</dd><dt>posts</dt></div><div><dd>${network.follows.countFrom(account.id)}</dd><dt>following</dt></div><div><dd>${network.follows.countTo(account.id)}</dd><dt>followers</dt></div></dl>
    ${button && html`<div class="acts">${button}</div>`}</div></section>
    ${postList(context, posts, visible ? 'No posts yet.' : 'These posts are for approved followers.')}`
}

function thread(context: PageContext, post: Post): Html {
  const { network } = context
  const viewer = context.browser?.account ?? null
  const seen = (other: Post) => network.canSee(viewer, network.authorOf(other))
  const above: Post[] = []
  for (let id = post.replyTo; id !== null; ) {
    const parent = network.posts.get(id)
    if (parent && seen(parent)) above.unshift(parent)
    id = parent?.replyTo ?? null
  }
  const below = [...network.repliesTo(post.id).newestFirst()].reverse().filter(seen)
  return html`${above.map((other) => postCard(context, other))}${postCard(context, post, true)}<h2>${below.length} ${below.length === 1 ? 'reply' : 'replies'}</h2>${below.map((other) => html`${postCard(context, other)}`)}`
}

export function timelinePages(network: Network): Router {
  const router = express.Router()
  router.get('/', (request, response) => {
    const context = pageContextOf(network, request)
    show(response, context, 'Home', home(context, context.browser === null || request.query.tab === 'everything'))
  })
  router.get(['/explore', '/search'], (request, response) => {
    const context = pageContextOf(network, request)
    show(response, context, 'Explore', explore(context, field(request.query, 'q').slice(0, 512)))
  })
  router.get('/notifications', (request, response) => {
    const context = pageContextOf(network, request)
    if (!context.browser) return redirectToSignIn(response, context)
    const { account } = context.browser
    const entries = network.ledger
      .find({ target: account.handle })
      .filter((entry) => entry.kind !== 'unlike' && entry.kind !== 'unfollow' && entry.kind !== 'block')
    const verbs: Record<string, string> = {
      reply: 'answered you',
      like: 'liked your post',
      follow: 'follows you',
      view: 'looked at your profile',
      repost: 'reposted you',
    }
    const shownEntries = entries.slice(-SHOWN).reverse()
    const rows = shownEntries.map((entry) => {
      const post = entry.post_id === null ? undefined : network.posts.get(entry.post_id)
      return html`<div class="card"><a href="/${entry.actor}">@${entry.actor}</a> ${verbs[entry.kind] ?? entry.kind} <time datetime="${entry.at}">${entry.at.slice(0, 16).replace('T', ' ')}</time>${post && html`<br><a class="faint" href="/${network.authorOf(post).handle}/status/${post.id}">${post.text.slice(0, 120)}</a>`}</div>`
    })
    const mentions = latest(
      network,
      account,
      network.mentionsOf(account.id).newestFirst(),
      (post) => post.replyToUser !== account.id,
    )
    show(
      response,
      context,
      'Notifications',
      html`<h1>Notifications</h1>${rows.length > 0 ? rows : html`<p class="card">Nothing new.</p>`}<h2>Mentions</h2>${postList(context, mentions.slice(0, 10), 'Nobody mentioned you.')}`,
    )
  })
  router.get('/:handle([A-Za-z0-9_]{1,15})', (request, response) => {
    const context = pageContextOf(network, request)
    const account = network.byHandle(request.params.handle ?? '')
    if (!account) return showMissing(response, context)
    if (context.browser) view(network, context.browser.account, account.id)
    show(response, context, `${account.name} (@${account.handle})`, profile(context, account))
  })
  router.get('/:handle([A-Za-z0-9_]{1,15})/status/:id([0-9]{1,19})', (request, response) => {
    const context = pageContextOf(network, request)
    const post = network.posts.get(request.params.id ?? '')
    if (!post || !network.canSee(context.browser?.account ?? null, network.authorOf(post)))
      return showMissing(response, context)
    const author = network.authorOf(post)
    if (author.handle !== request.params.handle) return response.redirect(302, `/${author.handle}/status/${post.id}`)
    show(response, context, `${author.name}: ${post.text.slice(0, 60)}`, thread(context, post))
  })
  return router
}
