import { productInfo } from '../../../../domain/cart/line-info.ts'
import { useAddToCart } from '../../cart/use-add-to-cart.ts'
import type { addedProductOf } from '../add-product.ts'
import { BuyBox } from './buy-box.tsx'

/** Price, quantity and the button that adds a ready product to the cart. */
export default function ProductBuy({ product }: { product: ReturnType<typeof addedProductOf> }) {
  const addToCart = useAddToCart()
  const { id: WcId, slug, title: name, formKey: form, price } = product
  const info = productInfo({ ...product, form })
  return (
    <BuyBox
      name={name}
      slug={slug}
      prices={{ [slug]: [WcId, price] }}
      onAdd={(quantity) => addToCart({ WcId, name, price, quantity, info })}
    />
  )
}
