import type { NamedPage } from '../../../messages/site/page-names.ts'

/** Ties the buttons that open and close the mobile menu to it. */
export const mobileMenuId = 'mobile-menu'

/** The sections of the main menu, in its order, each with the pages below it (D1 §2). */
export const sections = {
  shop: [
    'shop.homeopathy',
    'shop.homeopathy.remedies',
    'shop.homeopathy.complexes',
    'shop.homeopathy.products',
    'shop.homeopathy.seasonal',
    'otcs.otchomeo',
    'shop.gemmotherapy',
    'shop.phytotherapy',
    'shop.oligotherapy',
    'shop.schussler_salts',
    'shop.food_supplements',
    'shop.make_your_own',
  ],
  company: [
    'company.story',
    'company.garden',
    'company.lab',
    'company.values',
    'company.quality',
    'company.team',
  ],
  medicine: [
    'medicine.homeopathy',
    'medicine.gemmotherapy',
    'medicine.phytotherapy',
    'medicine.oligotherapy',
    'medicine.schussler_salts',
    'medicine.food_supplements',
  ],
  health: ['health'],
  resources: [
    'resources.where',
    'resources.training',
    'resources.research',
    'resources.foundation',
    'resources.associations',
    'resources.media',
  ],
  news: ['news'],
} as const satisfies Record<string, readonly NamedPage[]>

export type Section = keyof typeof sections

/** The entries of the main menu, in D1's order. */
export const mainPages = ['contact', ...Object.keys(sections)] as ('contact' | Section)[]

/** What the laboratory shows of a menu, in its order; all of it where it has not said. */
export const chosenOf = <Page extends string>(
  all: readonly Page[],
  wanted: readonly string[] | undefined,
): readonly Page[] => wanted?.flatMap((one) => all.filter((page) => page === one)) ?? all

/** What the laboratory says of its menus: by section, or `main` or `account`, the pages shown. */
export type Menus = Readonly<Record<string, readonly string[]>>

/** Links beside the menu, without those to what the laboratory has left out of it. */
export const notHidden = <Page extends string>(pages: readonly Page[], { main }: Menus) => {
  const shown: readonly string[] = chosenOf(mainPages, main)
  const all: readonly string[] = mainPages
  return pages.filter((page) => !all.includes(page) || shown.includes(page))
}

/** The entry that a page stands in: itself, or what is nearest above it; products on their own are OTC. */
export const entryOf = <Page extends string>(
  entries: readonly Page[],
  page: string,
): Page | undefined => {
  const place = /^(otcs|shop\.otc)(\.|$)/.test(page) ? 'otcs.otchomeo' : page
  const above = entries.filter((entry) => `${place}.`.startsWith(`${entry}.`))
  return above.toSorted((one, other) => other.length - one.length)[0]
}

export const sectionNames = Object.keys(sections) as Section[]

export const accountPages = [
  'account',
  'account.orders',
  'account.addresses',
  'account.security',
  'account.payment',
  'account.downloads',
] as const satisfies readonly NamedPage[]
