import { msg } from '@lingui/core/macro'
import { isDefaultName } from '../../../domain/cart/given-name.ts'
import { type Language, languages } from '../../../domain/language.ts'
import { cleanLine } from '../../../domain/order/free-text.ts'
import type { PostedItem } from '../../../domain/order/posted-item.ts'
import { i18nIn } from '../../i18n.ts'

const defaultName = (language: Language) => i18nIn[language]._(msg`Custom mixture`)

const isNoName = (name: string) =>
  cleanLine(name) === '' ||
  isDefaultName(name) ||
  languages.some((language) => defaultName(language) === name)

/** Mixtures posted under a default name, of any language, are without a name given by the person. */
export const dropDefaultNames = (items: readonly PostedItem[]): readonly PostedItem[] =>
  items.map((item) =>
    item.info.type === 'custom' && isNoName(item.info.name ?? item.name)
      ? { ...item, info: { ...item.info, name: '' } }
      : item,
  )

/** A mixture without a name is named in the language of the page or the order (R44). */
export const nameLine = <Line extends { name: string }>(line: Line, language: Language): Line =>
  line.name === '' ? { ...line, name: defaultName(language) } : line
