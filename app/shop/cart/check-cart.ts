import { create } from 'zustand'
import type { CartItem } from '../../../domain/cart/cart-item.ts'
import type { Language } from '../../../domain/language.ts'
import { type Centimes, parsePrice } from '../../../domain/money.ts'
import { postedItems } from '../../checkout/posted-items.ts'
import { cartIn, changeCart } from '../../shell/persisted/persisted-cart.ts'
import { persistedStore } from '../../shell/persisted/persisted-store.ts'

/** The result for a line: refusal code, or its previous price. */
export type LineChange = { refusal?: string | undefined; before?: Centimes | undefined }

/** Results of the last check by cartId; unchanged lines are absent. */
export const useLineChanges = create<{ news: Readonly<Record<string, LineChange>> }>()(() => ({
  news: {},
}))

type CheckedLine = { name?: string; price?: string; code?: string }

const ask = async (cart: readonly CartItem[], language: Language): Promise<CheckedLine[]> => {
  const answer = await fetch(`/api/shop/cart/check?lang=${language}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: postedItems(cart),
  })
  if (!answer.ok) throw new Error(`/api/shop/cart/check responded with ${answer.status}`)
  const { lines }: { lines: CheckedLine[] } = await answer.json()
  return lines
}

const changeOf = (item: CartItem, { code, price }: CheckedLine): LineChange | undefined => {
  if (code) return { refusal: code }
  return price && parsePrice(price) !== item.price ? { before: item.price } : undefined
}

const updated = (item: CartItem, checked: CheckedLine | undefined): CartItem => ({
  ...item,
  name: checked?.name ?? item.name,
  price: parsePrice(checked?.price ?? '') ?? item.price,
})

/**
 * Updates persisted names and prices from the server and stores the changes in `useLineChanges` (R20,
 * R44). On failure the cart is unchanged: the checkout checks again.
 */
export const checkCart = async (language: Language) => {
  const cart = cartIn(persistedStore.getState().cart)
  if (cart.length === 0) return
  const lines = await ask(cart, language).catch(() => undefined)
  if (!lines) return
  const checked = new Map(cart.map(({ cartId }, position) => [cartId, lines[position]]))
  const news = cart.flatMap((item, position) => {
    const line = lines[position]
    const change = line && changeOf(item, line)
    return change ? [[item.cartId, change] as const] : []
  })
  changeCart((now) => now.map((item) => updated(item, checked.get(item.cartId))))
  useLineChanges.setState({ news: Object.fromEntries(news) })
}
