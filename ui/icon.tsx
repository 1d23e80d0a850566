import type { IconName } from './icon-name.ts'
import sheet from './icons.svg?url'

/** An ornament beside words; the control that holds it carries the name. */
export const Icon = ({ name, className = 'size-5' }: { name: IconName; className?: string }) => (
  <svg aria-hidden="true" className={`shrink-0 ${className}`}>
    <use href={`${sheet}#${name}`} />
  </svg>
)
