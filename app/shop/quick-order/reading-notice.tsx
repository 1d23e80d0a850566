import { Trans } from '@lingui/react/macro'
import { Icon } from '../../../ui/icon.tsx'
import type { ReadState } from './use-read-lines.ts'

/** Says that lines could not be read, and keeps them. */
export const ReadingNotice = ({ failure, hasMore, retry }: ReadState) => (
  <div role="status">
    {failure && (
      <p className="mt-3 flex flex-wrap items-center gap-3 border-l-4 border-ochre-light bg-ochre-wash p-3">
        <Icon name="warning" className="text-ochre" />
        <span className="grow basis-40">
          {failure === 'offline' ? (
            <Trans>You are offline. Your lines are kept and read when you are back online.</Trans>
          ) : (
            <Trans>The lines could not be read. They are kept.</Trans>
          )}
        </span>
        <button type="button" className="text-link min-h-9 font-semibold" onClick={retry}>
          <Trans>Try again</Trans>
        </button>
      </p>
    )}
    {hasMore && (
      <p className="mt-3 border-l-4 border-ochre-light bg-ochre-wash p-3">
        <Trans>Only the first 500 lines are read. Please enter the others afterwards.</Trans>
      </p>
    )}
  </div>
)
