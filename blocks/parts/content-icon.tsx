import { joinClasses } from '../../ui/join-classes.ts'
import sheet from './content-icons.svg?url'

type Props = { name: string; className?: string }

/** An icon named by content; an unknown name renders nothing. */
export const ContentIcon = ({ name, className = 'size-6' }: Props) => (
  <svg aria-hidden="true" className={joinClasses('icon', className)}>
    <use href={`${sheet}#${name}`} />
  </svg>
)
