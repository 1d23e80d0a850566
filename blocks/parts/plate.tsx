import { Picture } from './picture.tsx'

type Props = {
  name: string
  alt?: string | undefined
  /** Where it stands in its block. */
  className?: string
}

const isPhoto = (name: string) => name.startsWith('/')

/** A picture in the double frame of a herbarium sheet; drawings keep a margin inside it. */
export const Plate = ({ name, alt, className = '' }: Props) => (
  <div className={`grid border border-line bg-sheet p-2 shadow-label ${className}`}>
    <div
      className={`grid place-items-center overflow-hidden border border-line ${isPhoto(name) ? '' : 'p-[7%]'}`}
    >
      <Picture
        name={name}
        alt={alt}
        className={isPhoto(name) ? 'size-full' : 'h-auto max-h-80 w-full object-contain'}
      />
    </div>
  </div>
)
