import type { CartInfo } from '../../../domain/cart/cart-info.ts'
import { shortDate } from '../../../domain/short-date.ts'
import { lineRefusalText } from '../../../messages/server/line-refusals.ts'
import type { QuickItem } from '../../../server/catalogue/quick-order/read-quick-order.ts'
import type { RequestFacts } from '../../../server/http/pages/request-facts.ts'
import { i18nIn } from '../../../server/i18n.ts'
import { lineKey } from '../../../server/orders/shelf/saved.ts'
import { findShelf } from '../../../server/orders/shelf/shelf.ts'
import { swissDay } from '../../../server/swiss-day.ts'

/** An article on the shelf; `item` can be ordered today, else `why` says why not. */
export type ShelfRowView = {
  key: string
  name: string
  info: CartInfo
  /** The article as posted by forms, in JSON. */
  line: string
  isStarred: boolean
  orders: number
  /** '21.11.2026' */
  lastOrdered?: string | undefined
} & ({ item: QuickItem } | { why: string })

/** The shelf of an account as shown, named in the language of the page. */
export const findShelfRows = async (
  accountId: string,
  { services, language }: Pick<RequestFacts, 'services' | 'language'>,
): Promise<ShelfRowView[]> => {
  const shelf = await findShelf(services.db, accountId, language)
  return shelf.map(({ line, isStarred, orders, lastOrdered, today }) => {
    const { WcId: id, name, info } = 'item' in today ? today.item : line
    return {
      ...{ key: lineKey(line), name, info, isStarred, orders },
      line: JSON.stringify({ id: line.WcId, name: line.name, info: line.info }),
      lastOrdered: lastOrdered && shortDate(swissDay(lastOrdered)),
      ...('item' in today
        ? { item: { id, name, info, price: today.item.price } }
        : { why: lineRefusalText(today.refusal, (text) => i18nIn[language]._(text)) }),
    }
  })
}
