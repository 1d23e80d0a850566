import { useLingui } from '@lingui/react/macro'
import { MenuItem, Stack, TextField } from '@mui/material'
import { parcelCarriers, trackingOf } from '../../../domain/order/carrier.ts'
import { currentLanguage } from '../../i18n/i18n.ts'

export type Tracking = { carrier: string; trackingNumber: string }

/** The carrier of most parcels. */
export const noTracking: Tracking = { carrier: 'swiss-post', trackingNumber: '' }

const isListed = (carrier: string) => parcelCarriers.some((name) => name === carrier)

type TrackingFieldsProps = { value: Tracking; onChange: (value: Tracking) => void }

/** Carrier and tracking number of a parcel. */
export const TrackingFields = ({ value, onChange }: TrackingFieldsProps) => {
  const { t } = useLingui()
  const { carrier, trackingNumber } = value
  const isOther = !isListed(carrier)
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 2 }}>
      <TextField
        select
        label={t`Carrier`}
        value={isOther ? 'other' : carrier}
        onChange={({ target }) =>
          onChange({ ...value, carrier: target.value === 'other' ? '' : target.value })
        }
        sx={{ minWidth: '10rem' }}
      >
        {parcelCarriers.map((name) => (
          <MenuItem key={name} value={name}>
            {trackingOf(name, '', currentLanguage()).name}
          </MenuItem>
        ))}
        <MenuItem value="other">{t`Another carrier`}</MenuItem>
      </TextField>
      {isOther && (
        <TextField
          label={t`Name of the carrier`}
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
      />
    </Stack>
  )
}
