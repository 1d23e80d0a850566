import { useLingui } from '@lingui/react/macro'
import { Stack, TextField } from '@mui/material'
import { parcelCarriers, trackingOf } from '../../../domain/order/carrier.ts'
import { currentLanguage } from '../../i18n/i18n.ts'
import { ChoiceField } from '../../screen/choices.tsx'

export type Tracking = { carrier: string; trackingNumber: string }

/** The carrier of most parcels. */
export const noTracking: Tracking = { carrier: 'swiss-post', trackingNumber: '' }

const isListed = (carrier: string) => parcelCarriers.some((name) => name === carrier)

type TrackingFieldsProps = {
  value: Tracking
  onChange: (value: Tracking) => void
  autoFocus?: boolean
}

/** Carrier and tracking number of a parcel. */
export const TrackingFields = ({ value, onChange, autoFocus = true }: TrackingFieldsProps) => {
  const { t } = useLingui()
  const { carrier, trackingNumber } = value
  const isOther = !isListed(carrier)
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 2 }}>
      <ChoiceField
        label={t`Carrier`}
        value={isOther ? 'other' : carrier}
        values={[...parcelCarriers, 'other']}
        nameOf={(name) =>
          isListed(name) ? trackingOf(name, '', currentLanguage()).name : t`Another carrier`
        }
        onChange={(name) => onChange({ ...value, carrier: name === 'other' ? '' : name })}
        sx={{ minWidth: '10rem' }}
      />
      {isOther && (
        <TextField
          label={t`Carrier name`}
          value={carrier}
          onChange={({ target }) => onChange({ ...value, carrier: target.value })}
          slotProps={{ htmlInput: { maxLength: 60 } }}
        />
      )}
      <TextField
        label={t`Tracking number`}
        value={trackingNumber}
        onChange={({ target }) => onChange({ ...value, trackingNumber: target.value })}
        slotProps={{ htmlInput: { maxLength: 60 } }}
        sx={{ flex: 1 }}
        autoFocus={autoFocus}
      />
    </Stack>
  )
}
