import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Scale } from '../../../domain/homeopathy/dilution-steps.ts'
import type { Carrier, Form, Size } from '../../../domain/homeopathy/form.ts'
import type { MixtureCarrier } from '../../../domain/mixture/substance.ts'
import type { Centimes } from '../../../domain/money.ts'
import { carrierNames, formNames, sizeNames } from '../../../messages/shop/preparations.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Price } from '../../../ui/price.tsx'
import sheet from './form-icons.svg?url'
import { noteId, waitingId } from './step-frame.tsx'

type SizeCardsProps = {
  choices: readonly { value: Size; available: boolean }[]
  chosen: Size | undefined
  priceOf: (size: Size) => Centimes | undefined
  onChoose: (size: Size) => void
}

/** The sizes of a form, with prices where available. */
export const SizeCards = ({ choices, chosen, priceOf, onChoose }: SizeCardsProps) => {
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

const hints = {
  '25-aeth': msg`alcohol`,
  nacl: msg`saline solution`,
  water: msg`without alcohol`,
  'e-dist': msg`distilled water`,
} satisfies Record<Carrier | MixtureCarrier, unknown>

type Props<Value> = {
  choices: readonly { value: Value; available: boolean }[]
  chosen: Value | undefined
  onChoose: (carrier: Value) => void
}

/** The carriers of Drops with descriptions. */
export const CarrierCards = <Value extends Carrier | MixtureCarrier>(props: Props<Value>) => {
  const { t } = useLingui()
  return (
    <RadioCards name="carrier" {...props} className="sm:grid-cols-3">
      {(carrier) => (
        <span className="grid leading-snug max-sm:flex max-sm:w-full max-sm:items-baseline max-sm:gap-3">
          <span className="font-medium">{t(carrierNames[carrier])}</span>
          <span className="text-xs text-muted">{t(hints[carrier])}</span>
        </span>
      )}
    </RadioCards>
  )
}

/** The icon of a form; decorative. */
const FormIcon = ({ form }: { form: Form }) => (
  <svg
    aria-hidden="true"
    className="size-9 shrink-0 fill-none stroke-current stroke-[1.4] [stroke-linecap:round] [stroke-linejoin:round]"
  >
    <use href={`${sheet}#${form}`} />
  </svg>
)

/** The forms with their icons. */
export const FormCards = (
  props: Pick<RadioCardsProps<Form>, 'choices' | 'notes' | 'chosen' | 'onChoose'>,
) => {
  const { t } = useLingui()
  return (
    <RadioCards name="form" {...props} className="grid-cols-2 md:grid-cols-3 lg:max-xl:grid-cols-2">
      {(form) => (
        <span className="flex items-center gap-2.5 py-1 leading-tight font-medium max-sm:text-[0.9375rem]">
          <FormIcon form={form} />
          {t(formNames[form])}
        </span>
      )}
    </RadioCards>
  )
}

const scaleNames = {
  DH: msg`decimal`,
  CH: msg`centesimal`,
  K: msg`Korsakov`,
  LM: msg`fifty-millesimal`,
}

/** The offered range, from lowest to highest: '5–1000'. */
const rangeOf = (offered: readonly string[]) => {
  const [first, last] = [offered[0], offered.at(-1)]
  return first === last ? first : `${first}–${last}`
}

/** A scale with its name and the range of the remedy's dilutions. */
export const ScaleCard = ({ scale, offered }: { scale: Scale; offered: readonly string[] }) => {
  const { t } = useLingui()
  return (
    <span className="grid py-1 leading-snug">
      <span className="text-lg font-semibold">{scale}</span>
      <span className="text-xs text-muted">{t(scaleNames[scale])}</span>
      <span className="min-h-4 text-xs text-muted tabular-nums">{rangeOf(offered)}</span>
    </span>
  )
}

type RadioCardsProps<Value> = {
  /** The accessible name of the group: the title of its step. */
  name: string
  choices: readonly { value: Value; available: boolean }[]
  /** The notes of the step; unavailable options refer to them. */
  notes?: readonly { values: readonly Value[] }[]
  chosen: Value | undefined
  onChoose: (value: Value) => void
  children: (value: Value) => ReactNode
  className: string
}

const card =
  'relative flex min-h-14 cursor-pointer items-center rounded-lg border border-edge bg-sheet px-4 py-2 hover:border-leaf-dark hover:bg-wash has-checked:border-leaf-dark has-checked:bg-wash has-checked:shadow-[inset_0_0_0_1px_var(--color-leaf-dark)] has-aria-disabled:cursor-not-allowed has-aria-disabled:border-dashed has-aria-disabled:border-line has-aria-disabled:bg-transparent has-aria-disabled:text-muted'

const radio = 'peer pointer-events-none absolute inset-0 appearance-none rounded-lg'

/**
 * Native radio buttons as cards. An unavailable option can be focused and shows its reason;
 * choosing it has no effect.
 */
export const RadioCards = <Value extends string>(props: RadioCardsProps<Value>) => {
  const { name, choices, notes = [], chosen, onChoose, children, className } = props
  return (
    <div className={`grid gap-2 ${className}`}>
      {choices.map(({ value, available }) => {
        const note = notes.findIndex(({ values }) => values.includes(value))
        return (
          <label key={value} className={card}>
            <input
              type="radio"
              name={name}
              value={value}
              checked={value === chosen}
              onChange={() => onChoose(value)}
              aria-disabled={!available || undefined}
              aria-describedby={
                available ? undefined : note < 0 ? waitingId(name) : noteId(name, note)
              }
              className={radio}
            />
            {children(value)}
            <Icon
              name="check"
              className="pointer-events-none invisible absolute top-1.5 right-1.5 size-4 text-leaf-dark peer-checked:visible"
            />
          </label>
        )
      })}
    </div>
  )
}
