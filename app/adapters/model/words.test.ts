import { expect, test } from 'vitest'
import { spelledAs } from '#app/adapters/model/words.ts'

test.each([
  ['github actions', 'GitHub Actions'],
  ['espresso', 'espresso'],
  ['nginx', 'nginx'],
  ['kettle', 'kettle'],
  ['c++ (old)', 'c++ (old)'],
])('the topic %s is spelled as the posts write it within their sentences: %s', (topic, spelled) => {
  const posts = [
    'Our GitHub Actions cache again. GitHub actions and I disagree.',
    'I moved it to GitHub Actions. Espresso first, then more espresso, and ESPRESSO.',
    'One espresso; Nginx restarts. Nginx is fine, says nginx, my nginx.',
    'Kettle on.',
  ]
  expect(spelledAs(topic, posts)).toBe(spelled)
})
