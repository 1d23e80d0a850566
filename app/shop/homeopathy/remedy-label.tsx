import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { dilutionText } from '../../../domain/homeopathy/printed.ts'
import type { Remedy } from '../../../domain/homeopathy/remedy.ts'
import type { Selection } from '../../../domain/homeopathy/selection.ts'
import { Illustration } from '../../../ui/illustration.tsx'
import { useSiteFacts } from '../../shell/site-facts.ts'
import { carrierNames, formNames, sizeNames } from '../preparation-texts.ts'

type Props = { selection: Selection; remedy: Remedy | undefined }

/** A line of the label: what was chosen, or a dotted line to be filled. */
const Line = ({ name, children }: { name: ReactNode; children: ReactNode }) => (
  <div className="flex items-baseline gap-3">
    <dt className="shrink-0 text-xs text-muted">{name}</dt>
    <dd className="min-h-7 grow border-b border-dotted border-edge text-right font-medium">
      {children}
    </dd>
  </div>
)

/** The choice as the pharmacy's label will carry it; it fills as one chooses. */
export const RemedyLabel = ({ selection, remedy }: Props) => {
  const { t } = useLingui()
  const { legalName } = useSiteFacts()
  const { scale, dilution, form, carrier, size, quantity } = selection
  return (
    <div className="bg-sheet p-1.5 shadow-label outline outline-line">
      <div className="border border-ink/70 p-[3px]">
        <div className="border border-ink/70">
          <p className="bg-homeopathy px-4 py-1.5 text-center text-xs font-semibold tracking-[0.14em] text-white uppercase">
            <Trans>Homeopathy</Trans>
          </p>
          <div className="px-5 pt-4 pb-5">
            <p className="min-h-5 text-center font-serif text-sm tracking-wide">{legalName}</p>
            <div className="my-2 flex items-center gap-3">
              <hr className="grow border-line" />
              <Illustration name="homeopathy" className="size-14" eager />
              <hr className="grow border-line" />
            </div>
            <p className="grid min-h-17 place-items-center text-center font-serif text-[1.75rem] leading-tight text-balance break-words">
              {remedy?.name ?? (
                <span className="text-xl text-muted italic">
                  <Trans>Your remedy</Trans>
                </span>
              )}
            </p>
            <p className="mt-1 min-h-12 text-center text-4xl font-semibold tracking-tight tabular-nums">
              {scale && dilution && dilutionText(scale, dilution)}
            </p>
            <dl className="mt-3 grid gap-1.5">
              <Line name={<Trans>Form</Trans>}>{form && t(formNames[form])}</Line>
              {form === 'drops' && (
                <Line name={<Trans>Carrier</Trans>}>{carrier && t(carrierNames[carrier])}</Line>
              )}
              <Line name={<Trans>Size</Trans>}>{size && t(sizeNames[size])}</Line>
              <Line name={<Trans>Quantity</Trans>}>{remedy && `× ${quantity}`}</Line>
            </dl>
          </div>
        </div>
      </div>
    </div>
  )
}
