import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Autocomplete } from '@mui/material'
import { use, useMemo, useState } from 'react'
import { EditedPageContext, type FieldProps } from './field-context.ts'
import { fieldInput } from './found-fields.tsx'
import { findTargets, type LinkTarget, titleOfTarget } from './link-targets.ts'
import { useFound, useTitle } from './use-found.ts'

const groupNames = {
  page: msg`Pages of the site`,
  news: msg`News`,
  health: msg`Health topics`,
  resources: msg`Resources`,
  product: msg`Products`,
  remedy: msg`Remedies`,
  document: msg`Documents`,
} as const satisfies Record<LinkTarget['kind'], unknown>

/** What people write, as it is stored: 'www.example.ch' is another site, 'a@b.ch' a mail address. */
const completedLink = (text: string) => {
  const link = text.trim()
  if (/^(page:|\/|https:|mailto:|tel:)/.test(link) || link === '') return link
  if (/^http:/.test(link)) return link.replace(/^http:/, 'https:')
  if (/^[^\s@/]+@[^\s@/]+$/.test(link)) return `mailto:${link}`
  if (/^\+?[\d ]{6,}$/.test(link)) return `tel:${link}`
  return /^[\w-]+(\.[\w-]+)+/.test(link) ? `https://${link}` : link
}

/** A stored address as people write it. */
const writtenLink = (link: string) => link.replace(/^(mailto|tel):/, '')

/** A page, product, remedy or document by its name, another site, a mail address or a phone number. */
export const LinkField = ({ label, value, onChange, problem }: FieldProps) => {
  const { t } = useLingui()
  const { pages } = use(EditedPageContext)
  const [typed, setTyped] = useState('')
  const { found, isSearching } = useFound('targets', typed, findTargets)
  const link = typeof value === 'string' ? value : ''
  const page = pages.find((each) => each.value === link.replace(/\?.*$/, ''))
  const otherTitle = useTitle(page ? '' : link, titleOfTarget)
  const isInternal = link.startsWith('page:') || link.startsWith('/files/')
  const title = page?.title || otherTitle || (isInternal && otherTitle === undefined ? '…' : '')
  // Another object would overwrite what is typed.
  const chosen = useMemo(
    (): LinkTarget | null =>
      link ? { value: link, title: title || writtenLink(link), kind: 'page' } : null,
    [link, title],
  )
  const words = typed.trim().toLowerCase().split(/\s+/).filter(Boolean)
  const isMatching = ({ title: each }: LinkTarget) =>
    words.every((word) => each.toLowerCase().includes(word))
  const options: LinkTarget[] = [
    ...pages.filter(isMatching).toSorted((one, other) => one.kind.localeCompare(other.kind)),
    ...found,
  ]
  const help = link
    ? undefined
    : t`Type the name of a page, product, remedy or document, or write an address, e-mail or phone number.`
  return (
    <Autocomplete<LinkTarget, false, false, true>
      freeSolo
      // A name that was not chosen does not look like a link.
      clearOnBlur
      options={options}
      filterOptions={(all) => all}
      value={chosen}
      loading={isSearching}
      groupBy={({ kind }) => t(groupNames[kind])}
      getOptionLabel={(option) => (typeof option === 'string' ? option : option.title)}
      getOptionKey={(option) => (typeof option === 'string' ? option : option.value)}
      isOptionEqualToValue={(option, current) =>
        typeof current !== 'string' && option.value === current.value
      }
      onInputChange={(_, text, reason) => setTyped(reason === 'input' ? text : '')}
      onChange={(_, next) =>
        onChange((typeof next === 'string' ? completedLink(next) : next?.value) || undefined)
      }
      onBlur={() => {
        const written = completedLink(typed)
        if (written && /^(\/|https:|mailto:|tel:)/.test(written)) onChange(written)
      }}
      renderInput={fieldInput({ label, problem, help })}
    />
  )
}
