import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { memo, useId, useRef } from 'react'
import { finishedSubstances, type MixtureState } from '../../../domain/mixture/builder.ts'
import type { Mixture } from '../../../domain/mixture/check-mixture.ts'
import { tierOf } from '../../../domain/mixture/mixture-price.ts'
import { isHomeopathic } from '../../../domain/mixture/substance.ts'
import { substanceLine } from '../../../domain/mixture/substance-line.ts'
import { carrierNames, formNames, sizeNames } from '../../../messages/shop/preparations.ts'
import { substanceMessage, substanceTypeNames } from '../../../messages/shop/substances.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Price } from '../../../ui/price.tsx'
import { LabelFrame, LabelLine } from '../selector/label-frame.tsx'
import type { Prices } from '../selector/selector-quote.ts'
import { mixtureCandidatesOf } from './mixture-quote.ts'

type Props = { open: boolean; onClose: () => void; onRestart: () => void }

/** Asks before a mixture that is not in the cart is discarded. */
export const RestartQuestion = ({ open, onClose, onRestart }: Props) => {
  const { t } = useLingui()
  const id = useId()
  const isMeant = useRef(false)
  // The dialog must be closed before the focus can move to the new mixture.
  const afterClosing = () => {
    if (isMeant.current) onRestart()
    isMeant.current = false
  }
  const begin = () => {
    isMeant.current = true
    onClose()
  }
  return (
    <Dialog open={open} onClose={onClose} onClosed={afterClosing} labelledBy={id}>
      <div className="grid gap-5 p-6">
        <h2 id={id}>{t`Start a new mixture?`}</h2>
        <p>
          {t`The current mixture has not been added to the cart in this form. It will be lost.`}
        </p>
        <div className="flex flex-wrap justify-end gap-2">
          <Button look="outline" onClick={onClose}>
            {t`Keep`}
          </Button>
          <Button onClick={begin}>{t`Start a new mixture`}</Button>
        </div>
      </div>
    </Dialog>
  )
}

const TierText = ({ count }: { count: number }) => {
  const { t } = useLingui()
  const { from = count, to } = tierOf(count) ?? {}
  if (to === undefined) return t`${from} or more homeopathic substances`
  if (from === to) return <Plural value={from} one="# homeopathic substance" other="" />
  return t`${from}–${to} homeopathic substances`
}

/**
 * What determines the price: the tier, and in mixed Drops the most expensive candidate (R12, R14).
 */
export const PriceNote = ({ mixture, prices }: { mixture: Mixture; prices: Prices }) => {
  const { t } = useLingui()
  const titleId = useId()
  const count = mixture.substances.filter(isHomeopathic).length
  const candidates = mixtureCandidatesOf(mixture, prices)
  const highest = Math.max(...candidates.map(({ price }) => price ?? 0))
  const decisive = candidates.find(({ price }) => price === highest)
  if (candidates.length < 2)
    return count === 0 ? null : (
      <p className="text-sm text-muted">
        <Trans>
          Price for <TierText count={count} />
        </Trans>
      </p>
    )
  return (
    <section aria-labelledby={titleId} className="border-t border-line pt-2 text-sm text-muted">
      <p
        id={titleId}
      >{t`The price of mixed drops is that of the most expensive group they contain:`}</p>
      <dl className="mt-1 grid gap-0.5">
        {candidates.map((candidate) => {
          const { type, price } = candidate
          return (
            <div
              key={type}
              className={`flex items-baseline justify-between gap-3 ${candidate === decisive ? 'font-semibold text-ink' : ''}`}
            >
              <dt>
                {t(substanceTypeNames[type])}
                {type === 'Homeopathy' && count > 1 && (
                  <span className="block text-xs font-normal text-muted">
                    <TierText count={count} />
                  </span>
                )}
              </dt>
              <dd>
                {candidate === decisive ? (
                  <Price amount={price} />
                ) : (
                  <Price amount={price} className="font-normal text-muted" />
                )}
              </dd>
            </div>
          )
        })}
      </dl>
    </section>
  )
}

const Substance = memo(({ line, isSeen }: { line: string; isSeen: boolean }) => {
  const { t } = useLingui()
  return (
    <li className={isSeen ? 'py-1.5 break-words' : 'sr-only print:not-sr-only'}>
      {substanceMessage(line, t)}
    </li>
  )
})

/** Substances that are seen on the label; of more, the number. */
const maxSeen = 8

/** The substances on the label, one per line: 'type: name dilution' (D2 §3). All are printed and read out. */
const LabelSubstances = ({ lines }: { lines: readonly string[] }) => {
  const { t } = useLingui()
  const seen = lines.length > maxSeen + 1 ? maxSeen : lines.length
  const more = lines.length - seen
  return (
    <ul className="mt-1 min-h-12 divide-y divide-line border-y border-line text-sm leading-snug">
      {lines.map((line, position) => (
        <Substance
          // biome-ignore lint/suspicious/noArrayIndexKey: identical substances may occur twice; only the position distinguishes them
          key={position}
          line={line}
          isSeen={position < seen}
        />
      ))}
      {more > 0 && (
        <li aria-hidden="true" className="py-1.5 text-muted print:hidden">
          {t`and ${more} more`}
        </li>
      )}
    </ul>
  )
}

/**
 * The label of a mixture, with a line for each finished substance: 'type: name dilution' (D2 §3).
 */
export const MixtureLabel = memo(({ state }: { state: MixtureState }) => {
  const { t } = useLingui()
  const { name, form, carrier, size } = state
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
      family={t`Mixture`}
      fill="bg-mixtures"
      line={line}
      name={name || (lines.length > 0 ? t`Custom mixture` : undefined)}
      placeholder={t`Your mixture`}
      body={
        lines.length > 0 ? (
          <LabelSubstances lines={lines} />
        ) : (
          <div className="mt-1 min-h-12 border-y border-line" />
        )
      }
    >
      <LabelLine name={t`Form`}>{form && t(formNames[form])}</LabelLine>
      {carrier && <LabelLine name={t`Vehicle`}>{t(carrierNames[carrier])}</LabelLine>}
      <LabelLine name={t`Size`}>{size && t(sizeNames[size])}</LabelLine>
    </LabelFrame>
  )
})
