import { useLingui } from '@lingui/react/macro'
import { DialogContentText } from '@mui/material'
import { timeText } from '../../i18n/swiss-time.ts'
import { type LastChange, useLastChange } from './use-last-change.ts'

const useChangeText = () => {
  const { t } = useLingui()
  return ({ by, isOwn, at }: LastChange) => {
    const time = timeText(at)
    if (isOwn) return t`You changed it yourself on ${time}, in another tab or on another device.`
    return by ? t`Changed by ${by} on ${time}.` : t`Changed automatically on ${time}.`
  }
}

/** Who has saved the record in the meantime, and when, so that two people can talk. */
export const LastChangeText = () => {
  const change = useLastChange()
  const textOf = useChangeText()
  return (
    change && (
      <DialogContentText sx={{ mb: 1, color: 'text.primary', fontWeight: 600 }}>
        {textOf(change)}
      </DialogContentText>
    )
  )
}
