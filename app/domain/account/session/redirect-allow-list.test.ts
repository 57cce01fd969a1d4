import { describe, expect, test } from 'vitest'
import { allowedRedirect, takesImplicitFlow } from '#app/domain/account/session/redirect-allow-list.ts'
import { standardRules } from '#app/domain/account/user/rules.ts'

const origin = 'https://warble.example'
const redirects = [
  'https://app.example/*',
  'https://*.preview.example/**',
  'https://**.wide.example/**',
  'https://App.Upper.example/back',
  'https://asks.example/back?to=*',
  'myapp://back',
  'other://**',
  'com.example.app:/back',
]
const to = (url: string | null) => allowedRedirect({ rules: { ...standardRules, redirects }, site: { origin } }, url)

describe('redirect after sign-in', () => {
  test.each([
    'https://warble.example/dashboard?x=1#y',
    'https://app.example/back',
    'https://app.example/back/',
    'https://app.example/back#here',
    'https://one.preview.example/a/b.html',
    'https://one.preview.example/',
    'https://a.b.wide.example/x?y=z',
    'https://APP.upper.example/back',
    'https://asks.example/back?to=here',
    'myapp://back',
    'other://any/thing',
    'com.example.app:/back',
  ])('allows %s', (url) => expect(to(url)).toBe(new URL(url).href))

  test.each([
    null,
    '',
    '/dashboard',
    '//evil.test',
    'https://evil.test/',
    'https://warble.example.evil.test/',
    'https://warble.example@evil.test/',
    'https://me:pass@warble.example/',
    'https://app.example/a/b',
    'https://app.example/a.b',
    'https://app.example:8443/back',
    'https://a.b.preview.example.evil.test/',
    'https://evil.test/.preview.example/x',
    'https://x.evil.test#.preview.example/x',
    'https://two.levels.preview.example/x',
    'https://evil.test/#.wide.example/x',
    'https://evil.test/x.wide.example/x',
    'https://evil.test/?.wide.example/x',
    'https://evil.test:443/.wide.example/',
    'https://evil.test\u3002wide.example.evil.test/',
    'http://a.wide.example/',
    'https://asks.example/back',
    'http://warble.example/',
    'http://localhost:9/',
    'javascript:alert(1)',
    'data:text/html,x',
    'https:\\\\evil.test',
    'https://app.example/\tx',
    'myapp://other',
    'myapp:back',
    'com.example.app://back',
    'com.example.app:/back/more',
  ])('rejects %j', (url) => expect(to(url)).toBeNull())

  test('no pattern allows an address that runs code', () => {
    const rules = { ...standardRules, redirects: ['javascript://**', 'data:**', '**'] }
    for (const url of ['javascript://x/%0aalert(1)', 'data:text/html,x', 'https://evil.test/'])
      expect(allowedRedirect({ rules, site: { origin } }, url)).toBeNull()
  })

  test('on a developer’s machine, allows programs on that machine', () => {
    const site = { origin: 'http://localhost:3000' }
    for (const target of ['http://127.0.0.1:51234/cb', 'http://localhost:1/', 'http://[::1]:8/'])
      expect(allowedRedirect({ rules: standardRules, site }, target)).toBe(target)
    expect(allowedRedirect({ rules: standardRules, site }, 'https://127.0.0.1/')).toBeNull()
  })
})

describe('redirect with tokens in the fragment (implicit flow)', () => {
  const rules = { ...standardRules, redirects: ['https://**'], implicit_redirects: ['https://old.example'] }
  const takes = (target: string, site = { origin }) => takesImplicitFlow({ rules, site }, target)

  test('is allowed only to the origins that the operator has configured', () => {
    expect(takes('https://old.example/any/where?x')).toBe(true)
    for (const target of [origin, 'https://app.example/', 'http://old.example/', 'https://old.example:8443/'])
      expect([target, takes(target)]).toEqual([target, false])
    for (const target of ['https://old.example.evil.test/', 'myapp://old.example', 'http://localhost:3000/'])
      expect([target, takes(target)]).toEqual([target, false])
  })

  test('is allowed to programs on the same machine during development', () => {
    const site = { origin: 'http://localhost:3000' }
    expect([takes('http://127.0.0.1:5/', site), takes('http://localhost:3000', site)]).toEqual([true, true])
    expect(takes('https://app.example/', site)).toBe(false)
  })
})
