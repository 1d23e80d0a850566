import { productInfo } from '../../../domain/cart/line-info.ts'
import { useAddToCart } from '../cart/use-add-to-cart.ts'
import type { AddedProduct } from './add-product.ts'

/** Adds a ready product to the cart, with its title in the current language. */
export const useAddProduct = () => {
  const addToCart = useAddToCart()
  return (product: AddedProduct, quantity: number) => {
    const { id: WcId, title: name, formKey: form, price } = product
    const info = productInfo({ ...product, form })
    addToCart({ WcId, name, price, quantity, info })
  }
}
