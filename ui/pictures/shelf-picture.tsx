import { shelfArea, shelfScale } from '../../domain/pictures/printed-picture.ts'

const width = Math.round((shelfArea.width * shelfScale) / 10)
const height = Math.round((shelfArea.height * shelfScale) / 10)

/** The picture of a product as a file on the plate of lists; decorative, lighter than inline. */
export const ShelfPicture = ({ src }: { src: string }) => (
  <img
    src={src}
    alt=""
    width={width}
    height={height}
    loading="lazy"
    className="h-auto max-w-full"
  />
)
