import type { Language } from '../../../domain/language.ts'
import { lineRefusalMessage } from '../../../messages/shop/line-refusals.ts'
import { i18nIn } from '../../../server/i18n.ts'
import type { ReorderLine } from '../../../server/orders/cart/reorder.ts'
import type { ReorderView } from './reorder-answer.ts'

/** Lines at today's terms as shown: what cannot be ordered with its reason. */
export const reorderViews = (lines: readonly ReorderLine[], language: Language): ReorderView[] =>
  lines.map(({ position, ordered, before, ...line }) => {
    const { name, info, quantity } = ordered
    const shown = { position, name, info, quantity, before }
    return 'item' in line
      ? { ...shown, item: line.item }
      : { ...shown, why: i18nIn[language]._(lineRefusalMessage(line.refusal.code)) }
  })
