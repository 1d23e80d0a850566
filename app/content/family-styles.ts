/** The laboratory's seven families in display order; colours are tokens of app/styles.css. */
export const familyStyles = {
  'shop.homeopathy': {
    fill: 'bg-homeopathy',
    rule: 'border-homeopathy',
    text: 'text-homeopathy',
  },
  'shop.gemmotherapy': {
    fill: 'bg-gemmotherapy',
    rule: 'border-gemmotherapy',
    text: 'text-gemmotherapy',
  },
  'shop.phytotherapy': {
    fill: 'bg-phytotherapy',
    rule: 'border-phytotherapy',
    text: 'text-phytotherapy',
  },
  'shop.oligotherapy': {
    fill: 'bg-oligotherapy',
    rule: 'border-oligotherapy',
    text: 'text-oligotherapy',
  },
  'shop.schussler_salts': {
    fill: 'bg-salts',
    rule: 'border-salts',
    text: 'text-salts',
  },
  'shop.food_supplements': {
    fill: 'bg-supplements',
    rule: 'border-supplements',
    text: 'text-supplements',
  },
  'shop.make_your_own': {
    fill: 'bg-mixtures',
    rule: 'border-mixtures',
    text: 'text-mixtures',
  },
} as const

export type AnyFamily = keyof typeof familyStyles
