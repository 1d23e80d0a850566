import { useLingui } from '@lingui/react/macro'
import EditIcon from '@mui/icons-material/Edit'
import { useIsPermitted } from '../../access/session.ts'
import { PriceButton } from './price-form.tsx'
import { type AdminPrice, usePriceChange } from './use-price-change.ts'

type Props = Pick<AdminPrice, 'id' | 'name' | 'price' | 'version'>

/** The price of a row; a click opens the form in place. */
export const PriceCell = (record: Props) => {
  const { t } = useLingui()
  const mayWrite = useIsPermitted('prices.write')
  const change = usePriceChange()
  const { name, price } = record
  if (!mayWrite) return <>CHF {price}</>
  return (
    <PriceButton
      name={name}
      form={{ initial: price, onSave: (values) => change(record, values) }}
      endIcon={<EditIcon fontSize="inherit" />}
      aria-label={t`Change the price of ${name}, CHF ${price}`}
      sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}
    >
      CHF {price}
    </PriceButton>
  )
}
