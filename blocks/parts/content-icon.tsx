import sheet from './content-icons.svg?url'

type Props = { name: string; className?: string }

/** An ornament that content names; one that does not exist takes no room. */
export const ContentIcon = ({ name, className = 'size-6' }: Props) => (
  <svg aria-hidden="true" className={`shrink-0 ${className}`}>
    <use href={`${sheet}#${name}`} />
  </svg>
)
