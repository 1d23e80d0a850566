import { useLingui } from '@lingui/react/macro'
import AddIcon from '@mui/icons-material/Add'
import DeleteIcon from '@mui/icons-material/Delete'
import { Box, Button, IconButton } from '@mui/material'
import { useEffect, useState } from 'react'
import { dilutionText } from '../../../domain/homeopathy/dilution-steps.ts'
import type { Form, Size } from '../../../domain/homeopathy/form.ts'
import { asksForCarrier, mixtureForms, mixtureSizes } from '../../../domain/mixture/mixture-form.ts'
import {
  type MixtureCarrier,
  type MixtureScale,
  maxSubstances,
  mixtureCarriers,
  mixtureScales,
  type Substance,
  type SubstanceType,
  substanceTypes,
} from '../../../domain/mixture/substance.ts'
import type { MixtureSpec } from '../../../domain/quick-order/lines/mixture-text.ts'
import {
  carrierNames,
  formNames,
  sizeNames,
  type Translate,
} from '../../../messages/shop/preparations.ts'
import { substanceTypeNames } from '../../../messages/shop/substances.ts'
import { ChoiceField } from '../../screen/choices.tsx'
import type { PriceRequest } from './price-request.ts'
import { dilutionsOf, type FoundRemedy, RemedyField } from './remedy-field.tsx'

type DraftSubstance = {
  key: number
  type: SubstanceType
  remedy: FoundRemedy | null
  scale?: MixtureScale
  dilution?: string
}

const families = {
  Homeopathy: 'homeopathy',
  Phytotherapy: 'phytotherapy',
  Gemmotherapy: 'gemmotherapy',
} as const satisfies Record<SubstanceType, string>

type SubstanceRowProps = {
  substance: DraftSubstance
  shop: Translate
  onChange: (substance: DraftSubstance) => void
  onRemove: (() => void) | undefined
}

const substanceStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1.5,
  alignItems: 'center',
  '& > .MuiTextField-root': { minWidth: 160, flexGrow: 1 },
}

/** One substance of a mixture. */
const SubstanceRow = ({ substance, shop, onChange, onRemove }: SubstanceRowProps) => {
  const { t } = useLingui()
  const { key, type, remedy, scale, dilution } = substance
  const dilutions = remedy && type === 'Homeopathy' ? dilutionsOf(remedy) : undefined
  return (
    <Box sx={substanceStyle}>
      <ChoiceField
        label={t`Type`}
        value={type}
        values={substanceTypes}
        nameOf={(one) => shop(substanceTypeNames[one])}
        onChange={(value) => onChange({ key, type: value, remedy: null })}
      />
      <Box sx={{ flex: '3 1 260px' }}>
        <RemedyField
          family={families[type]}
          value={remedy}
          onChange={(found) => onChange({ key, type, remedy: found })}
        />
      </Box>
      {type === 'Homeopathy' && (
        <>
          <ChoiceField
            label={t`Scale`}
            value={scale ?? ''}
            values={mixtureScales.filter((one) => (dilutions?.[one].length ?? 0) > 0)}
            onChange={(value) => onChange({ key, type, remedy, scale: value })}
          />
          <ChoiceField
            label={t`Dilution`}
            value={dilution ?? ''}
            values={scale && dilutions ? dilutions[scale] : []}
            nameOf={(one) => (scale ? dilutionText(scale, one) : one)}
            onChange={(value) => onChange({ ...substance, dilution: value })}
          />
        </>
      )}
      {onRemove && (
        <IconButton onClick={onRemove} aria-label={t`Remove this substance`}>
          <DeleteIcon />
        </IconButton>
      )}
    </Box>
  )
}

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

type MixtureChoiceProps = {
  onChange: (request: PriceRequest | undefined, mixture: MixtureSpec) => void
  shop: Translate
}

/** A mixture: substances, form, vehicle and size, as in the shop. */
export const MixtureChoice = ({ onChange, shop }: MixtureChoiceProps) => {
  const { t } = useLingui()
  const [drafts, setDrafts] = useState<DraftSubstance[]>([firstDraft])
  const [chosen, setChosen] = useState<Chosen>({})
  const substances = substancesOf(drafts)
  const { form, size, carrier } = chosen

  useEffect(() => {
    onChange(requestOf(drafts, chosen), { substances: substancesOf(drafts), ...chosen })
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
