import { productInfo } from '../../../../domain/cart/line-info.ts'
import { useAddToCart } from '../../cart/use-add-to-cart.ts'
import type { AddedProduct, addedProductOf } from '../add-product.ts'
import { BuyBox } from './buy-box.tsx'

/** Adds a ready product to the cart, with its title in the current language. */
const useAddProduct = () => {
  const addToCart = useAddToCart()
  return (product: AddedProduct, quantity: number) => {
    const { id: WcId, title: name, formKey: form, price } = product
    const info = productInfo({ ...product, form })
    addToCart({ WcId, name, price, quantity, info })
  }
}

/** Price, quantity and the button that adds a ready product to the cart. */
export default function ProductBuy({ product }: { product: ReturnType<typeof addedProductOf> }) {
  const add = useAddProduct()
  const { id, slug, title, price } = product
  return (
    <BuyBox
      name={title}
      slug={slug}
      prices={{ [slug]: [id, price] }}
      onAdd={(quantity) => add(product, quantity)}
    />
  )
}
