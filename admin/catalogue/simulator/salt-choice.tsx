import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { type SaltForm, saltForms } from '../../../domain/catalogue/salt.ts'
import type { Translate } from '../../../messages/shop/preparations.ts'
import { saltFormNames } from '../../../messages/shop/salts.ts'
import { ChoiceField } from './choice-field.tsx'
import type { ChoiceProps } from './price-request.ts'
import { type FoundRemedy, RemedyField } from './remedy-field.tsx'

/** A Schüssler salt and its form. */
export const SaltChoice = ({ onChange, shop }: ChoiceProps & { shop: Translate }) => {
  const { t } = useLingui()
  const [remedy, setRemedy] = useState<FoundRemedy | null>(null)
  const [form, setForm] = useState<SaltForm | ''>('')
  useEffect(() => {
    onChange(remedy && form ? { family: 'schussler', remedy: remedy.id, form } : undefined)
  }, [remedy, form, onChange])
  return (
    <>
      <RemedyField family="schussler" value={remedy} onChange={setRemedy} />
      <ChoiceField
        label={t`Pharmaceutical form`}
        value={form}
        options={saltForms.map((value) => ({ value, label: shop(saltFormNames[value]) }))}
        onChange={setForm}
      />
    </>
  )
}
