import { useLingui } from '@lingui/react/macro'
import { Autocomplete } from '@mui/material'
import { use, useMemo } from 'react'
import { EditedPageContext, type FieldProps } from './field-context.ts'
import { fieldInput } from './field-input.tsx'

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
