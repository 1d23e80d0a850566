import { useLingui } from '@lingui/react/macro'
import { Autocomplete } from '@mui/material'
import { useState } from 'react'
import {
  type Essential,
  readEssentials,
  writeEssentials,
} from '../../../../domain/content/essentials.ts'
import { BlockEntryList } from './entry-list.tsx'
import type { FieldProps } from './field-context.ts'
import { fieldInput } from './found-fields.tsx'
import { LinkField } from './link-field.tsx'
import { findRemedyTargets, remedyTarget } from './link-targets.ts'
import { useFound } from './use-found.ts'

type Remedy = Parameters<typeof remedyTarget>[0]

type RowProps = { essential: Essential; onChange: (essential: Essential) => void }

/** A remedy by its name, which brings its page; or an own name with any link. */
const EssentialRow = ({ essential, onChange }: RowProps) => {
  const { t } = useLingui()
  const [typed, setTyped] = useState('')
  const { found, isSearching } = useFound<Remedy>('remedies', typed, findRemedyTargets)
  const help = essential.name
    ? undefined
    : t`Choose a remedy, and its page is linked; or write any name.`
  return (
    <>
      <Autocomplete<Remedy, false, false, true>
        freeSolo
        options={[...found]}
        filterOptions={(all) => all}
        loading={isSearching}
        inputValue={essential.name}
        value={null}
        getOptionLabel={(option) => (typeof option === 'string' ? option : option.name)}
        getOptionKey={(option) => (typeof option === 'string' ? option : option.id)}
        onInputChange={(_, text, reason) => {
          if (reason === 'input') {
            setTyped(text)
            onChange({ ...essential, name: text })
          }
          if (reason === 'clear') onChange({ ...essential, name: '' })
        }}
        onChange={(_, remedy) => {
          if (!remedy || typeof remedy === 'string') return
          setTyped('')
          const [target] = remedyTarget(remedy)
          onChange({ name: remedy.name, link: target?.value ?? essential.link })
        }}
        renderInput={fieldInput({ label: t`Name`, help })}
      />
      <LinkField
        label={t`Link`}
        value={essential.link}
        problem={undefined}
        onChange={(link) =>
          onChange({ ...essential, link: typeof link === 'string' ? link : undefined })
        }
      />
    </>
  )
}

/** The remedies of a home pharmacy with their links; stored as one text. */
export const EssentialsField = ({ label, value, onChange, problem }: FieldProps) => {
  const { t } = useLingui()
  const stored = readEssentials(typeof value === 'string' ? value : '')
  const [rows, setRows] = useState(stored)
  const isCurrent = writeEssentials(rows) === writeEssentials(stored)
  return (
    <BlockEntryList<Essential>
      label={label}
      problem={problem}
      // Undone or restored elsewhere.
      entries={isCurrent ? rows : stored}
      onChange={(next) => {
        setRows([...next])
        onChange(writeEssentials(next) || undefined)
      }}
      newEntry={{ name: '', link: undefined }}
      addLabel={t`Add a remedy`}
    >
      {(essential, _at, replace) => <EssentialRow essential={essential} onChange={replace} />}
    </BlockEntryList>
  )
}
