import { productInfo } from '../../../domain/cart/line-info.ts'
import type { ProductSummary } from '../../../domain/catalogue/product-view.ts'
import { useAddToCart } from '../cart/use-add-to-cart.ts'

/** Adds a ready product to the cart, with its title in the current language. */
export const useAddProduct = () => {
  const addToCart = useAddToCart()
  return (product: ProductSummary, quantity: number) => {
    const { id: WcId, title: name, formKey: form, price } = product
    const info = productInfo({ ...product, form })
    addToCart({ WcId, name, price, quantity, info })
  }
}
