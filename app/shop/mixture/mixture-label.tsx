import { Trans, useLingui } from '@lingui/react/macro'
import { memo } from 'react'
import { finishedSubstances, type MixtureState } from '../../../domain/mixture/builder.ts'
import { substanceLine } from '../../../domain/mixture/substance-line.ts'
import { carrierNames, formNames, sizeNames } from '../preparation-texts.ts'
import { LabelFrame, LabelLine } from '../selector/label-frame.tsx'
import { substanceText } from '../substance-names.ts'

const Substance = memo(({ line }: { line: string }) => {
  const { t } = useLingui()
  return <li className="py-1.5 break-words">{substanceText(line, t)}</li>
})

/** The label of a mixture: a line for each finished substance, 'type: name dilution' (D2 §3). */
export const MixtureLabel = memo(({ state }: { state: MixtureState }) => {
  const { t } = useLingui()
  const { name, form, carrier, size, quantity } = state
  const lines = finishedSubstances(state).map(substanceLine)
  return (
    <LabelFrame
      family={<Trans>Mixture</Trans>}
      colour="bg-mixtures"
      picture="mixtures"
      name={name || (lines.length > 0 ? <Trans>Own mixture</Trans> : undefined)}
      placeholder={<Trans>Your mixture</Trans>}
      body={
        <ul
          // A long formula is rolled, by the keyboard too.
          tabIndex={lines.length > 8 ? 0 : undefined}
          className="mt-1 max-h-[17.25rem] min-h-12 divide-y divide-line overflow-y-auto border-y border-line text-sm leading-snug"
        >
          {lines.map((line, position) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same substance may stand there twice
            <Substance key={position} line={line} />
          ))}
        </ul>
      }
    >
      <LabelLine name={<Trans>Form</Trans>}>{form && t(formNames[form])}</LabelLine>
      {carrier && <LabelLine name={<Trans>Carrier</Trans>}>{t(carrierNames[carrier])}</LabelLine>}
      <LabelLine name={<Trans>Size</Trans>}>{size && t(sizeNames[size])}</LabelLine>
      <LabelLine name={<Trans>Quantity</Trans>}>{lines.length > 0 && `× ${quantity}`}</LabelLine>
    </LabelFrame>
  )
})
