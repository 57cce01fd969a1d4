import type { Request, Response, Router } from 'express'
import express from 'express'
import { follow, like, unfollow, unlike } from '../state/actions.ts'
import type { Network } from '../state/network.ts'
import { deletePost, writePost } from '../state/posts.ts'
import type { Outcome } from '../state/refusal.ts'
import { messageOf } from '../state/refusal.ts'
import { weightedLength } from '../text/length.ts'
import type { Html } from './html.ts'
import { html } from './html.ts'
import { csrf, errorNote } from './layout.ts'
import { field, localPath, pageContextOf, redirectToSignIn, show, showMissing, verifiedForm } from './page-context.ts'
import type { PageContext } from './post-card.ts'
import { postCard } from './post-card.ts'

function composeForm(context: PageContext, action: string, text: string, replyTo: string, error: string | null): Html {
  const parent = context.network.posts.get(replyTo)
  return html`<h1>${parent ? 'Answer' : 'Write'}</h1>${errorNote(error)}${parent && postCard(context, parent)}
  <form class="card" method="post" action="${action}">${csrf(context.browser)}<input type="hidden" name="in_reply_to" value="${replyTo}">
    <label><span>${parent ? 'Your answer' : 'Your post'}</span><textarea name="text" required>${text}</textarea><small>280 characters at most${text !== '' && html`; this has ${weightedLength(text)}`}.</small></label>
    <button>${parent ? 'Answer' : 'Post'}</button>
  </form>`
}

function confirmationForm(
  context: PageContext,
  action: string,
  field: string,
  value: string,
  question: string,
  button: string,
  about: Html | null,
): Html {
  return html`<h1>${question}</h1>${about}<form method="post" action="${action}">${csrf(context.browser)}<input type="hidden" name="${field}" value="${value}"><button>${button}</button> <a href="/">Not now</a></form>`
}

export function actionPages(network: Network): Router {
  const router = express.Router()

  const showComposeForm = (action: string) => (request: Request, response: Response) => {
    const context = pageContextOf(network, request)
    if (!context.browser) return redirectToSignIn(response, context)
    show(
      response,
      context,
      'Write',
      composeForm(context, action, field(request.query, 'text'), field(request.query, 'in_reply_to'), null),
    )
  }
  const submitPost = (action: string) => (request: Request, response: Response) => {
    const browser = verifiedForm(network, request, response)
    if (!browser) return
    const text = field(request.body, 'text').replaceAll('\r\n', '\n')
    const replyTo = field(request.body, 'in_reply_to')
    const written = writePost(network, browser.account, { text, ...(replyTo === '' ? {} : { replyTo }) })
    if (written.ok) return response.redirect(303, `/${browser.account.handle}/status/${written.value.id}`)
    const context = pageContextOf(network, request)
    show(response, context, 'Write', composeForm(context, action, text, replyTo, messageOf(written.refusal)), 422)
  }
  for (const path of ['/compose', '/intent/tweet', '/intent/post']) {
    router.get(path, showComposeForm(path))
    router.post(path, submitPost(path))
  }

  router.get('/intent/like', (request, response) => {
    const context = pageContextOf(network, request)
    if (!context.browser) return redirectToSignIn(response, context)
    const found = network.posts.get(field(request.query, 'tweet_id'))
    if (!found || !network.canSee(context.browser.account, network.authorOf(found)))
      return showMissing(response, context)
    show(
      response,
      context,
      'Like',
      confirmationForm(
        context,
        '/intent/like',
        'tweet_id',
        found.id,
        'Like this post?',
        'Like',
        postCard(context, found),
      ),
    )
  })
  router.get('/intent/follow', (request, response) => {
    const context = pageContextOf(network, request)
    if (!context.browser) return redirectToSignIn(response, context)
    const found =
      network.byHandle(field(request.query, 'screen_name')) ?? network.account(field(request.query, 'user_id'))
    if (!found) return showMissing(response, context)
    const about = html`<p class="card"><strong>${found.name}</strong> <span class="faint">@${found.handle}</span><br>${found.bio}</p>`
    show(
      response,
      context,
      'Follow',
      confirmationForm(context, '/intent/follow', 'user_id', found.id, `Follow @${found.handle}?`, 'Follow', about),
    )
  })

  const addAction = (
    path: string,
    perform: (
      browser: NonNullable<ReturnType<typeof verifiedForm>>,
      body: unknown,
    ) => { outcome: Outcome<unknown> | null; next: string },
  ) => {
    router.post(path, (request, response) => {
      const browser = verifiedForm(network, request, response)
      if (!browser) return
      const { outcome, next } = perform(browser, request.body)
      if (!outcome || outcome.ok) return response.redirect(303, localPath(field(request.body, 'next'), next))
      show(
        response,
        pageContextOf(network, request),
        'Not possible',
        html`<h1>That was not possible</h1>${errorNote(messageOf(outcome.refusal))}<p><a href="/">Back home</a></p>`,
        422,
      )
    })
  }
  const statusOf = (id: string) => {
    const found = network.posts.get(id)
    return found ? `/${network.authorOf(found).handle}/status/${id}` : '/'
  }
  const profileOf = (id: string) => `/${network.account(id)?.handle ?? ''}`
  for (const path of ['/i/like', '/intent/like']) {
    addAction(path, ({ account }, body) => ({
      outcome: like(network, account, field(body, 'tweet_id')),
      next: statusOf(field(body, 'tweet_id')),
    }))
  }
  for (const path of ['/i/follow', '/intent/follow']) {
    addAction(path, ({ account }, body) => ({
      outcome: follow(network, account, field(body, 'user_id')),
      next: profileOf(field(body, 'user_id')),
    }))
  }
  addAction('/i/unlike', ({ account }, body) => {
    unlike(network, account, field(body, 'tweet_id'))
    return { outcome: null, next: '/' }
  })
  addAction('/i/unfollow', ({ account }, body) => {
    unfollow(network, account, field(body, 'user_id'))
    return { outcome: null, next: '/' }
  })
  addAction('/i/delete', ({ account }, body) => ({
    outcome: deletePost(network, account, field(body, 'tweet_id')),
    next: `/${account.handle}`,
  }))
  return router
}
