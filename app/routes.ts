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
  index('routes/site/landing/route.tsx'),
  route('try', 'routes/site/try/route.tsx'),
  route('pricing', 'routes/site/pricing/route.tsx'),
  route('about', 'routes/site/about.tsx'),
  route('affiliates', 'routes/site/affiliates.tsx'),
  route('contact', 'routes/site/contact/route.tsx'),
  route('billing/checkout', 'routes/billing/checkout.ts'),
  route('billing/portal', 'routes/billing/portal.ts'),
  route('success', 'routes/site/success/route.tsx'),
  route('cancel', 'routes/site/cancel.tsx'),
  route('terms', 'routes/site/terms.tsx'),
  route('privacy', 'routes/site/privacy.tsx'),
  route('api/docs', 'routes/site/api-docs/route.tsx'),
  route('robots.txt', 'routes/site/robots.ts'),
  route('sitemap.xml', 'routes/site/sitemap.ts'),
  route('theme', 'routes/site/theme.ts'),
  route('unsubscribe', 'routes/site/unsubscribe/route.tsx'),
  route('unsubscribe/one-click', 'routes/site/unsubscribe/one-click.ts'),
  route('warble-extension.zip', 'routes/site/extension.ts'),

  route('login', 'routes/auth/login/route.tsx'),
  route('login/factor', 'routes/auth/factor/route.tsx'),
  route('signup', 'routes/auth/signup/route.tsx'),
  route('logout', 'routes/auth/logout.ts'),
  route('check-email', 'routes/auth/check-email.tsx'),
  route('forgot-password', 'routes/auth/forgot-password.tsx'),
  route('reset-password', 'routes/auth/reset-password/route.tsx'),
  route('auth/callback', 'routes/auth/callback/route.tsx'),
  route('auth/provider', 'routes/auth/provider.ts'),
  route('auth/link', 'routes/auth/link.ts'),

  route('onboarding', 'routes/onboarding/route.tsx'),
  route('connect/:network', 'routes/connect/consent.ts'),
  route('connect/:network/callback', 'routes/connect/consent-return.ts'),
  route('connect/:network/:document', 'routes/connect/consent-document.ts'),
  layout('routes/dashboard/layout/route.tsx', [
    route('dashboard', 'routes/dashboard/home/route.tsx'),
    route('dashboard/queue', 'routes/dashboard/queue/route.tsx'),
    route('dashboard/analytics', 'routes/dashboard/analytics/route.tsx'),
    route('dashboard/activity', 'routes/dashboard/activity/route.tsx'),
    route('dashboard/activity/report', 'routes/dashboard/activity-report/route.tsx'),
    route('dashboard/inbox', 'routes/dashboard/inbox/route.tsx'),
    route('dashboard/notices', 'routes/dashboard/notices/route.tsx'),
    route('dashboard/plan', 'routes/dashboard/plan/route.tsx'),
    route('dashboard/support', 'routes/dashboard/support/route.tsx'),
    layout('routes/dashboard/settings/layout.tsx', [
      route('dashboard/settings', 'routes/dashboard/settings/profile/route.tsx'),
      route('dashboard/settings/bot', 'routes/dashboard/settings/bot/route.tsx'),
      route('dashboard/settings/targets', 'routes/dashboard/settings/targets/route.tsx'),
      route('dashboard/settings/voice', 'routes/dashboard/settings/voice/route.tsx'),
      route('dashboard/settings/security', 'routes/dashboard/settings/security/route.tsx'),
      route('dashboard/settings/notifications', 'routes/dashboard/settings/notifications/route.tsx'),
      route('dashboard/settings/events', 'routes/dashboard/settings/events/route.tsx'),
    ]),
    route('dashboard/steer', 'routes/dashboard/steer.ts'),
    route('dashboard/settings/two-step', 'routes/dashboard/settings/two-step/route.tsx'),
  ]),

  route('dashboard/activity/report.csv', 'routes/dashboard/activity-report/file.ts'),
  route('dashboard/analytics/export.csv', 'routes/dashboard/analytics/export-file.ts'),

  ...Object.entries(groups).flatMap(([group, calls]) => mount(`api/${group}.ts`, calls)),
  route('webhooks/stripe', 'api/stripe.ts'),
  ...apiPrefixes.map((family) => route(`${family}/*`, 'api/missing.ts', { id: `missing:${family}` })),

  route('dev/mails', 'routes/dev/mails.tsx'),
  route('dev/mails/:number', 'routes/dev/mail.ts'),
  route('*', 'routes/site/missing/route.tsx'),
] satisfies RouteConfig

/** Mounts one API module at each path of its calls. */
function mount(file: string, calls: readonly { path: string }[]) {
  const paths = new Set(calls.map(({ path }) => path.slice(1).replace(/\{(\w+)\}/g, ':$1')))
  return [...paths].map((path) => route(path, file, { id: `${file}:${path}` }))
}
