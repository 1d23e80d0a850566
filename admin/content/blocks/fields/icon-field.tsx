import { useLingui } from '@lingui/react/macro'
import { Autocomplete, Box } from '@mui/material'
import { contentIconNames } from '../../../../blocks/parts/content-icon-names.ts'
import sheet from '../../../../blocks/parts/content-icons.svg?url'
import { iconNames } from '../icon-names.ts'
import type { FieldProps } from './field-context.ts'
import { fieldInput } from './field-input.tsx'

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
