import type { I18n } from '@lingui/core'
import type { Config, Field, Fields } from '@puckeditor/core'
import type { ReactNode } from 'react'
import type { EditorField } from '../../../blocks/fields.ts'
import { type BlockType, blockManifest, blockTypes } from '../../../blocks/manifest.ts'
import { blockNames } from './block-names.ts'
import { BlockPreview } from './block-preview.tsx'
import { BlockField } from './fields/block-field.tsx'

const firstValue = (field: EditorField): unknown => {
  if (field.type === 'list') return field.startsEmpty ? [] : [{}]
  return field.type === 'select' ? field.options[0] : undefined
}

/** A new block: empty, with the first choice of each selection and one entry in each list. */
const defaultsOf = (fields: Readonly<Record<string, EditorField>>) =>
  Object.fromEntries(
    Object.entries(fields)
      .map(([name, field]) => [name, firstValue(field)])
      .filter(([, value]) => value !== undefined),
  )

const fieldOf = (name: string, field: EditorField): Field => ({
  type: 'custom',
  render: ({ value, onChange }) => (
    <BlockField name={name} field={field} value={value} onChange={onChange} />
  ),
})

const componentOf = (type: BlockType, i18n: I18n): Config['components'][string] => {
  const fields: Readonly<Record<string, EditorField>> = blockManifest[type].definition.fields
  return {
    label: i18n._(blockNames[type].name),
    defaultProps: defaultsOf(fields),
    fields: Object.fromEntries(
      Object.entries(fields).map(([name, field]) => [name, fieldOf(name, field)]),
    ) as Fields,
    // Without an element of Puck around it: the button of the block has a name.
    inline: true,
    render: ({ id, puck }) => <BlockPreview id={id} type={type} dragRef={puck.dragRef} />,
  }
}

/** The editor's view of the site's blocks, derived from their definitions. */
export const puckConfig = (i18n: I18n): Config => ({
  components: Object.fromEntries(blockTypes.map((type) => [type, componentOf(type, i18n)])),
  root: { fields: {}, render: ({ children }: { children: ReactNode }) => <main>{children}</main> },
})
