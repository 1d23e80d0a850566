import { Trans, useLingui } from '@lingui/react/macro'
import { Box, Typography } from '@mui/material'
import { type RaRecord, required } from 'react-admin'
import type { BodyOf } from '../../api/client.ts'
import { currentLanguage } from '../../i18n/i18n.ts'
import { CreateScreen } from '../../screen/edit-screen.tsx'
import { inputsOf } from '../../screen/inputs.ts'
import { RecordForm } from '../../screen/record-form.tsx'
import { AddressInputs, CustomerInputs, columns, GroupInput } from './customer-forms.tsx'
import { changeOf, noAddress } from './form-values.ts'

const { BooleanInput, TextInput } = inputsOf<BodyOf<'post', '/admin/accounts'>>()

const first = {
  language: currentLanguage(),
  discount: '0',
  customerGroup: 'none' as const,
  user_can_order: true,
  invites: false,
  billing: noAddress,
  shipping: noAddress,
}

/** What is sent: the fields of every customer, with the address of the login. */
const requestOf = (values: Partial<RaRecord>) => {
  const { version: _, role: __, ...fields } = changeOf(values)
  return { ...fields, email: values.email ?? '', invites: values.invites === true }
}

/** Enters a customer who has not registered in the shop, with or without a login. */
export const NewCustomer = () => {
  const { t } = useLingui()
  return (
    <CreateScreen title={t`New customer`} redirect="edit" transform={requestOf}>
      <RecordForm defaultValues={first}>
        <Typography sx={{ color: 'text.secondary', maxWidth: '70ch', mb: 2 }}>
          <Trans>
            For customers who order by phone or letter, you need no e-mail address. They get a login
            only if you invite them.
          </Trans>
        </Typography>
        <Box sx={columns}>
          <TextInput source="firstName" label={t`First name`} validate={required()} autoFocus />
          <TextInput source="lastName" label={t`Last name`} validate={required()} />
          <TextInput
            source="email"
            type="email"
            label={t`E-mail`}
            helperText={t`Without it, confirmations and invoices are not sent by e-mail.`}
          />
          <BooleanInput
            source="invites"
            label={t`Invite to the shop`}
            helperText={t`Sends a link to choose a password, valid for 7 days.`}
          />
          <TextInput source="billingPhone" label={t`Phone`} validate={required()} />
          <CustomerInputs />
          <TextInput source="discount" label={t`Discount in %`} validate={required()} />
          <GroupInput />
        </Box>
        <Box sx={{ ...columns, gap: 4, mt: 2 }}>
          <AddressInputs kind="billing" />
          <AddressInputs kind="shipping" />
        </Box>
      </RecordForm>
    </CreateScreen>
  )
}
