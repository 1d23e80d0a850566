import { useLingui } from '@lingui/react/macro'
import { Box, Checkbox, FormControlLabel, TextField } from '@mui/material'
import { dequal } from 'dequal/lite'
import type { DeskChannel } from '../../domain/order/order-status.ts'
import { addressLines, type CustomerAddress } from '../customers/customer.ts'
import { noAddress } from '../customers/page/form-values.ts'
import { paymentNames } from '../orders/order-texts.ts'
import { ChoiceField } from '../screen/choices.tsx'
import { CountryField } from '../screen/country-input.tsx'

export type Details = {
  /** Missing where it is known. */
  channel?: DeskChannel | ''
  payment: 'invoice' | 'advance' | 'card'
  reference: string
  note: string
  /** Of this order alone; undefined for that of the customer. */
  shippingAddress?: ShippingAddress | undefined
}

type ShippingAddress = typeof noAddress

export const noDetails: Details = { channel: '', payment: 'invoice', reference: '', note: '' }

/** Widths in sixths of a line. */
const addressColumns = {
  display: 'grid',
  gap: 1.5,
  mb: 2,
  gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
} as const

type AddressProps = { address: ShippingAddress; onChange: (address: ShippingAddress) => void }

const AddressFields = ({ address, onChange }: AddressProps) => {
  const { t } = useLingui()
  const field = (
    name: keyof ShippingAddress,
    label: string,
    sixths: number,
    isRequired = false,
  ) => (
    <TextField
      required={isRequired}
      label={label}
      value={address[name]}
      onChange={({ target }) => onChange({ ...address, [name]: target.value })}
      slotProps={{ htmlInput: { maxLength: 100 } }}
      sx={{ gridColumn: `span ${sixths}` }}
    />
  )
  return (
    <Box role="group" aria-label={t`Shipping address`} sx={addressColumns}>
      {field('company', t`Company or practice`, 6)}
      {field('firstName', t`First name`, 3)}
      {field('lastName', t`Last name`, 3)}
      {field('address1', t`Street`, 4, true)}
      {field('buildingNumber', t`House number`, 2)}
      {field('address2', t`Address line 2`, 6)}
      {field('postcode', t`Postcode`, 2, true)}
      {field('city', t`Town`, 4, true)}
      <Box sx={{ gridColumn: 'span 6' }}>
        <CountryField
          label={t`Country`}
          value={address.country}
          onChange={(country) => onChange({ ...address, country })}
        />
      </Box>
    </Box>
  )
}

const labelOf = (address: CustomerAddress) =>
  [address.name, ...addressLines(address)].filter(Boolean).join(', ')

/** A stored address as the order takes it. */
const partsOf = ({ id: _, kind: __, name: ___, buildingNumber, ...parts }: CustomerAddress) => ({
  ...parts,
  buildingNumber: buildingNumber ?? '',
})

/** Whether the order goes to the customer's default address, to another one, or once to somebody else. */
const OtherAddress = ({ addresses, present, details, onChange }: Props) => {
  const { t } = useLingui()
  const { shippingAddress } = details
  const chosen = addresses.find((one) => dequal(partsOf(one), shippingAddress))
  return (
    <Box sx={{ gridColumn: '1 / -1' }}>
      {addresses.length > 0 && (
        <ChoiceField
          label={t`Deliver to`}
          value={chosen?.id ?? (shippingAddress ? '' : 'present')}
          values={['present', ...addresses.map(({ id }) => id)]}
          nameOf={(id) => {
            const other = addresses.find((one) => one.id === id)
            return other ? labelOf(other) : present
          }}
          onChange={(id) => {
            const other = addresses.find((one) => one.id === id)
            onChange({ ...details, shippingAddress: other && partsOf(other) })
          }}
        />
      )}
      <FormControlLabel
        label={t`Deliver this order to another address`}
        control={
          <Checkbox
            checked={shippingAddress !== undefined}
            onChange={({ target }) =>
              onChange({ ...details, shippingAddress: target.checked ? noAddress : undefined })
            }
          />
        }
      />
      {shippingAddress && (
        <AddressFields
          address={shippingAddress}
          onChange={(address) => onChange({ ...details, shippingAddress: address })}
        />
      )}
    </Box>
  )
}

/** What the staff can choose for any order. */
export const deskPayments = ['invoice', 'advance'] as const

type Props = {
  /** Stored addresses to choose from, beside the present one. */
  addresses: readonly CustomerAddress[]
  /** Where the order goes without a choice. */
  present: string
  details: Details
  /** Whether the customer has written the note, in the shop. */
  isCustomersNote?: boolean
  payments?: readonly Details['payment'][]
  onChange: (details: Details) => void
}

/** How the order came in, and how it is paid. */
export const DeskDetails = (props: Props) => {
  const { details, isCustomersNote = false, payments = deskPayments, onChange } = props
  const { t } = useLingui()
  const channels: Record<DeskChannel, string> = {
    phone: t`By phone`,
    'e-mail': t`By e-mail`,
    'order-form': t`With the order form`,
    letter: t`By letter`,
    fax: t`By fax`,
    counter: t`At the counter`,
  }
  const input = (name: 'reference' | 'note') => ({
    value: details[name],
    onChange: ({ target }: { target: { value: string } }) =>
      onChange({ ...details, [name]: target.value }),
  })
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' } }}>
      {details.channel !== undefined && (
        <ChoiceField
          required
          label={t`Received by`}
          value={details.channel}
          values={Object.keys(channels) as DeskChannel[]}
          nameOf={(channel) => channels[channel]}
          onChange={(channel) => onChange({ ...details, channel })}
        />
      )}
      <ChoiceField
        label={t`Payment`}
        value={details.payment}
        values={payments}
        nameOf={(payment) => t(paymentNames[payment])}
        onChange={(payment) => onChange({ ...details, payment })}
      />
      <TextField
        label={t`Customer’s reference`}
        helperText={t`Printed on the invoice.`}
        slotProps={{ htmlInput: { maxLength: 100 } }}
        {...input('reference')}
      />
      <TextField
        label={isCustomersNote ? t`Customer’s note to the laboratory` : t`Our note to the customer`}
        helperText={!isCustomersNote && t`The customer will read it in the confirmation.`}
        multiline
        slotProps={{ htmlInput: { maxLength: 2_000 } }}
        {...input('note')}
      />
      <OtherAddress {...props} />
    </Box>
  )
}
