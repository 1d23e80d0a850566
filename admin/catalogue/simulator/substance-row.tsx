import { useLingui } from '@lingui/react/macro'
import DeleteIcon from '@mui/icons-material/Delete'
import { Box, IconButton } from '@mui/material'
import { dilutionText } from '../../../domain/homeopathy/dilution-steps.ts'
import { parseRemedy } from '../../../domain/homeopathy/remedy.ts'
import {
  type MixtureScale,
  mixtureScales,
  type SubstanceType,
  substanceTypes,
} from '../../../domain/mixture/substance.ts'
import type { Translate } from '../../../messages/shop/preparations.ts'
import { substanceTypeNames } from '../../../messages/shop/substances.ts'
import { ChoiceField } from './choice-field.tsx'
import { type FoundRemedy, RemedyField } from './remedy-field.tsx'

export type DraftSubstance = {
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

const dilutionsOf = ({ id, name, ch }: FoundRemedy) =>
  parseRemedy({ id, nm: name, ab: null, ch: ch || null, k: null, lmf: null, lmt: null }).dilutions

type SubstanceRowProps = {
  substance: DraftSubstance
  shop: Translate
  onChange: (substance: DraftSubstance) => void
  onRemove: (() => void) | undefined
}

/** One substance of a mixture. */
export const SubstanceRow = ({ substance, shop, onChange, onRemove }: SubstanceRowProps) => {
  const { t } = useLingui()
  const { key, type, remedy, scale, dilution } = substance
  const dilutions = remedy && type === 'Homeopathy' ? dilutionsOf(remedy) : undefined
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
      <ChoiceField
        label={t`Kind`}
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
