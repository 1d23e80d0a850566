import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import type { Mixture } from '../../../domain/mixture/check-mixture.ts'
import { tierOf } from '../../../domain/mixture/mixture-price.ts'
import { isHomeopathic } from '../../../domain/mixture/substance.ts'
import { substanceTypeNames } from '../../../messages/shop/substances.ts'
import { Price } from '../../../ui/price.tsx'
import type { Prices } from '../selector/selector-quote.ts'
import { mixtureCandidatesOf } from './mixture-quote.ts'

const TierText = ({ count }: { count: number }) => {
  const { from = count, to } = tierOf(count) ?? {}
  if (to === undefined) return <Trans>{from} or more homeopathic substances</Trans>
  if (from === to) return <Plural value={from} one="# homeopathic substance" other="" />
  return (
    <Trans>
      {from}–{to} homeopathic substances
    </Trans>
  )
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
      <p id={titleId}>
        <Trans>The price of mixed drops is that of the most expensive component:</Trans>
      </p>
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
