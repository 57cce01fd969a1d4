import { index, layout, type RouteConfig, route } from '@remix-run/route-config'

/** The site map: every address and the module that answers it. */
export default [
  index('routes/site/landing.tsx'),
  route('pricing', 'routes/site/pricing.tsx'),
  route('about', 'routes/site/about.tsx'),
  route('affiliates', 'routes/site/affiliates.tsx'),
  route('contact', 'routes/site/contact.tsx'),
  route('success', 'routes/site/success.tsx'),
  route('cancel', 'routes/site/cancel.tsx'),
  route('terms', 'routes/site/terms.tsx'),
  route('privacy', 'routes/site/privacy.tsx'),
  route('robots.txt', 'routes/site/robots.ts'),
  route('sitemap.xml', 'routes/site/sitemap.ts'),
  route('theme', 'routes/site/theme.ts'),

  route('login', 'routes/auth/login.tsx'),
  route('login/factor', 'routes/auth/factor.tsx'),
  route('signup', 'routes/auth/signup.tsx'),
  route('logout', 'routes/auth/logout.ts'),
  route('check-email', 'routes/auth/check-email.tsx'),
  route('forgot-password', 'routes/auth/forgot-password.tsx'),
  route('reset-password', 'routes/auth/reset-password.tsx'),
  route('auth/callback', 'routes/auth/callback.tsx'),
  route('auth/way', 'routes/auth/way.ts'),
  route('auth/link', 'routes/auth/link.ts'),

  route('onboarding', 'routes/onboarding/onboarding.tsx'),
  layout('routes/dashboard/layout.tsx', [
    route('dashboard', 'routes/dashboard/home.tsx'),
    route('dashboard/analytics', 'routes/dashboard/analytics.tsx'),
    route('dashboard/activity', 'routes/dashboard/activity.tsx'),
    route('dashboard/plan', 'routes/dashboard/plan.tsx'),
    route('dashboard/support', 'routes/dashboard/support.tsx'),
    layout('routes/dashboard/settings/layout.tsx', [
      route('dashboard/settings', 'routes/dashboard/settings/profile.tsx'),
      route('dashboard/settings/security', 'routes/dashboard/settings/security.tsx'),
    ]),
    route('dashboard/settings/two-step', 'routes/dashboard/settings/two-step.tsx'),
  ]),

  route('events', 'routes/api/events.ts'),
  ...mount('routes/api/events.ts', ['api/stream-ticket']),
  ...mount('routes/api/auth.ts', [
    'auth/v1/signup',
    'auth/v1/user',
    'auth/v1/logout',
    'auth/v1/settings',
    'auth/v1/health',
    'auth/v1/.well-known/jwks.json',
    '.well-known/jwks.json',
  ]),
  ...mount('routes/api/auth-token.ts', ['auth/v1/token']),
  ...mount('routes/api/auth-mail.ts', [
    'auth/v1/otp',
    'auth/v1/recover',
    'auth/v1/resend',
    'auth/v1/reauthenticate',
    'auth/v1/verify',
  ]),
  ...mount('routes/api/auth-recovery-codes.ts', [
    'auth/v1/factors/recovery-codes',
    'auth/v1/factors/recovery-codes/regenerate',
    'auth/v1/factors/recovery-codes/verify',
  ]),
  ...mount('routes/api/auth-factors.ts', [
    'auth/v1/factors',
    'auth/v1/factors/:factorId',
    'auth/v1/factors/:factorId/challenge',
    'auth/v1/factors/:factorId/verify',
  ]),
  ...mount('routes/api/ways.ts', [
    'auth/v1/authorize',
    'auth/v1/callback',
    'auth/v1/sso',
    'auth/v1/user/identities/authorize',
    'auth/v1/user/identities/:identityId',
  ]),
  ...mount('routes/api/analysis.ts', [
    'api/analyze-account',
    'api/analysis-progress/:userId',
    'api/analysis-progress-stream/:userId',
    'api/custom-prompt/:userId/:twitterHandle',
  ]),
  ...mount('routes/api/onboarding.ts', ['api/onboarding-progress/:userId']),
  ...mount('routes/api/analytics.ts', ['analytics/dashboard/:userId']),
  ...mount('routes/api/bots.ts', ['bots/start', 'bots/stop']),
  ...mount('routes/api/connection.ts', ['twitter/user-info/:userId', 'twitter/connect', 'twitter/disconnect']),
  ...mount('routes/api/functions.ts', ['functions/v1/chatbot']),
  ...mount('routes/api/deletion.ts', ['api/delete-account/:userId']),
  route('api/*', 'routes/api/missing.ts'),

  route('dev/ui', 'routes/dev/gallery.tsx'),
  route('*', 'routes/site/missing.tsx'),
] satisfies RouteConfig

/** One module of calls at each of its paths. */
function mount(file: string, paths: string[]) {
  return paths.map((path) => route(path, file, { id: `${file}:${path}` }))
}
