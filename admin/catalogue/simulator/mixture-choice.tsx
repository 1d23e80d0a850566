import { useLingui } from '@lingui/react/macro'
import AddIcon from '@mui/icons-material/Add'
import { Button } from '@mui/material'
import { useEffect, useState } from 'react'
import type { Form, Size } from '../../../domain/homeopathy/form.ts'
import { asksForCarrier, mixtureForms, mixtureSizes } from '../../../domain/mixture/mixture-form.ts'
import type { Substance } from '../../../domain/mixture/substance.ts'
import {
  type MixtureCarrier,
  maxSubstances,
  mixtureCarriers,
} from '../../../domain/mixture/substance.ts'
import {
  carrierNames,
  formNames,
  sizeNames,
  type Translate,
} from '../../../messages/shop/preparations.ts'
import { ChoiceField } from './choice-field.tsx'
import type { ChoiceProps, PriceRequest } from './price-request.ts'
import { type DraftSubstance, SubstanceRow } from './substance-row.tsx'

const finished = ({ type, remedy, scale, dilution }: DraftSubstance): Substance | undefined => {
  if (!remedy) return undefined
  if (type !== 'Homeopathy') return { type, name: remedy.name }
  return scale && dilution ? { type, name: remedy.name, scale, dilution } : undefined
}

type Chosen = { form?: Form; size?: Size; carrier?: MixtureCarrier }

const requestOf = (
  drafts: readonly DraftSubstance[],
  substances: readonly Substance[],
  { form, size, carrier }: Chosen,
): PriceRequest | undefined => {
  const needsCarrier = form !== undefined && asksForCarrier(form, substances)
  if (!form || !size || substances.length < drafts.length || (needsCarrier && !carrier))
    return undefined
  return {
    family: 'custom',
    form,
    size,
    carrier: needsCarrier ? carrier : undefined,
    substances: drafts.map(({ type, remedy, scale, dilution }) => ({
      type,
      remedy: remedy?.id ?? 0,
      scale,
      dilution,
    })),
  }
}

/** A mixture: substances, form, vehicle and size, as in the shop. */
export const MixtureChoice = ({ onChange, shop }: ChoiceProps & { shop: Translate }) => {
  const { t } = useLingui()
  const [drafts, setDrafts] = useState<DraftSubstance[]>([
    { key: 0, type: 'Homeopathy', remedy: null },
  ])
  const [chosen, setChosen] = useState<Chosen>({})
  const substances = drafts.flatMap((draft) => finished(draft) ?? [])
  const { form, size, carrier } = chosen

  useEffect(() => {
    onChange(
      requestOf(
        drafts,
        drafts.flatMap((draft) => finished(draft) ?? []),
        chosen,
      ),
    )
  }, [drafts, chosen, onChange])

  return (
    <>
      {drafts.map((draft) => (
        <SubstanceRow
          key={draft.key}
          substance={draft}
          shop={shop}
          onChange={(changed) =>
            setDrafts(drafts.map((one) => (one.key === draft.key ? changed : one)))
          }
          onRemove={
            drafts.length > 1
              ? () => setDrafts(drafts.filter(({ key }) => key !== draft.key))
              : undefined
          }
        />
      ))}
      <Button
        startIcon={<AddIcon />}
        disabled={drafts.length >= maxSubstances}
        onClick={() =>
          setDrafts([
            ...drafts,
            {
              key: Math.max(...drafts.map(({ key }) => key)) + 1,
              type: 'Homeopathy',
              remedy: null,
            },
          ])
        }
        sx={{ alignSelf: 'start' }}
      >
        {t`Add a substance`}
      </Button>
      <ChoiceField
        label={t`Pharmaceutical form`}
        value={form ?? ''}
        options={mixtureForms(substances)
          .filter(({ available }) => available)
          .map(({ form: value }) => ({ value, label: shop(formNames[value]) }))}
        onChange={(value) => setChosen({ form: value })}
      />
      {form && asksForCarrier(form, substances) && (
        <ChoiceField
          label={t`Vehicle`}
          value={carrier ?? ''}
          options={mixtureCarriers.map((value) => ({ value, label: shop(carrierNames[value]) }))}
          onChange={(value) => setChosen({ ...chosen, carrier: value })}
        />
      )}
      <ChoiceField
        label={t`Size`}
        value={size ?? ''}
        options={(form ? mixtureSizes(form) : []).map((value) => ({
          value,
          label: shop(sizeNames[value]),
        }))}
        onChange={(value) => setChosen({ ...chosen, size: value })}
      />
    </>
  )
}
