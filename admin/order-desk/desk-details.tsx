import { useLingui } from '@lingui/react/macro'
import { Box, TextField } from '@mui/material'
import type { DeskChannel } from '../../domain/order/order-status.ts'
import { paymentNames } from '../orders/order-texts.ts'
import { ChoiceField } from '../screen/choices.tsx'

export type Details = {
  channel: DeskChannel | ''
  payment: 'invoice' | 'advance'
  reference: string
  note: string
}

export const noDetails: Details = { channel: '', payment: 'invoice', reference: '', note: '' }

type Props = { details: Details; onChange: (details: Details) => void }

/** How the order came in, and how it is paid. */
export const DeskDetails = ({ details, onChange }: Props) => {
  const { t } = useLingui()
  const channels: Record<DeskChannel, string> = {
    phone: t`By phone`,
    'e-mail': t`By e-mail`,
    'order-form': t`With the order form`,
    letter: t`By letter`,
    fax: t`By fax`,
    counter: t`At the counter`,
  }
  const input = (name: keyof Details) => ({
    value: details[name],
    onChange: ({ target }: { target: { value: string } }) =>
      onChange({ ...details, [name]: target.value }),
  })
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' } }}>
      <ChoiceField
        required
        label={t`Received by`}
        value={details.channel}
        values={Object.keys(channels) as DeskChannel[]}
        nameOf={(channel) => channels[channel]}
        onChange={(channel) => onChange({ ...details, channel })}
      />
      <ChoiceField
        label={t`Payment`}
        value={details.payment}
        values={['invoice', 'advance']}
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
        label={t`Our note to the customer`}
        helperText={t`The customer will read it in the confirmation.`}
        multiline
        slotProps={{ htmlInput: { maxLength: 2_000 } }}
        {...input('note')}
      />
    </Box>
  )
}
