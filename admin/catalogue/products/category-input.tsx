import { useLingui } from '@lingui/react/macro'
import { Autocomplete, Chip, TextField } from '@mui/material'
import { useController } from 'react-hook-form'

type Category = { id: string; name: string }

/** Known categories by id, new ones by name: two fields of the record in one control. */
export const CategoryInput = ({ categories }: { categories: readonly Category[] }) => {
  const { t } = useLingui()
  const known = useController({ name: 'categories', defaultValue: [] }).field
  const added = useController({ name: 'newCategories', defaultValue: [] }).field
  const ids: string[] = known.value ?? []
  const names: string[] = added.value ?? []
  const nameOf = (id: string) => categories.find((category) => category.id === id)?.name ?? id
  return (
    <Autocomplete<string, true, false, true>
      multiple
      freeSolo
      disabled={known.disabled ?? false}
      options={categories.map(({ name }) => name)}
      value={[...ids.map(nameOf), ...names]}
      onChange={(_event, values) => {
        const idOf = (name: string) => categories.find((category) => category.name === name)?.id
        known.onChange([...new Set(values.flatMap((name) => idOf(name) ?? []))])
        added.onChange(values.filter((name) => idOf(name) === undefined))
      }}
      renderValue={(values, getItemProps) =>
        values.map((name, index) => {
          const { key, ...props } = getItemProps({ index })
          return <Chip key={key} label={name} size="small" {...props} />
        })
      }
      renderInput={(params) => (
        <TextField
          {...params}
          label={t`Categories`}
          helperText={t`Choose one, or type a new name and press Enter.`}
        />
      )}
    />
  )
}
