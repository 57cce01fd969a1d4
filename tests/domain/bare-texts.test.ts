import { expect, test } from 'vitest'
import { bareTexts } from '../../scripts/bare-texts.js'

const found = (jsx: string) => bareTexts(`const a = ${jsx}`).length

test.each([
  ['a text beside an element that comes and goes', '<p>Hello {known && <b>you</b>}</p>'],
  ['a text that comes and goes beside another', "<p>Connect {name}{before && ' again'}</p>"],
  ['a text that comes and goes beside an element', '<p>{device && `by device, `}<Time /></p>'],
  ['a text or an element beside an element', "<p>{here ? 'Now' : <Time />}<b>x</b></p>"],
  ['the same in a fragment', '<>Hello {known ? <b>you</b> : null}</>'],
])('finds %s', (_, jsx) => {
  expect(found(jsx)).toBe(1)
})

test.each([
  ['a text of two beside a text', "<p>{paid ? 'You can' : 'You can’t'} cancel</p>"],
  ['a text that comes and goes alone', "<p>{known && 'Hello'}</p>"],
  ['one in an element of its own', '<p><span>{known && `Hello`}</span> you</p>'],
  ['elements that come and go beside elements', '<p>{known && <b>you</b>}<i>x</i></p>'],
])('lets %s be', (_, jsx) => {
  expect(found(jsx)).toBe(0)
})
