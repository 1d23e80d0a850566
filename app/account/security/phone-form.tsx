import { Trans, useLingui } from '@lingui/react/macro'
import { fieldProblemMessages } from '../../../messages/account/field-problems.ts'
import { TextField } from '../../../ui/field.tsx'
import { SecurityForm, type SecurityFormProps, useSecurityForm } from './security-form.tsx'

type Props = SecurityFormProps & { phone: string }

/** Changes the number to call about an order. */
export default function PhoneForm({ phone, answer }: Props) {
  const { t } = useLingui()
  const form = useSecurityForm(answer)
  const { refusal } = form
  const isText = refusal === 'blank' || refusal === 'too-long' || refusal === 'value-invalid'
  return (
    <SecurityForm form={form} intent="phone">
      <TextField
        label={<Trans>Phone</Trans>}
        name="billingPhone"
        type="tel"
        autoComplete="billing tel"
        data-autofocus
        required
        defaultValue={answer?.entered ?? phone}
        error={isText ? t(fieldProblemMessages[refusal]) : undefined}
      />
    </SecurityForm>
  )
}
