import { useLingui } from '@lingui/react/macro'
import { isLanguage } from '../../domain/language.ts'
import { centimes, formatFrancs } from '../../domain/money.ts'
import { languageNames } from '../i18n/language-names.ts'
import { dayText, timeText } from '../i18n/swiss-time.ts'
import { findCodeName, findFieldName } from './audit-fields.ts'

const day = /^\d{4}-\d{2}-\d{2}$/
const instant = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/

/** Names as code writes them, as words: 'title_suffix', 'titleSuffix' → 'title suffix'. */
const wordsOf = (name: string) =>
  name
    .replaceAll('_', ' ')
    .replaceAll(/([a-z])([A-Z0-9])/g, '$1 $2')
    .toLowerCase()

/** Prices are stored in centimes, discounts in hundredths of a percent. */
const numberText = (name: string, value: number) => {
  if (name === 'price') return `CHF ${formatFrancs(centimes(value))}`
  return name === 'discountRate' ? `${value / 100} %` : String(value)
}

/** Names and values of records as words, as the change log stores them. */
export const usePresentedValues = (resource: string) => {
  const { t } = useLingui()
  const partName = (part: string, parent: string | undefined): string => {
    const name = findFieldName(part, parent)
    if (name) return t(name)
    if (isLanguage(part)) return t(languageNames[part])
    const [, base = '', language = ''] = /^(.+)_(fr|en|de|it)$/.exec(part) ?? []
    if (isLanguage(language)) return `${partName(base, parent)}, ${t(languageNames[language])}`
    const [, block] = /^block(\d+)$/.exec(part) ?? []
    return block ? t`Block ${block}` : wordsOf(part)
  }
  const pathName = (path: readonly string[]) =>
    path.map((part, at) => partName(part, path[at - 1])).join(' · ')

  const valueText = (name: string, value: unknown): string => {
    if (value === undefined || value === null || value === '') return '–'
    if (Array.isArray(value)) return value.map((each) => valueText(name, each)).join(', ') || '–'
    if (typeof value === 'boolean') return value ? t`Yes` : t`No`
    if (typeof value === 'number') return numberText(name, value)
    if (typeof value === 'object')
      return Object.values(value)
        .map((each) => valueText(name, each))
        .join(' · ')
    const text = String(value)
    if (day.test(text)) return dayText(text)
    if (instant.test(text)) return timeText(text)
    if (name === 'language' && isLanguage(text)) return t(languageNames[text])
    const code = findCodeName(resource, name, text)
    return code ? t(code) : text
  }
  return { pathName, valueText }
}
