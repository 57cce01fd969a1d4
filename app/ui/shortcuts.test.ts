import { expect, test } from 'vitest'
import { keyOf } from '#app/ui/shortcuts.tsx'

test.each([
  ['a Latin layout', 'g', 'KeyG', 'g'],
  ['a Latin layout in capitals', 'G', 'KeyG', 'G'],
  ['AZERTY, where `a` is on the Q', 'a', 'KeyQ', 'a'],
  ['a Latin letter with a mark', 'é', 'KeyE', 'é'],
  ['Cyrillic', 'п', 'KeyG', 'g'],
  ['Cyrillic in capitals', 'П', 'KeyG', 'G'],
  ['Hebrew', 'ח', 'KeyJ', 'j'],
  ['Arabic', 'ن', 'KeyK', 'k'],
  ['Thai with a vowel sign', 'ำ', 'KeyE', 'e'],
  ['Greek', 'σ', 'KeyS', 's'],
  ['Greek punctuation on a letter key, after a letter', ';', 'KeyQ', 'q'],
  ['punctuation', '?', 'Digit7', '?'],
  ['a letter off the letter keys', 'ж', 'Semicolon', 'ж'],
  ['a named key', 'Escape', 'Escape', 'Escape'],
  ['Dvorak', 'e', 'KeyD', 'e'],
  ['punctuation on a letter key of Dvorak', '.', 'KeyE', '.'],
])('a shortcut on %s', (_, key, code, expected) => {
  expect(keyOf({ key, code })).toBe(expected)
})
