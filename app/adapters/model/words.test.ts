import { expect, test } from 'vitest'
import { beginning, spelledAs } from '#app/adapters/model/words.ts'

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

test.each([
  ['short', 5, 'short'],
  ['shorter', 5, 'short'],
  ['ab😀cd', 3, 'ab'],
  ['ab😀cd', 4, 'ab😀'],
])('the beginning of %j, at most %i long, is %j', (text, most, start) => {
  expect(beginning(text, most)).toBe(start)
})
