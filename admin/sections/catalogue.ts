import { msg } from '@lingui/core/macro'
import CalculateIcon from '@mui/icons-material/Calculate'
import CategoryIcon from '@mui/icons-material/Category'
import EventIcon from '@mui/icons-material/Event'
import Inventory2Icon from '@mui/icons-material/Inventory2'
import ReportProblemIcon from '@mui/icons-material/ReportProblem'
import PriceIcon from '@mui/icons-material/SellOutlined'
import SpaIcon from '@mui/icons-material/Spa'
import SubtitlesIcon from '@mui/icons-material/Subtitles'
import UploadFileIcon from '@mui/icons-material/UploadFile'
import { allTables, importSection, importTables } from '../imports/tables.ts'
import { inGroup, type Section, screen } from './section.ts'

export const catalogueSections = inGroup('catalogue', [
  {
    name: 'products',
    label: msg`Products`,
    help: msg`Ready-made products: complexes, OTC, food supplements, kits and sets, with their texts in four languages.`,
    icon: Inventory2Icon,
    permission: 'catalogue.read',
    list: screen(() => import('../catalogue/products/product-list.tsx'), 'ProductList'),
    edit: screen(() => import('../catalogue/products/product-pages.tsx'), 'ProductEdit'),
    create: screen(() => import('../catalogue/products/product-pages.tsx'), 'ProductCreate'),
  },
  {
    name: 'product-order',
    label: msg`Sequence of products`,
    help: msg`The sequence in which the shop lists the products of a range.`,
    icon: CategoryIcon,
    permission: 'catalogue.write',
    isHidden: true,
    page: screen(() => import('../catalogue/products/product-order-page.tsx'), 'ProductOrderPage'),
  },
  {
    name: 'product-categories',
    label: msg`Categories`,
    help: msg`Groups of products. A new one is made in the form of a product.`,
    icon: CategoryIcon,
    permission: 'catalogue.write',
    isHidden: true,
    list: screen(() => import('../catalogue/products/category-list.tsx'), 'CategoryList'),
    edit: screen(() => import('../catalogue/products/category-list.tsx'), 'CategoryEdit'),
  },
  {
    name: 'remedies',
    label: msg`Remedies`,
    help: msg`Homeopathic remedies, plants, buds, trace elements and Schüssler salts, with the dilutions or forms in which they are offered.`,
    icon: SpaIcon,
    permission: 'catalogue.read',
    list: screen(() => import('../catalogue/remedies/remedy-list.tsx'), 'RemedyList'),
    edit: screen(() => import('../catalogue/remedies/remedy-pages.tsx'), 'RemedyEdit'),
    create: screen(() => import('../catalogue/remedies/remedy-pages.tsx'), 'RemedyCreate'),
  },
  {
    name: 'synonyms',
    label: msg`Other names`,
    help: msg`Names by which the shop finds remedies: earlier names, common names, abbreviations. Click one to change it on the page of its remedy.`,
    icon: SubtitlesIcon,
    permission: 'catalogue.read',
    list: screen(() => import('../catalogue/remedies/synonym-list.tsx'), 'SynonymList'),
  },
  {
    name: 'prices',
    label: msg`Prices`,
    help: msg`Click a price to change it, now or from a day. Click a row to see its previous prices and to undo a change. Existing orders keep their prices.`,
    icon: PriceIcon,
    permission: 'prices.read',
    list: screen(() => import('../catalogue/prices/price-list.tsx'), 'PriceList'),
  },
  {
    name: 'planned-prices',
    label: msg`Planned prices`,
    help: msg`Prices that are valid from a later day; the shop shows them from midnight.`,
    icon: EventIcon,
    permission: 'prices.read',
    list: screen(() => import('../catalogue/prices/planned-price-list.tsx'), 'PlannedPriceList'),
  },
  {
    name: 'missing-prices',
    label: msg`Missing prices`,
    help: msg`What can be chosen in the shop but not ordered, because it has no price. What customers asked for most is at the top.`,
    icon: ReportProblemIcon,
    permission: 'prices.read',
    list: screen(() => import('../catalogue/prices/missing-price-list.tsx'), 'MissingPriceList'),
  },
  {
    name: 'price-simulator',
    label: msg`Price simulator`,
    help: msg`Choose anything as in the shop to see its price and how it is calculated.`,
    icon: CalculateIcon,
    permission: 'prices.read',
    page: screen(() => import('../catalogue/simulator/simulator-page.tsx'), 'SimulatorPage'),
  },
  {
    name: 'imports',
    label: msg`Imports`,
    help: msg`Import files of prices, products, remedies, customers, tracking numbers, locations and redirects, with templates to fill in. Each import can be undone.`,
    icon: UploadFileIcon,
    // Everyone sees those of the tables that they may read.
    permission: 'catalogue.read',
    list: screen(() => import('../imports/import-list.tsx'), 'ImportList'),
  },
])

/** The screens that import a table, reached from its list. */
export const importSections = allTables.map((table): Section => {
  const { label, help, group, resource } = importTables[table]
  return {
    ...{ name: importSection(table), group, label, help, icon: UploadFileIcon },
    permission: `${resource}.write`,
    isHidden: true,
    page: screen(() => import('../imports/import-page.tsx'), 'ImportPage'),
  }
})
