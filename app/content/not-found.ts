import { msg } from '@lingui/core/macro'
import { data } from 'react-router'
import type { Language } from '../../domain/language.ts'
import { i18nIn } from '../../server/i18n.ts'

/**
 * A 404 for loaders; the page's error boundary shows the not-found page. The response has
 * `noindex`.
 */
export const notFound = (language: Language) =>
  data({ title: i18nIn[language]._(msg`Page not found`), robots: 'noindex' }, { status: 404 })
