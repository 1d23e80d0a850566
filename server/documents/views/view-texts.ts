import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { shortDate } from '../../../domain/short-date.ts'
import { swissDay } from '../../swiss-day.ts'
import type { DocumentFact } from './document-view.ts'

/** Functions that write the facts of a document in a language. */
export const viewTexts = (i18n: I18n) => {
  const t = (text: MessageDescriptor) => i18n._(text)
  // Replaced while the pages are drawn, in a thread without messages.
  const [name, page, pages] = ['{name}', '{page}', '{pages}']
  const fact = (label: MessageDescriptor, value: string): DocumentFact => ({
    label: t(label),
    value,
  })
  return {
    t,
    fact,
    /** The fact, or no fact if the value is empty. */
    given: (label: MessageDescriptor, value: string): DocumentFact[] =>
      value ? [fact(label, value)] : [],
    /** 'No. 12, 21.11.2026'. */
    numbered: (number: number, at: Date): string => {
      const day = shortDate(swissDay(at))
      return t(msg`No. ${number}, ${day}`)
    },
    pageTexts: {
      continued: t(msg`${name} (continued)`),
      pageNumber: t(msg`Page ${page} of ${pages}`),
    },
  }
}
