import { productInfo } from '../../../../domain/cart/line-info.ts'
import type { ProductSummary } from '../../../../domain/catalogue/product-view.ts'
import { shelfScale } from '../../../../domain/pictures/printed-picture.ts'
import { Illustration } from '../../../../ui/illustration.tsx'
import { ContainerPicture } from '../../../../ui/pictures/container-picture.tsx'
import { usePicture } from '../../pictures/use-picture.ts'

/** The container of a product to scale, beside the ingredient that stands for it. */
const DrawnPicture = ({ product }: { product: ProductSummary }) => {
  const { title, formKey, ingredient } = product
  const picture = usePicture({ name: title, info: productInfo({ ...product, form: formKey }) })
  return (
    <>
      {ingredient && (
        <figure className="grid w-28 justify-items-center gap-1 self-center">
          <Illustration name={ingredient.illustration} className="size-24" />
          <figcaption className="text-center text-xs leading-tight text-muted italic">
            {ingredient.name}
          </figcaption>
        </figure>
      )}
      <ContainerPicture picture={picture} scale={shelfScale} className="h-auto max-w-full" />
    </>
  )
}

/** The first image of a product, which fills the plate; its drawing if there is none. */
export const CardPicture = ({ product }: { product: ProductSummary }) =>
  product.image ? (
    <Illustration name={product.image} className="product-label-image" />
  ) : (
    <DrawnPicture product={product} />
  )
