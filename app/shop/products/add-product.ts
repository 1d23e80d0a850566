import { productInfo } from '../../../domain/cart/line-info.ts'
import type { ProductSummary } from '../../../domain/catalogue/product-view.ts'
import { pick } from '../../../domain/pick.ts'
import { loadBrowserPage } from '../../islands/hydration/browser-page.ts'
import { putInCart } from '../cart/put-in-cart.ts'

/** The data of a product that its cart line needs, and its page. */
export const addedProductOf = (product: ProductSummary) =>
  pick(product, 'id', 'slug', 'title', 'formKey', 'price', 'kind', 'size', 'remedies')

type AddedProduct = Omit<ReturnType<typeof addedProductOf>, 'slug'>

/** Adds a ready product to the cart, with its title in the current language. */
export const addProduct = async (product: AddedProduct, quantity = 1) => {
  const { texts, page } = await loadBrowserPage()
  const { id: WcId, title: name, formKey: form, price } = product
  const info = productInfo({ ...product, form })
  return putInCart([{ WcId, name, price, quantity, info }], texts, page.site.analytics)
}
