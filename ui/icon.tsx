import type { IconName } from './icon-name.ts'
import sheet from './icons.svg?url'

/** A decorative icon; the control that contains it has the accessible name. */
export const Icon = ({ name, className = 'size-5' }: { name: IconName; className?: string }) => (
  <svg aria-hidden="true" className={`shrink-0 ${className}`}>
    <use href={`${sheet}#${name}`} />
  </svg>
)
