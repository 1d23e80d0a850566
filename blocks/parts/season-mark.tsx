import { Trans } from '@lingui/react/macro'

/** Marks remedies and products of the current season. */
export const SeasonMark = ({ className = '' }: { className?: string }) => (
  <span
    className={`rounded-full bg-ochre-wash px-2.5 py-0.5 font-sans text-xs font-semibold whitespace-nowrap text-ochre ${className}`}
  >
    <Trans>In season</Trans>
  </span>
)
