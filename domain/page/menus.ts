import type { PageKey } from './route-words.ts'

/** The sections of the main menu in display order, with their pages (D1 §2). */
export const menuSections = {
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
} as const satisfies Record<string, readonly PageKey[]>

export type MenuSection = keyof typeof menuSections

/** The entries of the main menu, in the order of D1. */
export const mainPages = ['contact', ...Object.keys(menuSections)] as ('contact' | MenuSection)[]

/** The laboratory's choice of entries and their order; all entries when it is not set. */
export const shownEntries = <Page extends string>(
  all: readonly Page[],
  wanted: readonly string[] | undefined,
): readonly Page[] => wanted?.flatMap((one) => all.filter((page) => page === one)) ?? all

/** The laboratory's choice of pages per menu: a section, `main` or `account`. */
export type Menus = Readonly<Record<string, readonly string[]>>

/** Links outside of the menu, without pages that the laboratory has removed from it. */
export const withoutHidden = <Page extends string>(pages: readonly Page[], { main }: Menus) => {
  const shown: readonly string[] = shownEntries(mainPages, main)
  const all: readonly string[] = mainPages
  return pages.filter((page) => !all.includes(page) || shown.includes(page))
}

/** The menu entry of a page: itself or its nearest ancestor; single products belong to OTC. */
export const menuEntryOf = <Page extends string>(
  entries: readonly Page[],
  page: string,
): Page | undefined => {
  const place = /^(otcs|shop\.otc)(\.|$)/.test(page) ? 'otcs.otchomeo' : page
  const above = entries.filter((entry) => `${place}.`.startsWith(`${entry}.`))
  return above.toSorted((one, other) => other.length - one.length)[0]
}

export const menuSectionNames = Object.keys(menuSections) as MenuSection[]

export const accountPages = [
  'account',
  'account.quick-order',
  'account.shelf',
  'account.orders',
  'account.addresses',
  'account.people',
  'account.security',
  'account.payment',
  'account.downloads',
] as const satisfies readonly PageKey[]

/** The pages that the footer links to, in display order. */
export const footerPages = [
  'company',
  'medicine',
  'health',
  'resources',
  'contact',
  'imprint',
  'privacy-policy',
  'terms',
  'sitemap',
] as const satisfies readonly PageKey[]

/** Every menu with all pages that it may show. */
export const menus = {
  main: mainPages,
  ...menuSections,
  account: accountPages,
  footer: footerPages,
} as const satisfies Record<string, readonly PageKey[]>

export type MenuName = keyof typeof menus
