import { Illustration } from '../../ui/illustration.tsx'

type Props = { name: string; alt?: string | undefined; className?: string; eager?: boolean }

/** A drawing of the house, or an uploaded picture, which fills its room. */
export const Picture = ({ name, className = '', ...rest }: Props) => (
  <Illustration
    {...rest}
    name={name}
    className={name.includes('/') ? `object-cover ${className}` : className}
  />
)
