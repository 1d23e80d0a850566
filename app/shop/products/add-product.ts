import { productInfo } from '../../../domain/cart/line-info.ts'
import type { ProductSummary } from '../../../domain/catalogue/product-view.ts'
import { pick } from '../../../domain/pick.ts'
import type { QuickItem } from '../../../server/catalogue/quick-order/read-quick-order.ts'
import { loadBrowserPage } from '../../islands/hydration/browser-page.ts'
import { putInCart } from '../cart/put-in-cart.ts'

/** The data of a product that its cart line needs, and its page. */
export const addedProductOf = (product: ProductSummary) =>
  pick(product, 'id', 'slug', 'title', 'formKey', 'price', 'kind', 'size', 'remedies')

export type AddedProduct = Omit<ReturnType<typeof addedProductOf>, 'slug'>

/** Adds a ready product to the cart, with its title in the current language. */
export const addProduct = async (product: AddedProduct, quantity = 1) => {
  const { texts, page } = await loadBrowserPage()
  const { id: WcId, title: name, formKey: form, price } = product
  const info = productInfo({ ...product, form })
  return putInCart([{ WcId, name, price, quantity, info }], texts, page.site.analytics)
}

/** Adds one of an article of the account. */
export const addLine = async ({ id: WcId, ...item }: QuickItem) => {
  const { texts, page } = await loadBrowserPage()
  return putInCart([{ WcId, quantity: 1, ...item }], texts, page.site.analytics)
}
