import { Trans } from '@lingui/react/macro'
import { joinClasses } from '../../ui/join-classes.ts'

/** Marks remedies and products of the current season. */
export const SeasonMark = ({ className }: { className?: string }) => (
  <span className={joinClasses('mark font-sans', className)}>
    <Trans>In season</Trans>
  </span>
)
