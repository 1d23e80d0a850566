import { msg } from '@lingui/core/macro'
import { data } from 'react-router'
import type { Language } from '../../domain/language.ts'
import { i18nIn } from '../../server/i18n.ts'

/**
 * Thrown by a loader whose page does not exist; the page's boundary shows the not-found page. Its
 * head says so too: no search engine shall keep it.
 */
export const notFound = (language: Language) =>
  data({ title: i18nIn[language]._(msg`Page not found`), robots: 'noindex' }, { status: 404 })
