import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** Why a password is refused, in every form that sets one. */
const unfitTexts = {
  'password-common': msg`This password is too common. Please choose another one.`,
  'password-personal': msg`This password contains your name, your e-mail address, your company or our name. Please choose another one.`,
  'password-pattern': msg`This password is a simple sequence or repetition. Please choose another one.`,
  'password-guessable': msg`This password is easy to guess. Please choose a longer one, for example several words that do not belong together.`,
  'password-breached': msg`This password is in a list of stolen passwords that attackers try. Please choose another one.`,
  'password-too-long': msg`This password is too long. Please choose a shorter one.`,
} satisfies Record<string, MessageDescriptor>

/** Setting a password after a reset (D1 §5). */
export const newPasswordMessages = {
  'password-missing': msg`Please choose a password.`,
  'password-too-short': msg`Your Password has to be at least 8 characters long.`,
  'repeat-missing': msg`Please enter your password again.`,
  'repeat-differs': msg`Passwords are not the same`,
  ...unfitTexts,
} satisfies Record<string, MessageDescriptor>

/** Changing the password in the account (D1 §5). */
export const passwordChangeMessages = {
  'old-password-missing': msg`Please enter your old Password!`,
  'new-password-missing': msg`New Password cannot be empty!`,
  'new-passwords-differ': msg`The passwords are not the same`,
  'new-password-short': msg`Your password has to be at least 8 characters long!`,
  'password-wrong': msg`Incorrect password. Please try again.`,
  ...unfitTexts,
} satisfies Record<string, MessageDescriptor>

/** A wrong code of the second factor. */
export const codeMessages = {
  'code-wrong': msg`This code is not valid. Please enter the latest code from your app, or a recovery code.`,
  'app-code-wrong': msg`This code is not valid. Please enter the latest code from your app.`,
} satisfies Record<string, MessageDescriptor>
