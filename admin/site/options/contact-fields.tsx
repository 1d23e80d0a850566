import { Trans, useLingui } from '@lingui/react/macro'
import { Box, Typography } from '@mui/material'
import { required, TextInput } from 'react-admin'
import { CountryInput } from '../../screen/country-input.tsx'
import { TranslatedInput } from '../translated-input.tsx'

const toText = (text: string | null) => text ?? ''

/** A line of text that may be emptied. */
export const LineInput = (props: {
  source: string
  label: string
  helperText?: string
  type?: string
  isRequired?: boolean
}) => <TextInput parse={toText} {...props} />

/** The creditor of invoices, and where mails come from and go to. */
export const LaboratoryFields = () => {
  const { t } = useLingui()
  return (
    <>
      <LineInput
        source="values.legal_name"
        label={t`Name of the laboratory`}
        helperText={t`As registered; on invoices, in mails and in the footer.`}
        isRequired
      />
      <Typography variant="subtitle2" component="h2">
        <Trans>Address</Trans>
      </Typography>
      <Box
        sx={{
          display: 'grid',
          width: '100%',
          columnGap: 2,
          rowGap: 1.5,
          gridTemplateColumns: { sm: '3fr 1fr' },
        }}
      >
        <LineInput source="values.laboratory_address.street" label={t`Street`} />
        <LineInput source="values.laboratory_address.buildingNumber" label={t`House number`} />
        <LineInput source="values.laboratory_address.city" label={t`Town`} />
        <LineInput source="values.laboratory_address.postcode" label={t`Postcode`} />
        <LineInput source="values.laboratory_address.state" label={t`Canton`} />
        <CountryInput
          source="values.laboratory_address.country"
          label={t`Country`}
          validate={required()}
        />
      </Box>
      <LineInput
        source="values.contact_email"
        label={t`E-mail address`}
        helperText={t`Sender of all mails, and recipient of the contact form.`}
        type="email"
      />
      <LineInput
        source="values.orders_email"
        label={t`E-mail address for orders`}
        helperText={t`Receives a notice of each order. Empty: the address above.`}
        type="email"
      />
    </>
  )
}

/** Phone number and opening hours. */
export const ContactFields = () => {
  const { t } = useLingui()
  return (
    <>
      <LineInput
        source="values.contact_phone_number"
        label={t`Phone number`}
        helperText={t`In the header and on the contact page. Leave it empty to hide it.`}
        type="tel"
      />
      <TranslatedInput
        source="values.opening_hours"
        label={t`Opening hours`}
        helperText={t`One line for each day or period. Shown on the contact page below the address.`}
        isMultiline
        maxLength={600}
      />
    </>
  )
}
