/** Whether it lies, 8 to 5, and is no square: scenes, and uploaded pictures, which are cut to it. */
export const isWide = (name: string) => /^(scene|empty)-|^envelope$|\//.test(name)

type Props = { name: string; alt?: string | undefined; className?: string; eager?: boolean }

/**
 * A drawing of the house by its file name in `public/illustrations`, or an uploaded picture by its
 * address; without `alt` it is ornament. Its size is known, so nothing jumps.
 */
export const Illustration = ({ name, alt = '', className = '', eager = false }: Props) => (
  <img
    src={name.includes('/') ? name : `/illustrations/${name}.svg`}
    alt={alt}
    width={isWide(name) ? 640 : 240}
    height={isWide(name) ? 400 : 240}
    loading={eager ? 'eager' : 'lazy'}
    decoding="async"
    className={className}
  />
)
