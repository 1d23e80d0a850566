import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { familySizes, type SizedFamily } from '../../../domain/catalogue/sized-family.ts'
import { sizeMessage } from '../../../messages/shop/preparations.ts'
import { ChoiceField } from './choice-field.tsx'
import type { ChoiceProps } from './price-request.ts'
import { type FoundRemedy, RemedyField } from './remedy-field.tsx'

/** A plant, a bud or a trace element: remedy and size. */
export const SizedChoice = ({ family, onChange }: ChoiceProps & { family: SizedFamily }) => {
  const { t } = useLingui()
  const [remedy, setRemedy] = useState<FoundRemedy | null>(null)
  const [size, setSize] = useState('')
  useEffect(() => {
    onChange(remedy && size ? { family, remedy: remedy.id, size } : undefined)
  }, [family, remedy, size, onChange])
  return (
    <>
      <RemedyField family={family} value={remedy} onChange={setRemedy} />
      <ChoiceField
        label={t`Size`}
        value={size}
        options={familySizes(family).map((value) => ({ value, label: sizeMessage(value) }))}
        onChange={setSize}
      />
    </>
  )
}
