import { useLingui } from '@lingui/react/macro'
import {
  Alert,
  Box,
  Button,
  type ButtonProps,
  InputAdornment,
  Popover,
  TextField,
} from '@mui/material'
import { type FormEvent, useState } from 'react'
import { dayText, nextMonday, today } from '../../i18n/swiss-time.ts'
import type { PriceProblems, RequestedPrice } from './use-price-change.ts'

type PriceFormProps = {
  initial: string
  /** A first price has no later day. */
  hasDay?: boolean
  onSave: (values: RequestedPrice) => Promise<PriceProblems | undefined>
  onClose: () => void
}

/** A price and the first day of its validity. */
const PriceForm = ({ initial, hasDay = true, onSave, onClose }: PriceFormProps) => {
  const { t } = useLingui()
  const [price, setPrice] = useState(initial)
  const [validFrom, setValidFrom] = useState(today())
  const [problems, setProblems] = useState<PriceProblems>({})
  const [isSaving, setIsSaving] = useState(false)
  const monday = nextMonday(today())
  const isLater = validFrom > today()

  const save = async (event: FormEvent) => {
    event.preventDefault()
    setIsSaving(true)
    const acceptsUnusualPrice = problems.isUnusual ?? false
    const found = await onSave({ price, validFrom, acceptsUnusualPrice })
    setIsSaving(false)
    setProblems(found ?? {})
    if (!found) onClose()
  }

  return (
    <Box
      component="form"
      onSubmit={save}
      noValidate
      sx={{ display: 'flex', flexDirection: 'column', gap: 1.5, p: 2, width: 320 }}
    >
      {problems.form && (
        <Alert severity={problems.isUnusual ? 'warning' : 'error'}>{problems.form}</Alert>
      )}
      <TextField
        label={t`Price`}
        value={price}
        onChange={(event) => {
          setPrice(event.target.value)
          setProblems({})
        }}
        onFocus={(event) => event.target.select()}
        error={problems.price !== undefined}
        helperText={problems.price ?? t`Including any VAT`}
        autoFocus
        autoComplete="off"
        slotProps={{
          htmlInput: { inputMode: 'decimal' },
          input: { startAdornment: <InputAdornment position="start">CHF</InputAdornment> },
        }}
      />
      {hasDay && (
        <>
          <TextField
            label={t`Valid from`}
            type="date"
            value={validFrom}
            onChange={(event) => setValidFrom(event.target.value)}
            error={problems.validFrom !== undefined}
            helperText={
              problems.validFrom ??
              (isLater
                ? t`The shop shows the current price until then.`
                : t`Today: the shop shows it immediately.`)
            }
            slotProps={{ htmlInput: { min: today() }, inputLabel: { shrink: true } }}
          />
          <Button size="small" onClick={() => setValidFrom(monday)} sx={{ alignSelf: 'start' }}>
            {t`Next Monday, ${dayText(monday)}`}
          </Button>
        </>
      )}
      <Box sx={{ display: 'flex', gap: 1, justifyContent: 'flex-end' }}>
        <Button onClick={onClose}>{t`Cancel`}</Button>
        <Button type="submit" variant="contained" loading={isSaving}>
          {problems.isUnusual
            ? t`The price is correct`
            : hasDay && isLater
              ? t`Plan the price`
              : t`Save the price`}
        </Button>
      </Box>
    </Box>
  )
}

type PriceButtonProps = Omit<ButtonProps, 'form' | 'onClick'> & {
  /** What has the price. */
  name: string
  form: Omit<PriceFormProps, 'onClose'>
}

/** A button that opens the form of a price in place. */
export const PriceButton = ({ name, form, ...button }: PriceButtonProps) => {
  const { t } = useLingui()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return (
    <>
      <Button
        size="small"
        {...button}
        onClick={(event) => {
          event.stopPropagation()
          setAnchor(event.currentTarget)
        }}
      />
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        onClick={(event) => event.stopPropagation()}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': t`Price of ${name}` } }}
      >
        <PriceForm {...form} onClose={() => setAnchor(null)} />
      </Popover>
    </>
  )
}
