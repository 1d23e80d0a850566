import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { dilutionText, scales } from '../../../domain/homeopathy/dilution-steps.ts'
import type { Preparation } from '../../../domain/homeopathy/form.ts'
import { type Carrier, carriers, formsOf, sizesOf } from '../../../domain/homeopathy/form.ts'
import {
  carrierNames,
  formNames,
  sizeNames,
  type Translate,
} from '../../../messages/shop/preparations.ts'
import { ChoiceField } from '../../screen/choices.tsx'
import type { ChoiceProps } from './price-request.ts'
import { dilutionsOf, type FoundRemedy, RemedyField } from './remedy-field.tsx'

type Choice = Partial<Preparation>
type Dilutions = ReturnType<typeof dilutionsOf>

/** The choice without what is no longer offered after a change. */
const offeredPart = (choice: Choice, dilutions: Dilutions): Choice => {
  const { scale, dilution, form, carrier, size } = choice
  if (!scale || dilutions[scale].length === 0) return {}
  if (!dilution || !dilutions[scale].includes(dilution)) return { scale }
  if (!form || !formsOf(scale, dilution).includes(form)) return { scale, dilution }
  return {
    scale,
    dilution,
    form,
    ...(form === 'drops' && carrier && { carrier }),
    ...(size && sizesOf(scale, form).includes(size) && { size }),
  }
}

/** A single homeopathic remedy: scale, dilution, form, vehicle and size, as in the shop. */
export const SingleChoice = ({ onChange, shop }: ChoiceProps & { shop: Translate }) => {
  const { t } = useLingui()
  const [remedy, setRemedy] = useState<FoundRemedy | null>(null)
  const [choice, setChoice] = useState<Choice>({})
  const { scale, dilution, form, carrier, size } = choice
  const dilutions = remedy && dilutionsOf(remedy)
  const change = (changed: Choice) =>
    setChoice(dilutions ? offeredPart({ ...choice, ...changed }, dilutions) : {})

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
          setChoice(found ? offeredPart(choice, dilutionsOf(found)) : {})
        }}
      />
      <ChoiceField
        label={t`Scale`}
        value={scale ?? ''}
        values={scales.filter((one) => (dilutions?.[one].length ?? 0) > 0)}
        onChange={(value) => change({ scale: value })}
      />
      <ChoiceField
        label={t`Dilution`}
        value={dilution ?? ''}
        values={scale && dilutions ? dilutions[scale] : []}
        nameOf={(one) => (scale ? dilutionText(scale, one) : one)}
        onChange={(value) => change({ dilution: value })}
      />
      <ChoiceField
        label={t`Pharmaceutical form`}
        value={form ?? ''}
        values={scale && dilution ? formsOf(scale, dilution) : []}
        nameOf={(one) => shop(formNames[one])}
        onChange={(value) => change({ form: value })}
      />
      {form === 'drops' && (
        <ChoiceField<Carrier>
          label={t`Vehicle`}
          value={carrier ?? ''}
          values={carriers}
          nameOf={(one) => shop(carrierNames[one])}
          onChange={(value) => change({ carrier: value })}
        />
      )}
      <ChoiceField
        label={t`Size`}
        value={size ?? ''}
        values={scale && form ? sizesOf(scale, form) : []}
        nameOf={(one) => shop(sizeNames[one])}
        onChange={(value) => change({ size: value })}
      />
    </>
  )
}
