import { Trans } from '@lingui/react/macro'
import { ScriptNote } from '../../../ui/script-note.tsx'

/** Without script, selectors and buttons that add to the cart are for information only. */
export const OrderScriptNote = () => (
  <ScriptNote>
    <Trans>Online ordering requires JavaScript. You can also order by telephone.</Trans>
  </ScriptNote>
)
