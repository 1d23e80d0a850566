import { Trans, useLingui } from '@lingui/react/macro'
import { codeMessages } from '../../../messages/account/security.ts'
import { TextField } from '../../../ui/field.tsx'

type Props = {
  /** The refusal of the form. */
  refusal: string | undefined
  /** The app only: recovery codes are refused, or do not exist yet. */
  isAppOnly?: boolean
  hasFocus?: boolean
}

/** The code of the authenticator app, or a recovery code. */
export const CodeField = ({ refusal, isAppOnly = false, hasFocus = false }: Props) => {
  const { t } = useLingui()
  return (
    <TextField
      label={<Trans>Code of your authenticator app</Trans>}
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
      error={
        refusal === 'code-wrong'
          ? t(codeMessages[isAppOnly ? 'app-code-wrong' : 'code-wrong'])
          : undefined
      }
    />
  )
}
