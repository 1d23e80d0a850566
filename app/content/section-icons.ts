import type { MenuSection, menuSections } from '../../domain/page/menus.ts'

type MenuPage = (typeof menuSections)[MenuSection][number]

/**
 * The Phosphor icon of each page in a section menu; the pages of a section without a menu have none.
 * `scripts/draw-icons.mjs` draws them.
 */
export const sectionIcons: Readonly<Record<Exclude<MenuPage, MenuSection>, string>> = {
  'shop.homeopathy': 'flower',
  'shop.homeopathy.remedies': 'test-tube',
  'shop.homeopathy.complexes': 'circles-three-plus',
  'shop.homeopathy.products': 'first-aid-kit',
  'shop.homeopathy.seasonal': 'sun-horizon',
  'otcs.otchomeo': 'storefront',
  'shop.gemmotherapy': 'plant',
  'shop.phytotherapy': 'leaf',
  'shop.oligotherapy': 'atom',
  'shop.schussler_salts': 'hexagon',
  'shop.food_supplements': 'grains',
  'shop.make_your_own': 'flask',
  'company.story': 'book-open',
  'company.garden': 'potted-plant',
  'company.lab': 'eyedropper',
  'company.values': 'hand-heart',
  'company.quality': 'seal-check',
  'company.team': 'users-three',
  'medicine.homeopathy': 'flower',
  'medicine.gemmotherapy': 'plant',
  'medicine.phytotherapy': 'leaf',
  'medicine.oligotherapy': 'atom',
  'medicine.schussler_salts': 'hexagon',
  'medicine.food_supplements': 'grains',
  'resources.where': 'map-pin',
  'resources.training': 'graduation-cap',
  'resources.research': 'microscope',
  'resources.foundation': 'handshake',
  'resources.associations': 'buildings',
  'resources.media': 'newspaper',
}
