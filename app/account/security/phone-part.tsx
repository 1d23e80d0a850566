import { Trans, useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import { fieldProblemMessages } from '../../../messages/account/field-problems.ts'
import { TextField } from '../../../ui/field.tsx'
import { EditButtons, EditFrame } from '../edit-frame.tsx'
import { focusFirst, useFocusInvalidField } from '../focus.ts'
import type { SecurityAnswer } from './security-answer.ts'

type Props = { phone: string; answer: SecurityAnswer | undefined }

const PhoneForm = ({ phone, answer }: Props) => {
  const { t } = useLingui()
  const isBusy = useNavigation().state !== 'idle'
  const form = useRef<HTMLFormElement>(null)
  useFocusInvalidField(form, answer)
  const refusal = answer && 'refusal' in answer ? answer.refusal : undefined
  const isText = refusal === 'blank' || refusal === 'too-long' || refusal === 'value-invalid'
  return (
    <Form ref={form} method="post" noValidate preventScrollReset className="grid max-w-md gap-5">
      <TextField
        label={<Trans>Phone</Trans>}
        name="billingPhone"
        type="tel"
        autoComplete="billing tel"
        ref={focusFirst}
        required
        defaultValue={answer?.entered ?? phone}
        error={isText ? t(fieldProblemMessages[refusal]) : undefined}
      />
      <EditButtons intent="phone" isBusy={isBusy} />
    </Form>
  )
}

/** The number to call about an order. */
export const PhonePart = ({ phone, answer }: Props) => (
  <EditFrame
    part="phone"
    title={<Trans>Phone</Trans>}
    view={<p className="font-medium break-words">{phone || '–'}</p>}
    done={<Trans>Your phone number has been saved.</Trans>}
  >
    <PhoneForm phone={phone} answer={answer} />
  </EditFrame>
)
