import { Picture } from './picture.tsx'

type Props = {
  name: string
  alt?: string | undefined
  /** Of one shape whatever it shows, where plates stand one under the other. */
  isWide?: boolean
  /** Where it stands in its block. */
  className?: string
}

const pictureClass = (isPhoto: boolean, isWide: boolean) => {
  const shape = isWide ? 'aspect-[8/5]' : ''
  return isPhoto ? `size-full ${shape}` : `h-auto max-h-80 w-full object-contain ${shape}`
}

/** A picture in the double frame of a herbarium sheet; drawings keep a margin inside it. */
export const Plate = ({ name, alt, isWide = false, className = '' }: Props) => {
  const isPhoto = name.startsWith('/')
  return (
    <div className={`grid border border-line bg-sheet p-2 shadow-label ${className}`}>
      <div
        className={`grid place-items-center overflow-hidden border border-line ${isPhoto ? '' : 'p-[7%]'}`}
      >
        <Picture name={name} alt={alt} className={pictureClass(isPhoto, isWide)} />
      </div>
    </div>
  )
}
