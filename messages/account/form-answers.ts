import type { MessageDescriptor } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'

/** The server could not be reached (D1 §8). */
export const noAnswerMessage = msg`There was a problem, please try again`

export const resetSentMessage = msg`Your password reset email has been sent.`

/** `seconds` until the next attempt is accepted. */
export const waitMessage = (seconds: number): MessageDescriptor => {
  const minutes = Math.max(1, Math.ceil(seconds / 60))
  return msg`Too many attempts. Please try again in ${plural(minutes, { one: '# minute', other: '# minutes' })}.`
}
