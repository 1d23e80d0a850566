import { Trans } from '@lingui/react/macro'
import { TextField } from '../../../ui/field.tsx'

type Props = {
  error: string | undefined
  /** The app only: recovery codes are refused, or do not exist yet. */
  isAppOnly?: boolean
  hasFocus?: boolean
}

/** The code of the authenticator app, or a recovery code. */
export const CodeField = ({ error, isAppOnly = false, hasFocus = false }: Props) => (
  <TextField
    label={<Trans>Code from your authenticator app</Trans>}
    hint={
      isAppOnly ? (
        <Trans>The six digits that the app shows now</Trans>
      ) : (
        <Trans>The six digits that the app shows now, or a recovery code</Trans>
      )
    }
    name="code"
    autoComplete="one-time-code"
    inputMode={isAppOnly ? 'numeric' : 'text'}
    autoCapitalize="none"
    spellCheck={false}
    data-autofocus={hasFocus || undefined}
    required
    error={error}
  />
)
