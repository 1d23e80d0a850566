import { shortDate } from '../../../domain/short-date.ts'
import { lineRefusalMessage } from '../../../messages/shop/line-refusals.ts'
import type { RequestFacts } from '../../../server/http/pages/request-facts.ts'
import { i18nIn } from '../../../server/i18n.ts'
import { lineKey } from '../../../server/orders/shelf/saved-line.ts'
import { findShelf } from '../../../server/orders/shelf/shelf.ts'
import { swissDay } from '../../../server/swiss-day.ts'
import type { ShelfRowView } from './shelf-row-view.ts'

/** The shelf of an account as shown, named in the language of the page. */
export const findShelfRows = async (
  accountId: string,
  { services, language }: Pick<RequestFacts, 'services' | 'language'>,
): Promise<ShelfRowView[]> => {
  const shelf = await findShelf(services.db, accountId, language)
  return shelf.map(({ line, isStarred, orders, lastOrdered, today }) => {
    const shown = 'item' in today ? today.item : line
    const { WcId: id, name, info } = shown
    return {
      key: lineKey(line),
      name,
      info,
      line: JSON.stringify({ id: line.WcId, name: line.name, info: line.info }),
      isStarred,
      orders,
      lastOrdered: lastOrdered && shortDate(swissDay(lastOrdered)),
      ...('item' in today
        ? { item: { id, name, info, price: today.item.price } }
        : { why: i18nIn[language]._(lineRefusalMessage(today.refusal.code)) }),
    }
  })
}
