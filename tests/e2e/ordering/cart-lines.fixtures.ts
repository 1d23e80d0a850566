import type { CartItem } from '../../../domain/cart/cart-item.ts'
import { lineIllustrations } from '../../../domain/cart/line-illustrations.ts'
import { centimes, parsePrice } from '../../../domain/money.ts'
import { storeCart } from '../shop.fixtures.ts'
import type { Language, Page } from '../site.fixtures.ts'

/** What a professional orders: single remedies, two of other families, a salt and a complex. */
export const elevenLines = [
  'arn 30ch glob 1g x2',
  '2x nat-m 200 K gran 4g',
  'bell 9ch glob 1g',
  'puls 15ch gran 4g x3',
  'Ribes nigrum gemmo 60ml',
  'sulf 30ch glob 1g',
  'Schüssler 7 D6 tabl',
  'Komplex 4',
  'lach LM VI drops 10ml water',
  'Taraxacum phyto 60ml',
  'Arnica D6 cream 50g',
]

type ReadLine = {
  item: { id: number; name: string; info: CartItem['info'] }
  price: string
  quantity: number
}

/** Writes prescription lines into the persisted cart, under the ids line-0, line-1, …. */
export const orderInCart = async (
  page: Page,
  language: Language,
  texts: readonly string[],
  change = (line: CartItem, _position: number) => line,
) => {
  const answer = await page.request.post(`/api/shop/quick-order?lang=${language}`, {
    data: { text: texts.join('\n') },
  })
  const { lines }: { lines: ReadLine[] } = await answer.json()
  const cart = lines.map(
    ({ item: { id, name, info }, price, quantity }, at): CartItem => ({
      cartId: `line-${at}`,
      WcId: id,
      name,
      info,
      icon: lineIllustrations[info.type],
      price: parsePrice(price) ?? centimes(0),
      quantity,
    }),
  )
  await storeCart(page, cart.map(change))
}
