import { useLingui } from '@lingui/react/macro'
import { ChoiceField } from '../screen/choices.tsx'
import type { Upload } from './use-import-rows.ts'

/** Says which sheet of a workbook is read, and offers the others; nothing for a single sheet. */
export const SheetChoice = ({
  sheets,
  value,
  onChange,
}: Pick<Upload, 'sheets'> & { value: string; onChange: (sheet: string) => void }) => {
  const { t } = useLingui()
  const [first = ''] = sheets
  if (sheets.length < 2) return null
  const count = sheets.length
  return (
    <ChoiceField
      label={t`Sheet to import`}
      value={value || first}
      values={sheets}
      onChange={onChange}
      helperText={t`The file has ${count} sheets. Only this one is read.`}
      sx={{ mt: 2, minWidth: '16rem', maxWidth: '100%' }}
    />
  )
}
