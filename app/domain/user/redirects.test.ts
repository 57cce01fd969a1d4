import { describe, expect, test } from 'vitest'
import { redirectTo } from '#app/domain/user/redirects.ts'
import { standardRules } from '#app/domain/user/rules.ts'

const origin = 'https://warble.example'
const redirects = ['https://app.example/*', 'https://*.preview.example/**', 'myapp://back']
const to = (wanted: string | null) => redirectTo({ rules: { ...standardRules, redirects }, site: { origin } }, wanted)

describe('where a sign-in may lead back to', () => {
  test.each([
    'https://warble.example/dashboard?x=1#y',
    'https://app.example/back',
    'https://one.preview.example/a/b.html',
    'myapp://back',
  ])('%s', (wanted) => expect(to(wanted)).toBe(new URL(wanted).href))

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
    'https://a.b.preview.example.evil.test/',
    'https://evil.test/.preview.example/x',
    'https://x.evil.test#.preview.example/x',
    'http://warble.example/',
    'http://localhost:9/',
    'javascript:alert(1)',
    'data:text/html,x',
    'https:\\\\evil.test',
    'https://app.example/\tx',
    'myapp://other',
  ])('not %j', (wanted) => expect(to(wanted)).toBe(origin))

  test('on a machine of its own, programs there', () => {
    const site = { origin: 'http://localhost:3000' }
    expect(redirectTo({ rules: standardRules, site }, 'http://127.0.0.1:51234/cb')).toBe('http://127.0.0.1:51234/cb')
  })
})
