import { Trans } from '@lingui/react/macro'
import { Button } from '../../../../ui/button.tsx'
import { Illustration } from '../../../../ui/illustration.tsx'

/** Shown when a filter matches no product. */
export const NoProducts = () => (
  <div
    hidden
    data-empty-list
    className="flex min-h-72 flex-wrap items-center gap-x-8 gap-y-4 border border-line bg-sheet p-8"
  >
    <Illustration name="empty-search" className="h-auto w-48" />
    <div>
      <p className="text-lg">
        <Trans>No product matches the filter.</Trans>
      </p>
      <Button look="outline" className="mt-4" data-show-all>
        <Trans>Show all</Trans>
      </Button>
    </div>
  </div>
)
