import { type I18n, type Messages, setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { Outlet } from 'react-router'
import type { Language } from '../../domain/language.ts'

/** The texts of one language; never re-activated, so all requests can share them. */
export const textsIn = (language: Language, messages: Messages) =>
  setupI18n({ locale: language, messages: { [language]: messages } })

/**
 * The layout of all pages in one language. Each language is a route module of its own, so that
 * only its catalogue reaches the browser.
 */
export const LanguageLayout = ({ texts }: { texts: I18n }) => (
  <I18nProvider i18n={texts}>
    <Outlet />
  </I18nProvider>
)
