import { useLingui } from '@lingui/react/macro'
import { Autocomplete, TextField } from '@mui/material'
import { use } from 'react'
import type { FieldProps } from './field-props.ts'
import { LinkTargetsContext } from './link-targets.ts'

/** What people write, as it is stored: 'www.example.ch' is another site, 'a@b.ch' a mail address. */
const completed = (text: string) => {
  const link = text.trim()
  if (/^(page:|\/|https:|mailto:|tel:)/.test(link) || link === '') return link
  if (/^http:/.test(link)) return link.replace(/^http:/, 'https:')
  if (/^[^\s@/]+@[^\s@/]+$/.test(link)) return `mailto:${link}`
  if (/^\+?[\d ]{6,}$/.test(link)) return `tel:${link}`
  return /^[\w-]+(\.[\w-]+)+/.test(link) ? `https://${link}` : link
}

/** A page of the site by its title, another site, a mail address or a phone number. */
export const LinkField = ({
  label,
  value,
  onChange,
  problem,
  isFile,
}: FieldProps & { isFile: boolean }) => {
  const { t } = useLingui()
  const pages = use(LinkTargetsContext)
  const link = typeof value === 'string' ? value : ''
  const titleOf = (stored: string) => pages.find((page) => page.value === stored)?.title ?? stored
  const help = isFile
    ? t`The address of the document.`
    : t`Choose a page, or write an address, e-mail or phone number.`
  return (
    <Autocomplete
      freeSolo
      autoSelect
      options={isFile ? [] : pages.map((page) => page.value)}
      value={link || null}
      getOptionLabel={titleOf}
      onChange={(_, chosen) => onChange(completed(chosen ?? '') || undefined)}
      renderInput={(params) => (
        <TextField
          {...params}
          label={label}
          margin="dense"
          error={problem !== undefined}
          helperText={problem ?? help}
        />
      )}
    />
  )
}
