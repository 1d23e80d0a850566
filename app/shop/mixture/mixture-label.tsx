import { Trans, useLingui } from '@lingui/react/macro'
import { memo } from 'react'
import { finishedSubstances, type MixtureState } from '../../../domain/mixture/builder.ts'
import { substanceLine } from '../../../domain/mixture/substance-line.ts'
import { carrierNames, formNames, sizeNames } from '../../../messages/shop/preparations.ts'
import { LabelFrame, LabelLine } from '../selector/label-frame.tsx'
import { useSubstanceParts } from './lazy-components.ts'

/**
 * The label of a mixture, with a line for each finished substance: 'type: name dilution' (D2 §3).
 */
export const MixtureLabel = memo(({ state }: { state: MixtureState }) => {
  const { t } = useLingui()
  const { name, form, carrier, size } = state
  const { part } = useSubstanceParts(state.substances.length > 0)
  const lines = finishedSubstances(state).map(substanceLine)
  const line =
    form && size
      ? {
          name,
          info: {
            type: 'custom',
            substances: lines,
            form,
            size,
            ...(carrier && { carrier }),
          } as const,
        }
      : undefined
  return (
    <LabelFrame
      family={<Trans>Mixture</Trans>}
      fill="bg-mixtures"
      line={line}
      name={name || (lines.length > 0 ? <Trans>Custom mixture</Trans> : undefined)}
      placeholder={<Trans>Your mixture</Trans>}
      body={
        part && lines.length > 0 ? (
          <part.LabelSubstances lines={lines} />
        ) : (
          <div className="mt-1 min-h-12 border-y border-line" />
        )
      }
    >
      <LabelLine name={<Trans>Form</Trans>}>{form && t(formNames[form])}</LabelLine>
      {carrier && <LabelLine name={<Trans>Vehicle</Trans>}>{t(carrierNames[carrier])}</LabelLine>}
      <LabelLine name={<Trans>Size</Trans>}>{size && t(sizeNames[size])}</LabelLine>
    </LabelFrame>
  )
})
