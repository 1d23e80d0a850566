import { useLingui } from '@lingui/react/macro'
import { Autocomplete, TextField } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { sendJson } from '../../api/send.ts'

export type FoundRemedy = {
  id: number
  name: string
  commonName: string
  ch: string
  k: string
  lm: string
}

type RemedyFieldProps = {
  family: string
  value: FoundRemedy | null
  onChange: (remedy: FoundRemedy | null) => void
}

/** The remedies of a family, found by any of their names. */
export const RemedyField = ({ family, value, onChange }: RemedyFieldProps) => {
  const { t } = useLingui()
  const [typed, setTyped] = useState('')
  const search = useDeferredValue(typed)
  const { data = [], isFetching } = useQuery({
    queryKey: ['remedies', 'choose', family, search],
    queryFn: () =>
      sendJson<FoundRemedy[]>('remedies', {
        query: { family, search, isListed: 'true', range: '[0,29]' },
      }),
    placeholderData: (before) => before,
  })
  return (
    <Autocomplete
      value={value}
      onChange={(_event, remedy) => onChange(remedy)}
      options={data}
      filterOptions={(options) => options}
      getOptionLabel={({ name, commonName }) =>
        commonName && commonName !== name ? `${name} (${commonName})` : name
      }
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      onInputChange={(_event, text, reason) => setTyped(reason === 'input' ? text : '')}
      loading={isFetching}
      loadingText={t`Searching …`}
      noOptionsText={t`No remedy has this name.`}
      renderInput={(params) => <TextField {...params} label={t`Remedy`} />}
    />
  )
}
