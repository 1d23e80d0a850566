import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { dilutionText } from '../../../domain/homeopathy/dilution-text.ts'
import { type Carrier, carriers, formsOf, sizesOf } from '../../../domain/homeopathy/form.ts'
import type { Preparation } from '../../../domain/homeopathy/preparation.ts'
import { parseRemedy } from '../../../domain/homeopathy/remedy.ts'
import { scales } from '../../../domain/homeopathy/scale.ts'
import {
  carrierNames,
  formNames,
  sizeNames,
  type Translate,
} from '../../../messages/shop/preparations.ts'
import { ChoiceField } from './choice-field.tsx'
import type { ChoiceProps } from './price-request.ts'
import { type FoundRemedy, RemedyField } from './remedy-field.tsx'

/** The dilutions that a remedy is made in, by scale. */
const dilutionsOf = ({ id, name, ch, k, lm }: FoundRemedy) => {
  const [lmf = null, lmt = null] = lm === '' ? [] : lm.split('-').map(Number)
  return parseRemedy({ id, nm: name, ab: null, ch: ch || null, k: k || null, lmf, lmt }).dilutions
}

/** A single homeopathic remedy: scale, dilution, form, vehicle and size, as in the shop. */
export const SingleChoice = ({ onChange, shop }: ChoiceProps & { shop: Translate }) => {
  const { t } = useLingui()
  const [remedy, setRemedy] = useState<FoundRemedy | null>(null)
  const [choice, setChoice] = useState<Partial<Preparation>>({})
  const { scale, dilution, form, carrier, size } = choice
  const dilutions = remedy && dilutionsOf(remedy)

  useEffect(() => {
    const isComplete = scale && dilution && form && size && (form !== 'drops' || carrier)
    onChange(
      remedy && isComplete
        ? { family: 'homeopathy', remedy: remedy.id, scale, dilution, form, size, carrier }
        : undefined,
    )
  }, [remedy, scale, dilution, form, carrier, size, onChange])

  return (
    <>
      <RemedyField
        family="homeopathy"
        value={remedy}
        onChange={(found) => {
          setRemedy(found)
          setChoice({})
        }}
      />
      <ChoiceField
        label={t`Scale`}
        value={scale ?? ''}
        options={scales
          .filter((one) => (dilutions?.[one].length ?? 0) > 0)
          .map((value) => ({ value, label: value }))}
        onChange={(value) => setChoice({ scale: value })}
      />
      <ChoiceField
        label={t`Dilution`}
        value={dilution ?? ''}
        options={(scale && dilutions ? dilutions[scale] : []).map((value) => ({
          value,
          label: scale ? dilutionText(scale, value) : value,
        }))}
        onChange={(value) => setChoice({ scale, dilution: value })}
      />
      <ChoiceField
        label={t`Pharmaceutical form`}
        value={form ?? ''}
        options={(scale && dilution ? formsOf(scale, dilution) : []).map((value) => ({
          value,
          label: shop(formNames[value]),
        }))}
        onChange={(value) => setChoice({ scale, dilution, form: value })}
      />
      {form === 'drops' && (
        <ChoiceField<Carrier>
          label={t`Vehicle`}
          value={carrier ?? ''}
          options={carriers.map((value) => ({ value, label: shop(carrierNames[value]) }))}
          onChange={(value) => setChoice({ ...choice, carrier: value })}
        />
      )}
      <ChoiceField
        label={t`Size`}
        value={size ?? ''}
        options={(scale && form ? sizesOf(scale, form) : []).map((value) => ({
          value,
          label: shop(sizeNames[value]),
        }))}
        onChange={(value) => setChoice({ ...choice, size: value })}
      />
    </>
  )
}
