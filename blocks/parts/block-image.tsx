import { Illustration } from '../../ui/illustration.tsx'

type Props = { name: string; alt?: string | undefined; className?: string; eager?: boolean }

/** An illustration by name, or an uploaded image by address; images fill their box. */
export const BlockImage = ({ name, className = '', ...rest }: Props) => (
  <Illustration
    {...rest}
    name={name}
    className={name.includes('/') ? `object-cover ${className}` : className}
  />
)
