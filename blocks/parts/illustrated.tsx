import { Picture } from './picture.tsx'

const shapes = { wide: 'aspect-[8/5]', square: 'aspect-square' }

type Props = {
  name: string
  alt?: string | undefined
  /** Whatever it shows; absent drawings keep their own, photos are wide. */
  shape?: keyof typeof shapes
  /** Where it stands in its block. */
  className?: string
}

/** Photos are cut to the shape that their room was kept for, so nothing jumps when they come. */
const pictureClass = (isPhoto: boolean, shape: Props['shape']) =>
  isPhoto
    ? `h-auto w-full self-stretch ${shapes[shape ?? 'wide']}`
    : `h-auto max-h-80 w-full object-contain ${shape ? shapes[shape] : ''}`

/** A picture in the double frame of a herbarium sheet; drawings keep a margin inside it. */
export const Illustrated = ({ name, alt, shape, className = '' }: Props) => {
  const isPhoto = name.startsWith('/')
  return (
    <div className={`grid border border-line bg-sheet p-2 shadow-label ${className}`}>
      <div
        className={`grid place-items-center overflow-hidden border border-line ${isPhoto ? '' : 'p-[7%]'}`}
      >
        <Picture name={name} alt={alt} className={pictureClass(isPhoto, shape)} />
      </div>
    </div>
  )
}
