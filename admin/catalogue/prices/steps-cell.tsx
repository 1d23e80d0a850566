import { useLingui } from '@lingui/react/macro'
import EditIcon from '@mui/icons-material/Edit'
import { Box, Button, Popover, TextField } from '@mui/material'
import { type FormEvent, useState } from 'react'
import { useRefresh } from 'react-admin'
import { useIsPermitted } from '../../access/session.ts'
import { api } from '../../api/client.ts'
import { type AdminPrice, problemsOf } from './use-price-change.ts'

type Props = Pick<AdminPrice, 'id' | 'name' | 'steps' | 'version'>

const StepsForm = ({ id, steps, version, onClose }: Props & { onClose: () => void }) => {
  const { t } = useLingui()
  const refresh = useRefresh()
  const [written, setWritten] = useState(steps)
  const [problem, setProblem] = useState<string>()
  const save = async (event: FormEvent) => {
    event.preventDefault()
    try {
      const body = { steps: written, version }
      await api.POST('/admin/prices/{id}/steps', { params: { path: { id } }, body })
      refresh()
      onClose()
    } catch (error) {
      const { form, steps: ofField } = problemsOf(error)
      setProblem(ofField ?? form)
    }
  }
  return (
    <Box
      component="form"
      onSubmit={save}
      sx={{ display: 'flex', flexDirection: 'column', gap: 1.5, p: 2, width: 320 }}
    >
      <TextField
        label={t`Quantity prices`}
        value={written}
        onChange={(event) => {
          setWritten(event.target.value)
          setProblem(undefined)
        }}
        placeholder="10: 8.50; 50: 7.90"
        error={problem !== undefined}
        helperText={
          problem ??
          t`Number of pieces and price per piece in CHF. The pieces count over the whole order; leave it empty for none.`
        }
        autoFocus
        autoComplete="off"
      />
      <Box sx={{ display: 'flex', gap: 1, justifyContent: 'flex-end' }}>
        <Button onClick={onClose}>{t`Cancel`}</Button>
        <Button type="submit" variant="contained">{t`Save`}</Button>
      </Box>
    </Box>
  )
}

/** The quantity prices of a row; a click opens the form in place. Ready products have none. */
export const StepsCell = (record: Props & Pick<AdminPrice, 'kind'>) => {
  const { t } = useLingui()
  const mayWrite = useIsPermitted('prices.write')
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const { name, steps, kind } = record
  if (kind !== 'price' || !mayWrite) return <>{steps}</>
  return (
    <>
      <Button
        size="small"
        onClick={(event) => {
          event.stopPropagation()
          setAnchor(event.currentTarget)
        }}
        endIcon={<EditIcon fontSize="inherit" />}
        aria-label={t`Change the quantity prices of ${name}`}
      >
        {steps || '–'}
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        onClick={(event) => event.stopPropagation()}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': t`Quantity prices of ${name}` } }}
      >
        <StepsForm {...record} onClose={() => setAnchor(null)} />
      </Popover>
    </>
  )
}
