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

const substancesOf = (drafts: readonly DraftSubstance[]) =>
  drafts.flatMap((draft) => finished(draft) ?? [])

const firstDraft: DraftSubstance = { key: 0, type: 'Homeopathy', remedy: null }

type Chosen = { form?: Form; size?: Size; carrier?: MixtureCarrier }

const requestOf = (
  drafts: readonly DraftSubstance[],
  { form, size, carrier }: Chosen,
): PriceRequest | undefined => {
  const substances = substancesOf(drafts)
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
  const [drafts, setDrafts] = useState<DraftSubstance[]>([firstDraft])
  const [chosen, setChosen] = useState<Chosen>({})
  const substances = substancesOf(drafts)
  const { form, size, carrier } = chosen

  useEffect(() => {
    onChange(requestOf(drafts, chosen))
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
            { ...firstDraft, key: Math.max(...drafts.map(({ key }) => key)) + 1 },
          ])
        }
        sx={{ alignSelf: 'start' }}
      >
        {t`Add a substance`}
      </Button>
      <ChoiceField
        label={t`Pharmaceutical form`}
        value={form ?? ''}
        values={mixtureForms(substances).flatMap((one) => (one.available ? one.form : []))}
        nameOf={(one) => shop(formNames[one])}
        onChange={(value) => setChosen({ form: value })}
      />
      {form && asksForCarrier(form, substances) && (
        <ChoiceField
          label={t`Vehicle`}
          value={carrier ?? ''}
          values={mixtureCarriers}
          nameOf={(one) => shop(carrierNames[one])}
          onChange={(value) => setChosen({ ...chosen, carrier: value })}
        />
      )}
      <ChoiceField
        label={t`Size`}
        value={size ?? ''}
        values={form ? mixtureSizes(form) : []}
        nameOf={(one) => shop(sizeNames[one])}
        onChange={(value) => setChosen({ ...chosen, size: value })}
      />
    </>
  )
}
