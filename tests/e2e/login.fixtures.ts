import type { Locator, Page } from '@playwright/test'
import type { Language } from '../../domain/language.ts'
import { buttonIn, fieldIn } from './controls.fixtures.ts'
import { textIn } from './messages.fixtures.ts'

/** The link of the header that opens the login popup. */
export const loginLink = (page: Page, language: Language) =>
  page.getByRole('banner').getByRole('link', { name: textIn(language, 'Login / Register') })

/** The form that requests the mail for a new password. */
export const forgottenFormIn = (scope: Page | Locator, language: Language) =>
  scope.getByRole('form', { name: textIn(language, 'Forgot your password?'), exact: true })

/** The login form of a page or popup. */
export const loginFormIn = (scope: Page | Locator, language: Language) =>
  scope.getByRole('form', { name: textIn(language, 'Login'), exact: true })

/** Fills in the login form and sends it. */
export const submitLogin = async (
  form: Locator,
  language: Language,
  { username, password }: { username: string; password: string },
) => {
  await fieldIn(form, language, 'E-mail').fill(username)
  await fieldIn(form, language, 'Password').fill(password)
  await buttonIn(form, language, 'Log in').click()
}
