import { useLingui } from '@lingui/react/macro'
import type { ProductSummary } from '../../../domain/catalogue/product-view.ts'
import { seasonText } from '../../../domain/catalogue/season.ts'
import { packMessage } from '../../../messages/shop/packs.ts'
import { useLanguage } from '../../i18n/use-language.ts'

/** `packMessage` in the current language. */
const usePackText = () => {
  const { t } = useLingui()
  return (size: string): string => packMessage(size, t)
}

/** The short facts of a product as text: '60 capsules'; missing ones are ''. */
export const useProductFacts = (product: ProductSummary) => {
  const language = useLanguage()
  const packText = usePackText()
  const { topic, form, size, season, line, remedies } = product
  return {
    topic,
    form,
    size: size && packText(size),
    season: season ? seasonText(season, language) : '',
    remedies: remedies > 0 ? String(remedies) : '',
    line,
  }
}

type Facts = ReturnType<typeof useProductFacts>

/** The facts that describe a product: season or content of a set, else form and pack. */
export const describingFacts = ({ season, form }: Facts): readonly (keyof Facts)[] => {
  if (season) return ['season']
  return form ? ['form', 'size'] : ['line']
}

/** The facts joined: 'Granules · Tube 4 g'. */
export const factLine = (facts: Facts, names: readonly (keyof Facts)[]) =>
  names
    .map((name) => facts[name])
    .filter(Boolean)
    .join(' · ')
