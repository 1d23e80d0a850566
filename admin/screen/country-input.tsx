import { useLingui } from '@lingui/react'
import { Autocomplete, TextField } from '@mui/material'
import codes from 'i18n-iso-countries/codes.json' with { type: 'json' }
import { useMemo } from 'react'
import { AutocompleteArrayInput, AutocompleteInput, type Validator } from 'react-admin'

type Props = { source: string; label: string; helperText?: string; validate?: Validator }

/** The countries of ISO 3166-1 by their names in the language in use. */
const useCountries = () => {
  const { i18n } = useLingui()
  const { locale } = i18n
  return useMemo(() => {
    const names = new Intl.DisplayNames(locale, { type: 'region' })
    const { compare } = new Intl.Collator(locale)
    return codes
      .map(([id = '']) => ({ id, name: names.of(id) ?? id }))
      .sort((one, other) => compare(one.name, other.name))
  }, [locale])
}

/** The names of the countries by their codes. */
export const useCountryNames = (): ReadonlyMap<string, string> => {
  const countries = useCountries()
  return useMemo(() => new Map(countries.map(({ id, name }) => [id, name])), [countries])
}

type FieldProps = { label: string; value: string; onChange: (country: string) => void }

/** The same outside a form. */
export const CountryField = ({ label, value, onChange }: FieldProps) => {
  const countries = useCountries()
  return (
    <Autocomplete
      disableClearable
      value={countries.find(({ id }) => id === value) as (typeof countries)[number]}
      options={countries}
      getOptionLabel={({ name }) => name}
      onChange={(_, { id }) => onChange(id)}
      renderInput={(params) => <TextField {...params} label={label} />}
    />
  )
}

/** A country, found by its name. */
export const CountryInput = (props: Props) => (
  <AutocompleteInput {...props} choices={useCountries()} />
)

/** Several countries, found by their names. */
export const CountriesInput = (props: Props) => (
  <AutocompleteArrayInput {...props} choices={useCountries()} />
)
