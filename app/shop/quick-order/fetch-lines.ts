import type { CartInfo } from '../../../domain/cart/cart-info.ts'
import type { Language } from '../../../domain/language.ts'
import { parsePrice } from '../../../domain/money.ts'
import type {
  QuickItem,
  QuickLine,
} from '../../../server/catalogue/quick-order/read-quick-order.ts'

type SentItem = { item?: { id: number; name: string; info: CartInfo }; price?: string }
type SentLine = Omit<QuickLine, 'item' | 'choices'> &
  SentItem & { choices: (Omit<QuickLine['choices'][number], 'item'> & SentItem)[] }

const itemOf = ({ item, price }: SentItem): { item?: QuickItem } => {
  const centimes = parsePrice(price ?? '')
  return item && centimes !== undefined ? { item: { ...item, price: centimes } } : {}
}

const lineOf = ({ item, price, choices, ...line }: SentLine): QuickLine => ({
  ...line,
  ...itemOf({ ...(item && { item }), ...(price !== undefined && { price }) }),
  choices: choices.map(({ item: complete, price: priced, ...choice }) => ({
    ...choice,
    ...itemOf({
      ...(complete && { item: complete }),
      ...(priced !== undefined && { price: priced }),
    }),
  })),
})

/** Reads lines on the server. Throws when it cannot be reached or refuses. */
export const fetchLines = async (
  texts: readonly string[],
  language: Language,
  signal: AbortSignal,
): Promise<QuickLine[]> => {
  const response = await fetch(`/api/shop/quick-order?lang=${language}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ text: texts.join('\n') }),
    signal,
  })
  if (!response.ok) throw new Error(`quick order: ${response.status}`)
  const { lines }: { lines: SentLine[] } = await response.json()
  return lines.map(lineOf)
}
