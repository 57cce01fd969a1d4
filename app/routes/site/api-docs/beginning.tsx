import { TextLink } from '#app/ui/link.tsx'
import { Points } from '#app/view/site/document.tsx'

export function EmptyPage({ origin }: { origin: string }) {
  return (
    <>
      <p>
        Everything is JSON in, JSON out, below <code className="font-mono text-sm wrap-anywhere">{origin}</code>. Sign
        in for an access token, send it along, and renew it before it expires, after{' '}
        <code className="font-mono text-sm">expires_in</code> seconds.
      </p>
      <Code
        label="Signing in and a first call, with curl"
        text={[
          `curl '${origin}/auth/v1/token?grant_type=password' \\`,
          `  --json '{"email": "you@example.com", "password": "…"}'`,
          '',
          `curl '${origin}/analytics/dashboard/USER_ID' \\`,
          `  --header 'authorization: Bearer ACCESS_TOKEN'`,
        ].join('\n')}
      />
      <p>
        The clients <code className="font-mono text-sm">@supabase/auth-js</code> and{' '}
        <code className="font-mono text-sm">@supabase/supabase-js</code> speak to the same addresses: sign-in, functions
        and procedures.
      </p>
      <Code
        label="The same with a client library"
        text={[
          `const client = createClient('${origin}', 'any key')`,
          `await client.auth.signInWithPassword({ email, password })`,
          `await client.functions.invoke('chatbot', { body: { message: 'How long is the free trial?' } })`,
        ].join('\n')}
      />
    </>
  )
}

export function Rules() {
  return (
    <Points
      points={[
        [
          'Errors say what’s wrong',
          <>
            Each has a status, a stable <code className="font-mono text-sm">code</code>, a readable message and, if a
            field is wrong, <code className="font-mono text-sm">fields</code>. Its form depends on the family of calls:
            see the shapes at the end.
          </>,
        ],
        ['Only your own ids work', 'Another user’s id gets a 404, like one that doesn’t exist.'],
        [
          'Poll cheaply',
          <>
            Reads have an <code className="font-mono text-sm">ETag</code>. Send it as{' '}
            <code className="font-mono text-sm">If-None-Match</code> and you get a 304 while nothing has changed.
          </>,
        ],
        [
          'Limits say when to come back',
          <>
            429 and 503 carry <code className="font-mono text-sm">Retry-After</code>, in seconds.
          </>,
        ],
        [
          'Calls from other sites',
          <>
            Pages of other sites can call <code className="font-mono text-sm">/auth/v1</code> and{' '}
            <code className="font-mono text-sm">/functions/v1</code> if this site allows their origin, with a token and
            never with a cookie. <TextLink href="/contact">Ask</TextLink> to have yours allowed.
          </>,
        ],
      ]}
    />
  )
}

function Code({ label, text }: { label: string; text: string }) {
  return (
    <section
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      className="overflow-x-auto rounded-card border border-rule bg-surface p-4"
    >
      <pre className="font-mono text-sm">{text}</pre>
    </section>
  )
}
