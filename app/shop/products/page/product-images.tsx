import { useLingui } from '@lingui/react/macro'
import type { ProductDetail } from '../../../../domain/catalogue/product-view.ts'
import type { Picture } from '../../../../domain/pictures/printed-picture.ts'
import { Illustration } from '../../../../ui/illustration.tsx'
import { Zoomable } from '../../../../ui/zoomable.tsx'
import { ProductPicture } from './product-frame.tsx'

type Image = ProductDetail['images'][number]

const ProductPhoto = ({ image, isSmall }: { image: Image; isSmall: boolean }) => {
  const { t } = useLingui()
  const { address, alt } = image
  return (
    <Zoomable
      large={<Illustration name={address} alt={alt} className="size-full object-contain" />}
      title={alt}
      texts={{ enlarge: t`Enlarge the image`, close: t`Close` }}
      isSmall={isSmall}
    >
      <div className="aspect-square overflow-hidden border border-line bg-sheet">
        <Illustration
          name={address}
          alt={alt}
          eager={!isSmall}
          className="size-full object-cover"
        />
      </div>
    </Zoomable>
  )
}

type Props = {
  images: readonly Image[]
  title: string
  /** The drawn container with its label. */
  picture: Picture
}

/**
 * The images of a product, the first one large; the drawn label follows them, as it says what the
 * pack contains. Without images, the drawing is the picture of the product.
 */
export const ProductImages = ({ images, title, picture }: Props) => {
  const [first, ...others] = images
  if (!first) return <ProductPicture picture={picture} title={title} />
  return (
    <div className="grid gap-3">
      <ProductPhoto image={first} isSmall={false} />
      <ul className="grid grid-cols-3 gap-3 print:hidden">
        {others.map((image) => (
          <li key={image.address}>
            <ProductPhoto image={image} isSmall />
          </li>
        ))}
        <li>
          <ProductPicture picture={picture} title={title} isSmall />
        </li>
      </ul>
    </div>
  )
}
