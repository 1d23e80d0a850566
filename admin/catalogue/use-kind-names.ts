import { useLingui } from '@lingui/react/macro'
import type { ShownKind } from '../../domain/catalogue/product-kind.ts'

/** The ranges of ready products, in the order of the shop. */
export const useKindNames = (): { id: ShownKind; name: string }[] => {
  const { t } = useLingui()
  return [
    { id: 'complex', name: t`Complexes` },
    { id: 'otc', name: t`OTC products` },
    { id: 'supplement', name: t`Food supplements` },
    { id: 'kit', name: t`Kits` },
    { id: 'seasonal', name: t`Seasonal sets` },
  ]
}

/** Classes of VAT by their rates. */
export const useVatNames = () => {
  const { t } = useLingui()
  return [
    { id: 'reduced', name: t`2.6 % (medicines, food)` },
    { id: 'standard', name: t`8.1 % (standard)` },
    { id: 'accommodation', name: t`3.8 % (accommodation)` },
  ]
}

/** Months by number, in the language in use. */
export const useMonthNames = () => {
  const { i18n } = useLingui()
  const format = new Intl.DateTimeFormat(i18n.locale, { month: 'long', timeZone: 'UTC' })
  return Array.from({ length: 12 }, (_, index) => ({
    id: index + 1,
    name: format.format(new Date(Date.UTC(2026, index, 1))),
  }))
}
