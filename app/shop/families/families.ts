import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { lineIllustrations } from '../../../domain/cart/line-illustrations.ts'
import type { SizedFamily } from '../../../domain/catalogue/sized-family.ts'
import type { PageKey } from '../../../domain/page/route-words.ts'
import type { ProductListPage } from '../products/list/product-pages.ts'
import { type HowToChooseStep, howToChooseSteps } from './how-to-choose-steps.ts'

const method = msg`Origins of the method and how we work`

/** Further pages of a family, each with one line of text; illustrations in public/illustrations. */
export const furtherPages = {
  'shop.make_your_own': {
    picture: lineIllustrations.custom,
    line: msg`Your own formula, substance by substance`,
  },
  'shop.food_supplements': {
    picture: lineIllustrations.supplement,
    line: msg`Vitamins, minerals and plants`,
  },
  'otcs.animals': { picture: 'animals', line: msg`Ready-made products for animals` },
  'medicine.gemmotherapy': { picture: lineIllustrations.gemmotherapy, line: method },
  'medicine.phytotherapy': { picture: lineIllustrations.phytotherapy, line: method },
  'medicine.oligotherapy': { picture: lineIllustrations.oligotherapy, line: method },
} as const

export type FurtherPage = keyof typeof furtherPages

/** Ready products of a family: some are shown, with a link to the list. */
export type Shelf = { list: ProductListPage; all: MessageDescriptor }

/** The content of a family's page. */
export type Family = {
  /** The illustration next to the text. */
  scene: string
  /** The selector on the page; homeopathy has its own page for it. */
  selector: SizedFamily | undefined
  steps: readonly HowToChooseStep[]
  shelves: readonly Shelf[]
  ways: readonly FurtherPage[]
}

export const families = {
  'shop.homeopathy': {
    scene: 'scene-dilution',
    selector: undefined,
    steps: howToChooseSteps.homeopathy,
    shelves: [
      { list: 'shop.homeopathy.complexes', all: msg`All complexes` },
      { list: 'shop.homeopathy.seasonal', all: msg`All seasonal products` },
      { list: 'shop.homeopathy.products', all: msg`All kits` },
      { list: 'otcs.otchomeo', all: msg`All homeopathic OTC products` },
    ],
    ways: ['shop.make_your_own', 'otcs.animals'],
  },
  'shop.gemmotherapy': {
    scene: 'scene-buds',
    selector: 'gemmotherapy',
    steps: howToChooseSteps.gemmotherapy,
    shelves: [{ list: 'otcs.gemmotherapy', all: msg`All gemmotherapy OTC products` }],
    ways: ['medicine.gemmotherapy', 'shop.make_your_own'],
  },
  'shop.phytotherapy': {
    scene: 'scene-garden',
    selector: 'phytotherapy',
    steps: howToChooseSteps.phytotherapy,
    shelves: [],
    ways: ['medicine.phytotherapy', 'shop.make_your_own'],
  },
  'shop.oligotherapy': {
    scene: 'scene-lab',
    selector: 'oligotherapy',
    steps: howToChooseSteps.oligotherapy,
    shelves: [],
    ways: ['medicine.oligotherapy', 'shop.food_supplements'],
  },
} as const satisfies Record<'shop.homeopathy', Family> & {
  [Sized in SizedFamily as `shop.${Sized}`]: Family & { selector: Sized }
}

export type FamilyPage = keyof typeof families

export const isFamilyPage = (key: PageKey): key is FamilyPage => Object.hasOwn(families, key)

export const familyOf = (key: FamilyPage): Family => families[key]
