import { useLingui } from '@lingui/react/macro'
import { joinClasses } from '../../ui/join-classes.ts'

/** Marks remedies and products of the current season. */
export const SeasonMark = ({ className }: { className?: string }) => {
  const { t } = useLingui()
  return <span className={joinClasses('mark font-sans', className)}>{t`In season`}</span>
}
