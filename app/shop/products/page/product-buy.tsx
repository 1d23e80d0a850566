import type { addedProductOf } from '../add-product.ts'
import { useAddProduct } from '../use-add-product.ts'
import { BuyBox } from './buy-box.tsx'

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
