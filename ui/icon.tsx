import type { IconName } from './icon-name.ts'
import sheet from './icons.svg?url'
import { joinClasses } from './join-classes.ts'

/** A decorative icon; the control that contains it has the accessible name. */
export const Icon = ({ name, className }: { name: IconName; className?: string }) => (
  <svg aria-hidden="true" className={joinClasses('icon', className)}>
    <use href={`${sheet}#${name}`} />
  </svg>
)
