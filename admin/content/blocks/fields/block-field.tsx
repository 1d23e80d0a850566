import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import { FormControlLabel, Switch, TextField } from '@mui/material'
import { use } from 'react'
import type { EditorField } from '../../../../blocks/fields.ts'
import { ChoiceField } from '../../../screen/choices.tsx'
import { RichTextEditor } from '../../rich-text/rich-text-editor.tsx'
import { choiceNames, type FieldName, fieldNames, problemNames } from '../field-names.ts'
import { BlockEntryList } from './entry-list.tsx'
import { EssentialsField } from './essentials-field.tsx'
import {
  EditedPageContext,
  FieldPathContext,
  type FieldProps,
  useFieldIssue,
} from './field-context.ts'
import { IconField, ProductField, TopicField } from './found-fields.tsx'
import { LinkField } from './link-field.tsx'
import { FileField, ImageField } from './media-field.tsx'

type Entry = Readonly<Record<string, unknown>>

type BlockFieldProps = Pick<FieldProps, 'value' | 'onChange'> & {
  name: string
  field: EditorField
}

type ListProps = FieldProps & {
  name: string
  list: Extract<EditorField, { type: 'list' }>
}

/** A list of entries, each with several fields. */
const ListField = ({ label, name, value, onChange, problem, list }: ListProps) => {
  const { t } = useLingui()
  const path = use(FieldPathContext)
  return (
    <BlockEntryList<Entry>
      label={label}
      problem={problem}
      entries={Array.isArray(value) ? value : []}
      onChange={onChange}
      newEntry={{}}
      addLabel={t`Add to: ${label}`}
      most={list.most}
    >
      {(entry, at, replace) => (
        <FieldPathContext value={[...path, name, at]}>
          {Object.entries(list.of).map(([each, field]) => (
            <BlockField
              key={each}
              name={each}
              field={field}
              value={entry[each]}
              onChange={(next) => replace({ ...entry, [each]: next })}
            />
          ))}
        </FieldPathContext>
      )}
    </BlockEntryList>
  )
}

const numberOf = (text: string) => (text === '' ? undefined : Number(text))

const textOf = (value: unknown) => (value === undefined || value === null ? '' : String(value))

/** The control for a field of a block, by the kind that its definition names. */
export const BlockField = ({ name, field, value, onChange }: BlockFieldProps) => {
  const { t } = useLingui()
  const { language } = use(EditedPageContext)
  const issue = useFieldIssue(name)
  const nameIn = (named: MessageDescriptor | undefined) => (named ? t(named) : name)
  const label = nameIn(fieldNames[name as FieldName])
  const choiceName = (option: string) => {
    const named = choiceNames[option]
    return named ? t(named) : option
  }
  const problem = issue && t(problemNames[issue])
  const shared: FieldProps = { label, value, onChange, problem }
  const text = {
    label,
    value: textOf(value),
    error: problem !== undefined,
    helperText: problem,
    fullWidth: true,
    margin: 'dense' as const,
  }
  switch (field.type) {
    case 'list':
      return <ListField {...shared} name={name} list={field} />
    case 'richtext':
      return (
        <RichTextEditor
          {...shared}
          language={language}
          value={textOf(value)}
          onChange={(written) => onChange(written || undefined)}
        />
      )
    case 'link':
      return <LinkField {...shared} />
    case 'file':
      return <FileField {...shared} />
    case 'product':
      return <ProductField {...shared} />
    case 'topic':
      return <TopicField {...shared} />
    case 'essentials':
      return <EssentialsField {...shared} />
    case 'image':
      return <ImageField {...shared} />
    case 'icon':
      return <IconField {...shared} />
    case 'switch':
      return (
        <FormControlLabel
          label={label}
          control={<Switch checked={value === true} onChange={(_, isOn) => onChange(isOn)} />}
        />
      )
    case 'select':
      return (
        <ChoiceField {...text} values={field.options} nameOf={choiceName} onChange={onChange} />
      )
    case 'number':
      return (
        <TextField
          {...text}
          type="number"
          onChange={({ target }) => onChange(numberOf(target.value))}
        />
      )
    case 'date':
      return (
        <TextField
          {...text}
          type="date"
          slotProps={{ inputLabel: { shrink: true } }}
          onChange={({ target }) => onChange(target.value)}
        />
      )
    case 'textarea':
      return (
        <TextField
          {...text}
          multiline
          minRows={2}
          maxRows={12}
          onChange={({ target }) => onChange(target.value)}
        />
      )
    case 'text':
      if (name === 'alt' && !problem)
        text.helperText = t`For people who cannot see it. Without a text, the alternative text of the media library is used.`
      return <TextField {...text} onChange={({ target }) => onChange(target.value)} />
  }
}
