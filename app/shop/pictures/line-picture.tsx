import { squareArea } from '../../../domain/pictures/printed-picture.ts'
import type { LabelledLine } from '../../../messages/shop/pictures.ts'
import { ContainerPicture } from '../../../ui/pictures/container-picture.tsx'
import { usePicture } from './use-picture.ts'

/** The container of a line in a square, beside its name; decorative. */
export const LinePicture = ({
  line,
  side = 64,
  className,
}: {
  line: LabelledLine
  /** In px. */
  side?: number
  className?: string
}) => {
  const picture = usePicture(line)
  const area = squareArea(picture.container)
  return (
    <ContainerPicture
      picture={picture}
      area={area}
      hasBarsOnly
      scale={(side * 10) / area.width}
      className={className}
    />
  )
}
