import type { PicturedIngredient } from '../../domain/pictures/ingredient-illustrations.ts'
import type { Picture } from '../../domain/pictures/printed-picture.ts'
import { Illustration } from '../illustration.tsx'
import { ContainerPicture } from './container-picture.tsx'

type Props = {
  /** An image of the media library, which fills the plate. */
  image: string | undefined
  /** Else the container with its label, beside the ingredient that stands for it. */
  picture: Picture
  ingredient: PicturedIngredient | undefined
}

/** What a product label shows on its plate: every container is as high, so that its print is legible. */
export const PlatePicture = ({ image, picture, ingredient }: Props) =>
  image ? (
    <Illustration name={image} className="product-label-image" />
  ) : (
    <>
      {ingredient && (
        <figure className="grid w-28 shrink-0 justify-items-center gap-1 self-center">
          <Illustration name={ingredient.illustration} className="size-24" />
          <figcaption className="text-center text-xs leading-tight text-muted italic">
            {ingredient.name}
          </figcaption>
        </figure>
      )}
      <ContainerPicture picture={picture} className="h-[70%] min-w-0 shrink" />
    </>
  )
