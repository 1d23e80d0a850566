import { msg } from '@lingui/core/macro'
import { lineIllustrations } from '../../domain/cart/line-illustrations.ts'

/** The laboratory's seven families in display order; colours are tokens of app/styles.css. */
export const familyStyles = {
  'shop.homeopathy': {
    picture: lineIllustrations.homeopathy,
    fill: 'bg-homeopathy',
    rule: 'border-homeopathy',
    text: 'text-homeopathy',
    line: msg`Single remedies, complexes and kits`,
  },
  'shop.gemmotherapy': {
    picture: lineIllustrations.gemmotherapy,
    fill: 'bg-gemmotherapy',
    rule: 'border-gemmotherapy',
    text: 'text-gemmotherapy',
    line: msg`Macerates of fresh buds and young shoots`,
  },
  'shop.phytotherapy': {
    picture: lineIllustrations.phytotherapy,
    fill: 'bg-phytotherapy',
    rule: 'border-phytotherapy',
    text: 'text-phytotherapy',
    line: msg`Tinctures of medicinal plants`,
  },
  'shop.oligotherapy': {
    picture: lineIllustrations.oligotherapy,
    fill: 'bg-oligotherapy',
    rule: 'border-oligotherapy',
    text: 'text-oligotherapy',
    line: msg`Trace elements and minerals in solution`,
  },
  'shop.schussler_salts': {
    picture: lineIllustrations.schussler,
    fill: 'bg-salts',
    rule: 'border-salts',
    text: 'text-salts',
    line: msg`Mineral salts as tablets or powder`,
  },
  'shop.food_supplements': {
    picture: lineIllustrations.supplement,
    fill: 'bg-supplements',
    rule: 'border-supplements',
    text: 'text-supplements',
    line: msg`Vitamins, minerals and plants`,
  },
  'shop.make_your_own': {
    picture: lineIllustrations.custom,
    fill: 'bg-mixtures',
    rule: 'border-mixtures',
    text: 'text-mixtures',
    line: msg`Your own formula, substance by substance`,
  },
} as const

export type AnyFamily = keyof typeof familyStyles
