import { useLingui } from '@lingui/react/macro'
import type { Size } from '../../../domain/homeopathy/form.ts'
import type { Centimes } from '../../../domain/money.ts'
import { sizeNames } from '../../../messages/shop/preparations.ts'
import { Price } from '../../../ui/price.tsx'
import { RadioCards } from './radio-cards.tsx'

type Props = {
  choices: readonly { value: Size; available: boolean }[]
  chosen: Size | undefined
  priceOf: (size: Size) => Centimes | undefined
  onChoose: (size: Size) => void
}

/** The sizes of a form, with prices where available. */
export const SizeCards = ({ choices, chosen, priceOf, onChoose }: Props) => {
  const { t } = useLingui()
  return (
    <RadioCards {...{ choices, chosen, onChoose }} name="size" className="sm:grid-cols-2">
      {(size) => {
        const price = priceOf(size)
        return (
          <span className="flex w-full items-baseline justify-between gap-3 pr-4 font-medium">
            {t(sizeNames[size])}
            {price !== undefined && <Price amount={price} className="text-sm" />}
          </span>
        )
      }}
    </RadioCards>
  )
}
