import { Trans, useLingui } from '@lingui/react/macro'
import { Box, Typography } from '@mui/material'
import { type RaRecord, required } from 'react-admin'
import { customerGroupNames } from '../../../messages/account/customer-groups.ts'
import { professionNames } from '../../../messages/signup/professions.ts'
import { useIsPermitted } from '../../access/session.ts'
import { languageNames } from '../../i18n/language-names.ts'
import { namedChoices } from '../../screen/choices.tsx'
import { CountryInput } from '../../screen/country-input.tsx'
import { inputsOf } from '../../screen/inputs.ts'
import { RecordForm } from '../../screen/record-form.tsx'
import { addressLines, type Customer } from '../customer.ts'
import { roleNames } from '../customer-texts.ts'
import { formValuesOf } from './form-values.ts'

const { BooleanInput, DateInput, SelectInput, TextInput } =
  inputsOf<ReturnType<typeof formValuesOf>>()

export const columns = {
  display: 'grid',
  gap: 2,
  width: '100%',
  gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' },
  // Inputs of react-admin have different margins.
  '& .MuiFormControl-root': { mt: 1, mb: 0 },
} as const

/** Changes addresses and rights; only `version` tells whether somebody else was faster. */
const useForm = (customer: Customer) => ({
  record: formValuesOf(customer),
  valuesOf: (changed: RaRecord) => formValuesOf(changed as Customer),
})

/** Language, numbers and profession of a new or known customer. */
export const CustomerInputs = () => {
  const { t } = useLingui()
  return (
    <>
      <SelectInput
        source="language"
        label={t`Language of e-mails and documents`}
        choices={namedChoices(languageNames)}
        validate={required()}
      />
      <TextInput source="customerNumber" label={t`Customer number`} />
      <SelectInput
        source="profession"
        label={t`Profession`}
        choices={namedChoices(professionNames)}
        validate={required()}
      />
      <TextInput source="pharmaId" label={t`GLN`} />
    </>
  )
}

/** The group whose discounts a new or known customer has. */
export const GroupInput = () => {
  const { t } = useLingui()
  return (
    <SelectInput
      source="customerGroup"
      label={t`Customer group`}
      choices={namedChoices(customerGroupNames)}
      helperText={t`Its discounts are among the settings, under “Shipping and invoices”. The best discount applies.`}
      validate={required()}
    />
  )
}

/** Person, profession, conditions and rights. */
export const DataForm = ({ customer }: { customer: Customer }) => {
  const { t } = useLingui()
  const mayChangeRole = useIsPermitted('staff.write')
  return (
    <RecordForm {...useForm(customer)}>
      <Box sx={columns}>
        <TextInput source="firstName" label={t`First name`} validate={required()} />
        <TextInput source="lastName" label={t`Last name`} validate={required()} />
        <TextInput
          source="email"
          label={t`E-mail`}
          disabled
          helperText={t`Changed above, with the button “Change the e-mail address”.`}
        />
        <TextInput source="billingPhone" label={t`Phone`} />
        <CustomerInputs />
        <TextInput
          source="discount"
          label={t`Discount in %`}
          helperText={t`On all prices, such as 12.5. Existing orders keep their discount.`}
          validate={required()}
        />
        <GroupInput />
        <DateInput
          source="certificateExpiresOn"
          label={t`Certificate valid until`}
          helperText={t`The customer is reminded 60 and 14 days before. Empty: without an end.`}
        />
        <BooleanInput
          source="user_can_order"
          label={t`May order in the shop`}
          helperText={t`If off, the shop shows prices but no cart.`}
        />
        <BooleanInput
          source="user_can_order_with_form"
          label={t`May order with the order form`}
          helperText={t`The form can be downloaded in the account.`}
        />
        {mayChangeRole && (
          <SelectInput
            source="role"
            label={t`Role`}
            choices={namedChoices(roleNames)}
            validate={required()}
            helperText={t`Another role gives access to this back office and logs the person out everywhere.`}
          />
        )}
      </Box>
    </RecordForm>
  )
}

/** Widths of the inputs of an address, in sixths of a line. */
const sixths = (count: number) => ({ gridColumn: `span ${count}` })

/** The inputs of one address. */
export const AddressInputs = ({ kind }: { kind: 'billing' | 'shipping' }) => {
  const { t } = useLingui()
  return (
    <Box
      sx={{
        display: 'grid',
        columnGap: 1.5,
        gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
        alignContent: 'start',
      }}
    >
      <Typography variant="h6" component="h2" sx={sixths(6)}>
        {kind === 'billing' ? t`Billing address` : t`Shipping address`}
      </Typography>
      <TextInput source={`${kind}.company`} label={t`Company or practice`} sx={sixths(6)} />
      <TextInput source={`${kind}.firstName`} label={t`First name`} sx={sixths(3)} />
      <TextInput source={`${kind}.lastName`} label={t`Last name`} sx={sixths(3)} />
      <TextInput source={`${kind}.address1`} label={t`Street`} sx={sixths(4)} />
      <TextInput source={`${kind}.buildingNumber`} label={t`House number`} sx={sixths(2)} />
      <TextInput source={`${kind}.address2`} label={t`Address line 2`} sx={sixths(6)} />
      <TextInput source={`${kind}.postcode`} label={t`Postcode`} sx={sixths(2)} />
      <TextInput source={`${kind}.city`} label={t`Town`} sx={sixths(4)} />
      <TextInput
        source={`${kind}.state`}
        label={t`Canton`}
        helperText={t`Two letters, such as BE`}
        sx={sixths(3)}
      />
      <Box sx={{ ...sixths(3), '& > *': { width: '100%' } }}>
        <CountryInput source={`${kind}.country`} label={t`Country`} validate={required()} />
      </Box>
    </Box>
  )
}

/** The shipping addresses beside the default one, which the customer manages. */
const OtherAddresses = ({ customer: { addresses } }: { customer: Customer }) => {
  const { t } = useLingui()
  const others = addresses.filter(({ kind }) => kind === 'other')
  if (others.length === 0) return null
  return (
    <Box component="section" sx={{ mt: 3 }}>
      <Typography variant="h6" component="h2">{t`Further shipping addresses`}</Typography>
      <ul>
        {others.map((one) => (
          <li key={one.id}>{[one.name, ...addressLines(one)].filter(Boolean).join(', ')}</li>
        ))}
      </ul>
    </Box>
  )
}

/** Billing and shipping addresses; placed orders keep theirs. */
export const AddressForm = ({ customer }: { customer: Customer }) => {
  const { t } = useLingui()
  return (
    <RecordForm {...useForm(customer)}>
      <Typography sx={{ color: 'text.secondary', mb: 2 }}>
        <Trans>Existing orders keep their addresses.</Trans>
      </Typography>
      <Box sx={{ ...columns, gap: 4 }}>
        <AddressInputs kind="billing" />
        <AddressInputs kind="shipping" />
        <TextInput
          source="invoiceEmail"
          label={t`E-mail address for invoices`}
          helperText={t`Mails with invoices also go there. Empty: only to the customer.`}
        />
      </Box>
      <OtherAddresses customer={customer} />
    </RecordForm>
  )
}
