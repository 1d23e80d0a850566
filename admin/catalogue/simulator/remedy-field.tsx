import { useLingui } from '@lingui/react/macro'
import { Autocomplete, TextField } from '@mui/material'
import { useState } from 'react'
import { parseRemedy } from '../../../domain/homeopathy/remedy.ts'
import { api, type Schemas } from '../../api/client.ts'
import { useSettled } from '../../api/use-settled.ts'

export type FoundRemedy = Schemas['ListedRemedy']

/** The dilutions that a remedy is made in, by scale. */
export const dilutionsOf = ({ id, name, ch, k, lm }: FoundRemedy) => {
  const [lmf = null, lmt = null] = lm === '' ? [] : lm.split('-').map(Number)
  return parseRemedy({ id, nm: name, ab: null, ch: ch || null, k: k || null, lmf, lmt }).dilutions
}

type RemedyFieldProps = {
  family: FoundRemedy['family']
  value: FoundRemedy | null
  onChange: (remedy: FoundRemedy | null) => void
}

/** The remedies of a family, found by any of their names. */
export const RemedyField = ({ family, value, onChange }: RemedyFieldProps) => {
  const { t } = useLingui()
  const [typed, setTyped] = useState('')
  const query = { family, search: typed, isListed: 'true', range: '[0,29]' } as const
  const { answer: found = [], isBusy } = useSettled(['remedies', family, typed], (signal) =>
    api.GET('/admin/remedies', { params: { query }, signal }),
  )
  return (
    <Autocomplete
      value={value}
      onChange={(_event, remedy) => onChange(remedy)}
      options={found}
      filterOptions={(options) => options}
      getOptionLabel={({ name, commonName }) =>
        commonName && commonName !== name ? `${name} (${commonName})` : name
      }
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      onInputChange={(_event, text, reason) => setTyped(reason === 'input' ? text : '')}
      loading={isBusy}
      loadingText={t`Searching…`}
      noOptionsText={t`No remedy has this name.`}
      renderInput={(params) => <TextField {...params} label={t`Remedy`} />}
    />
  )
}
