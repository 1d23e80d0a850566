import { use } from 'react'
import { RichTextEditor } from '../../rich-text/rich-text-editor.tsx'
import { EditedPageContext } from './edited-page.ts'
import type { FieldProps } from './field-props.ts'

/** Text with paragraphs, emphasis, lists, headings and links. */
export const RichTextField = ({ label, value, onChange, problem }: FieldProps) => {
  const { language } = use(EditedPageContext)
  return (
    <RichTextEditor
      label={label}
      language={language}
      value={typeof value === 'string' ? value : ''}
      onChange={(text) => onChange(text || undefined)}
      problem={problem}
    />
  )
}
