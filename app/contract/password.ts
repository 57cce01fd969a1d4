import { z } from 'zod'

const maxLength = 128

/**
 * A password exactly as typed: not trimmed, cut or normalised. A character is a Unicode code point; half a surrogate
 * pair is rejected, since all of them would hash alike.
 */
export function passwordText(tooLong = `A password has at most ${maxLength} characters.`) {
  return z
    .string()
    .refine((text) => [...text].length <= maxLength, tooLong)
    .refine((text) => !/\p{Surrogate}/u.test(text), 'This password contains an invalid character.')
}
