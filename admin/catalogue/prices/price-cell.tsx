import { useLingui } from '@lingui/react/macro'
import EditIcon from '@mui/icons-material/Edit'
import { Button, Popover } from '@mui/material'
import { useState } from 'react'
import { useRecordContext } from 'react-admin'
import { isPermitted, useSession } from '../../access/session.ts'
import { PriceForm } from './price-form.tsx'
import { type AdminPrice, usePriceChange } from './use-price-change.ts'

/** The price of a row; a click opens the form in place. */
export const PriceCell = () => {
  const { t } = useLingui()
  const record = useRecordContext<AdminPrice>()
  const session = useSession()
  const change = usePriceChange()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  if (!record) return null
  const { name, price } = record
  if (!isPermitted(session, 'prices.write')) return <>CHF {price}</>
  return (
    <>
      <Button
        size="small"
        endIcon={<EditIcon fontSize="inherit" />}
        aria-label={t`Change the price of ${name}, CHF ${price}`}
        onClick={(event) => {
          event.stopPropagation()
          setAnchor(event.currentTarget)
        }}
        sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}
      >
        CHF {price}
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        onClick={(event) => event.stopPropagation()}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': t`Price of ${name}` } }}
      >
        <PriceForm
          initial={price}
          onSave={(values) => change(record, values)}
          onClose={() => setAnchor(null)}
        />
      </Popover>
    </>
  )
}
