import { Trans } from '@lingui/react/macro'
import { Icon } from '../../../../ui/icon.tsx'

/** Prints the page of a product; hidden without script. */
export const PrintButton = () => (
  <button
    type="button"
    data-action="print"
    className="-mt-3 inline-flex min-h-11 items-center gap-2 rounded-full px-3 text-sm font-medium text-muted hover:bg-wash hover:text-leaf-dark noscript:invisible"
  >
    <Icon name="printer" />
    <Trans>Print</Trans>
  </button>
)
