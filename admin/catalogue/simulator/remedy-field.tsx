import { useLingui } from '@lingui/react/macro'
import { Autocomplete, TextField } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { api, type Schemas } from '../../api/client.ts'

export type FoundRemedy = Schemas['ListedRemedy']

type RemedyFieldProps = {
  family: FoundRemedy['family']
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
    queryFn: async () => {
      const query = { family, search, isListed: 'true', range: '[0,29]' } as const
      return (await api.GET('/admin/remedies', { params: { query } })).data
    },
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
