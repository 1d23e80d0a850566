import { Illustration } from '../../ui/illustration.tsx'

type Props = { name: string; alt?: string | undefined; className?: string; eager?: boolean }

/** A drawing of the house, or an uploaded picture by its address; without `alt` it is ornament. */
export const Picture = ({ name, alt = '', className = '', eager = false }: Props) =>
  name.startsWith('/') ? (
    <img
      src={name}
      alt={alt}
      width={640}
      height={400}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      className={`object-cover ${className}`}
    />
  ) : (
    <Illustration name={name} alt={alt} className={className} eager={eager} />
  )
