import { Trans } from '@lingui/react/macro'

/** Where script does not run, what can be chosen here only informs. */
export const ScriptNote = () => (
  <noscript>
    <p className="mb-6 rounded-md border-l-4 border-ochre-light bg-ochre-wash p-4">
      <Trans>Online ordering requires JavaScript. You can also order by telephone.</Trans>
    </p>
  </noscript>
)
