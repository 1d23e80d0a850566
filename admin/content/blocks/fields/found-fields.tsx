import { useLingui } from '@lingui/react/macro'
import { Autocomplete, type AutocompleteRenderInputParams, Box, TextField } from '@mui/material'
import { use, useMemo, useState } from 'react'
import { contentIconNames } from '../../../../blocks/parts/content-icon-names.ts'
import sheet from '../../../../blocks/parts/content-icons.svg?url'
import { iconNames } from '../icon-names.ts'
import { EditedPageContext, type FieldProps } from './field-context.ts'
import { findProductTargets, productTitle } from './link-targets.ts'
import { useFound, useTitle } from './use-found.ts'

type Texts = {
  label: string
  /** What is wrong with the value. */
  problem?: string | undefined
  /** What to do, if nothing is wrong. */
  help?: string | undefined
}

/** `renderInput` of a field in which something is found by its name. */
export const fieldInput =
  ({ label, problem, help }: Texts) =>
  (params: AutocompleteRenderInputParams) => (
    <TextField
      {...params}
      label={label}
      margin="dense"
      error={problem !== undefined}
      helperText={problem ?? help}
    />
  )

const Drawing = ({ name }: { name: string }) => (
  <svg width="24" height="24" fill="currentColor" aria-hidden="true" style={{ flex: 'none' }}>
    <use href={`${sheet}#${name}`} />
  </svg>
)

/** An icon of the site, chosen by its drawing. */
export const IconField = ({ label, value, onChange, problem }: FieldProps) => {
  const { t } = useLingui()
  const nameOf = (icon: string) => {
    const name = iconNames[icon]
    return name ? t(name) : icon
  }
  const icon = typeof value === 'string' && value ? value : null
  return (
    <Autocomplete
      options={contentIconNames.toSorted((one, other) => nameOf(one).localeCompare(nameOf(other)))}
      value={icon}
      getOptionLabel={nameOf}
      noOptionsText={t`No icon with this name`}
      onChange={(_, chosen) => onChange(chosen ?? undefined)}
      renderOption={({ key, ...props }, option) => (
        <Box component="li" key={key} {...props} sx={{ gap: 1.5 }}>
          <Drawing name={option} />
          {nameOf(option)}
        </Box>
      )}
      renderInput={fieldInput({ label, problem })}
    />
  )
}

type Product = { code: string; name: string }

/** A product on sale, by its name or number. */
export const ProductField = ({ label, value, onChange, problem }: FieldProps) => {
  const { t } = useLingui()
  const [typed, setTyped] = useState('')
  const { found, isSearching } = useFound<Product>('products', typed, findProductTargets)
  const code = typeof value === 'string' ? value : ''
  const name = useTitle(code, productTitle)
  const unknown =
    name === '' ? t`This product is no longer on sale; visitors do not see it here.` : undefined
  const help = code ? undefined : t`Type the name or the number of the product.`
  // Another object would overwrite what is typed.
  const chosen = useMemo(() => (code ? { code, name: name ?? '…' } : null), [code, name])
  return (
    <Autocomplete<Product>
      options={[...found]}
      filterOptions={(all) => all}
      value={chosen}
      loading={isSearching}
      loadingText={t`Searching…`}
      noOptionsText={typed ? t`No product with this name` : t`Type a name`}
      getOptionLabel={(product) => product.name}
      getOptionKey={(product) => product.code}
      isOptionEqualToValue={(option, current) => option.code === current.code}
      onInputChange={(_, text, reason) => setTyped(reason === 'input' ? text : '')}
      onChange={(_, product) => onChange(product?.code)}
      renderInput={fieldInput({ label, problem: problem ?? unknown, help })}
    />
  )
}

const prefix = 'health.'

/** A health topic, by its title. */
export const TopicField = ({ label, value, onChange, problem }: FieldProps) => {
  const { t } = useLingui()
  const { pages } = use(EditedPageContext)
  // Other objects would overwrite what is typed.
  const topics = useMemo(
    () =>
      pages
        .filter(({ kind }) => kind === 'health')
        .map(({ id, title }) => ({ key: id.slice(prefix.length), title })),
    [pages],
  )
  const key = typeof value === 'string' ? value : ''
  const chosen = topics.find((topic) => topic.key === key)
  const isUnknown = key !== '' && topics.length > 0 && !chosen
  const unknown = isUnknown ? t`This topic is not on the site in this language.` : undefined
  return (
    <Autocomplete
      options={topics}
      value={chosen ?? null}
      getOptionLabel={({ title }) => title}
      getOptionKey={(topic) => topic.key}
      noOptionsText={t`No topic with this title`}
      onChange={(_, topic) => onChange(topic?.key)}
      renderInput={fieldInput({ label, problem: problem ?? unknown })}
    />
  )
}
