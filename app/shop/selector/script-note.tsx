import { Trans } from '@lingui/react/macro'

/** Shown without script: selectors are for information only then. */
export const ScriptNote = () => (
  <noscript>
    <p className="mb-6 rounded-md border-l-4 border-ochre-light bg-ochre-wash p-4">
      <Trans>Online ordering requires JavaScript. You can also order by telephone.</Trans>
    </p>
  </noscript>
)
