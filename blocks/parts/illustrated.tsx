import { joinClasses } from '../../ui/join-classes.ts'
import { BlockImage } from './block-image.tsx'

const shapes = { wide: 'aspect-[8/5]', square: 'aspect-square' }

type Props = {
  name: string
  alt?: string | undefined
  /** If absent, illustrations keep their aspect ratio and photos are wide. */
  shape?: keyof typeof shapes
  /** Position of the image in the block. */
  className?: string
}

/** Photos are cropped to a reserved shape: no layout shift when they load. */
const imageClass = (isPhoto: boolean, shape: Props['shape']) =>
  isPhoto
    ? `h-auto w-full self-stretch ${shapes[shape ?? 'wide']}`
    : joinClasses('framed-illustration', shape && shapes[shape])

/** An image with a double border; illustrations have a margin inside it. */
export const Illustrated = ({ name, alt, shape, className }: Props) => {
  const isPhoto = name.startsWith('/')
  return (
    <div className={joinClasses('double-frame', className)}>
      <div
        className={joinClasses(
          'grid place-items-center overflow-hidden border border-line',
          !isPhoto && 'p-[7%]',
        )}
      >
        <BlockImage name={name} alt={alt} className={imageClass(isPhoto, shape)} />
      </div>
    </div>
  )
}
