import { useLingui } from '@lingui/react/macro'
import type { ComponentType } from 'react'
import { use } from 'react'
import type { EditorField } from '../../../../blocks/fields.ts'
import { EntryList } from './entry-list.tsx'
import { FieldPathContext, type FieldProps } from './field-context.ts'

type Entry = Readonly<Record<string, unknown>>

export type BlockFieldProps = Pick<FieldProps, 'value' | 'onChange'> & {
  name: string
  field: EditorField
}

type Props = FieldProps & {
  name: string
  list: Extract<EditorField, { type: 'list' }>
  /** The control of a field in an entry. */
  Field: ComponentType<BlockFieldProps>
}

/** A list of entries, each with several fields. */
export const ListField = ({ label, name, value, onChange, problem, list, Field }: Props) => {
  const { t } = useLingui()
  const path = use(FieldPathContext)
  return (
    <EntryList<Entry>
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
            <Field
              key={each}
              name={each}
              field={field}
              value={entry[each]}
              onChange={(next) => replace({ ...entry, [each]: next })}
            />
          ))}
        </FieldPathContext>
      )}
    </EntryList>
  )
}
