import { Trans } from '@lingui/react/macro'
import type { SecondFactorEnrolment } from '../../../server/accounts/second-factor/change-second-factor.ts'
import { CodeField } from './code-field.tsx'
import { ConfirmingPasswordField } from './confirming-password-field.tsx'
import { EnrolmentSteps } from './enrolment-steps.tsx'
import { RecoveryCodeList } from './recovery-codes.tsx'
import { SecurityForm, type SecurityFormProps, useSecurityForm } from './security-form.tsx'

export type FactorAction = 'on' | 'codes' | 'off'

type Props = Pick<SecurityFormProps, 'answer'> & {
  act: FactorAction
  /** To turn it on. */
  enrolment?: SecondFactorEnrolment | undefined
}

const labels = {
  on: <Trans>Turn on</Trans>,
  codes: <Trans>Create new recovery codes</Trans>,
  off: <Trans>Turn off</Trans>,
}

/** Turns the second factor on or off, or renews its recovery codes. */
export default function FactorForm({ act, answer, enrolment }: Props) {
  const form = useSecurityForm(answer)
  const { refusal, latest } = form
  if (latest && 'recoveryCodes' in latest)
    return <RecoveryCodeList codes={latest.recoveryCodes} isFirst={act === 'on'} />
  const shown = answer?.enrolment ?? enrolment
  return (
    <SecurityForm form={form} intent={`factor-${act}`} label={labels[act]}>
      {act === 'on' && shown && <EnrolmentSteps enrolment={shown} />}
      {act === 'codes' && (
        <p data-autofocus tabIndex={-1} className="outline-none">
          <Trans>The recovery codes that you have now become invalid.</Trans>
        </p>
      )}
      {act === 'off' && (
        <p data-autofocus tabIndex={-1} className="outline-none">
          <Trans>From then on, a login needs your password only.</Trans>
        </p>
      )}
      <ConfirmingPasswordField refusal={refusal} />
      <CodeField refusal={refusal} isAppOnly={act !== 'off'} />
    </SecurityForm>
  )
}
