import { msg } from '@lingui/core/macro'
import type { Language } from '../../domain/language.ts'
import { cleanLine } from '../../domain/order/free-text.ts'
import type { PostedItem } from '../../domain/order/posted-item.ts'
import { i18nIn } from '../i18n.ts'

/** Mixtures that the customer calls nothing get a name in the language of the order. */
export const nameMixtures = (
  items: readonly PostedItem[],
  language: Language,
): readonly PostedItem[] =>
  items.map((item) =>
    item.info.type === 'custom' && cleanLine(item.name) === ''
      ? { ...item, name: i18nIn[language]._(msg`Custom mixture`) }
      : item,
  )
