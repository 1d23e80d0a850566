import { useLingui } from '@lingui/react/macro'
import type { ComponentProps } from 'react'
import { Icon } from '../../../ui/icon.tsx'
import { joinClasses } from '../../../ui/join-classes.ts'

/** The close button of a popup; with `onClick`, or with `popoverTarget` without script. */
export const CloseButton = ({ className, ...rest }: ComponentProps<'button'>) => {
  const { t } = useLingui()
  return (
    <button
      type="button"
      aria-label={t`Close`}
      className={joinClasses('round-button', className)}
      {...rest}
    >
      <Icon name="x" />
    </button>
  )
}
