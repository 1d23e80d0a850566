const wide = /^(scene|empty)-|^envelope$/

type Props = { name: string; alt?: string; className?: string; eager?: boolean }

/**
 * A drawing of the house by its file name in `public/illustrations`; without `alt` it is ornament.
 * Its size is known, so nothing jumps.
 */
export const Illustration = ({ name, alt = '', className = '', eager = false }: Props) => (
  <img
    src={`/illustrations/${name}.svg`}
    alt={alt}
    width={wide.test(name) ? 640 : 240}
    height={wide.test(name) ? 400 : 240}
    loading={eager ? 'eager' : 'lazy'}
    decoding="async"
    className={className}
  />
)
