import { msg } from '@lingui/core/macro'
import type { Language } from '../../domain/language.ts'
import { weekdayDate } from '../../domain/long-date.ts'

/** When an order leaves the laboratory; `on` as YYYY-MM-DD. */
export const dispatchMessage = (on: string, language: Language) => {
  const day = weekdayDate(on, language)
  return msg`Leaves our laboratory on ${day}`
}
