import { msg } from '@lingui/core/macro'
import { isDefaultName } from '../../../domain/cart/stored-lines.ts'
import { type Language, languages } from '../../../domain/language.ts'
import { cleanLine } from '../../../domain/order/free-text.ts'
import type { PostedItem } from '../../../domain/order/posted-item.ts'
import { i18nIn } from '../../i18n.ts'

const defaultName = (language: Language) => i18nIn[language]._(msg`Custom mixture`)

const isNoName = (name: string) =>
  cleanLine(name) === '' ||
  isDefaultName(name) ||
  languages.some((language) => defaultName(language) === name)

/** Clears default names of mixtures, in any language: the person gave them no name. */
export const dropDefaultNames = (items: readonly PostedItem[]): readonly PostedItem[] =>
  items.map((item) =>
    item.info.type === 'custom' && isNoName(item.info.name ?? item.name)
      ? { ...item, info: { ...item.info, name: '' } }
      : item,
  )

/** Gives unnamed mixtures the default name in `language` (R44). */
export const nameLine = <Line extends { name: string }>(line: Line, language: Language): Line =>
  line.name === '' ? { ...line, name: defaultName(language) } : line
