import { index, layout, type RouteConfig, route } from '@remix-run/route-config'
import { groups } from '#app/contract/index.ts'

/** Only API clients use these paths: an unknown one gets an error in JSON rather than a page. */
const apiPrefixes = [
  ...['auth/v1', 'api', 'analytics', 'bots', 'twitter', 'functions', 'rest', 'webhooks'],
  // The setup itself is a page.
  'onboarding',
]

/** The site map: every URL and the module that handles it. */
export default [
  index('routes/site/landing.tsx'),
  route('try', 'routes/site/try.tsx'),
  route('pricing', 'routes/site/pricing.tsx'),
  route('about', 'routes/site/about.tsx'),
  route('affiliates', 'routes/site/affiliates.tsx'),
  route('contact', 'routes/site/contact.tsx'),
  route('billing/checkout', 'routes/billing/checkout.ts'),
  route('billing/portal', 'routes/billing/portal.ts'),
  route('success', 'routes/site/success.tsx'),
  route('cancel', 'routes/site/cancel.tsx'),
  route('terms', 'routes/site/terms.tsx'),
  route('privacy', 'routes/site/privacy.tsx'),
  route('api/docs', 'routes/site/api-docs.tsx'),
  route('robots.txt', 'routes/site/robots.ts'),
  route('sitemap.xml', 'routes/site/sitemap.ts'),
  route('theme', 'routes/site/theme.ts'),
  route('unsubscribe', 'routes/site/unsubscribe.tsx'),
  route('unsubscribe/one-click', 'routes/site/one-click.ts'),
  route('warble-extension.zip', 'routes/site/extension.ts'),

  route('login', 'routes/auth/login.tsx'),
  route('login/factor', 'routes/auth/factor.tsx'),
  route('signup', 'routes/auth/signup.tsx'),
  route('logout', 'routes/auth/logout.ts'),
  route('check-email', 'routes/auth/check-email.tsx'),
  route('forgot-password', 'routes/auth/forgot-password.tsx'),
  route('reset-password', 'routes/auth/reset-password.tsx'),
  route('auth/callback', 'routes/auth/callback.tsx'),
  route('auth/provider', 'routes/auth/provider.ts'),
  route('auth/link', 'routes/auth/link.ts'),

  route('onboarding', 'routes/onboarding/onboarding.tsx'),
  route('connect/:network', 'routes/onboarding/consent.ts'),
  route('connect/:network/callback', 'routes/onboarding/consent-return.ts'),
  route('connect/:network/:document', 'routes/onboarding/consent-document.ts'),
  layout('routes/dashboard/layout.tsx', [
    route('dashboard', 'routes/dashboard/home.tsx'),
    route('dashboard/queue', 'routes/dashboard/queue.tsx'),
    route('dashboard/analytics', 'routes/dashboard/analytics.tsx'),
    route('dashboard/activity', 'routes/dashboard/activity.tsx'),
    route('dashboard/activity/report', 'routes/dashboard/report.tsx'),
    route('dashboard/inbox', 'routes/dashboard/inbox.tsx'),
    route('dashboard/notices', 'routes/dashboard/notices.tsx'),
    route('dashboard/plan', 'routes/dashboard/plan.tsx'),
    route('dashboard/support', 'routes/dashboard/support.tsx'),
    layout('routes/dashboard/settings/layout.tsx', [
      route('dashboard/settings', 'routes/dashboard/settings/profile.tsx'),
      route('dashboard/settings/bot', 'routes/dashboard/settings/bot.tsx'),
      route('dashboard/settings/targets', 'routes/dashboard/settings/targets.tsx'),
      route('dashboard/settings/voice', 'routes/dashboard/settings/voice.tsx'),
      route('dashboard/settings/security', 'routes/dashboard/settings/security.tsx'),
      route('dashboard/settings/notifications', 'routes/dashboard/settings/notifications.tsx'),
      route('dashboard/settings/events', 'routes/dashboard/settings/events.tsx'),
    ]),
    route('dashboard/steer', 'routes/dashboard/steer.ts'),
    route('dashboard/settings/two-step', 'routes/dashboard/settings/two-step.tsx'),
  ]),

  route('dashboard/activity/report.csv', 'routes/dashboard/report-file.ts'),
  route('dashboard/analytics/export.csv', 'routes/dashboard/analytics-export.ts'),

  ...Object.entries(groups).flatMap(([group, calls]) => mount(`routes/api/${group}.ts`, calls)),
  route('webhooks/stripe', 'routes/api/stripe.ts'),
  ...apiPrefixes.map((family) => route(`${family}/*`, 'routes/api/missing.ts', { id: `missing:${family}` })),

  route('dev/mails', 'routes/dev/mails.tsx'),
  route('dev/mails/:number', 'routes/dev/mail.ts'),
  route('*', 'routes/site/missing.tsx'),
] satisfies RouteConfig

/** Mounts one API module at each path of its calls. */
function mount(file: string, calls: readonly { path: string }[]) {
  const paths = new Set(calls.map(({ path }) => path.slice(1).replace(/\{(\w+)\}/g, ':$1')))
  return [...paths].map((path) => route(path, file, { id: `${file}:${path}` }))
}
