import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test'
import type { Language } from '../../domain/language.ts'
import { textIn } from './messages.fixtures.ts'

type Scope = Page | Locator | FrameLocator

const escaped = (text: string) => text.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&')

/** The control with this label; labels of required controls end with an asterisk. */
export const labelled = (scope: Scope, label: string) =>
  scope.getByLabel(new RegExp(`^${escaped(label)}( \\*)?$`))

/** The control with the translation of an English label. */
export const fieldIn = (scope: Scope, language: Language, english: string) =>
  labelled(scope, textIn(language, english))

/** The button with the translation of an English name. */
export const buttonIn = (scope: Scope, language: Language, english: string) =>
  scope.getByRole('button', { name: textIn(language, english), exact: true })

/** The link with the translation of an English name. */
export const linkIn = (scope: Scope, language: Language, english: string) =>
  scope.getByRole('link', { name: textIn(language, english), exact: true })

/** The region that is named by the translation of an English heading. */
export const regionIn = (scope: Scope, language: Language, english: string) =>
  scope.getByRole('region', { name: textIn(language, english), exact: true })

/** The addresses of the links in a part of the page, in document order. */
export const hrefsIn = (scope: Scope) =>
  scope
    .getByRole('link', { includeHidden: true })
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))

/** The link of a menu that is marked as the current page, or as its parent. */
export const currentLinkIn = (scope: Scope) => scope.locator('a[aria-current]')

/** Fails unless a control is marked as invalid. */
export const expectInvalid = (control: Locator) =>
  expect(control).toHaveAttribute('aria-invalid', 'true')
