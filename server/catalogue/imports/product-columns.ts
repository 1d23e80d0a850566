import type { PriceStep } from '../../../domain/cart/line-price.ts'
import { foldText } from '../../../domain/fold-text.ts'
import { type Language, languages } from '../../../domain/language.ts'
import { rateOn, type VatClass, vatClasses, vatRates } from '../../../domain/order/vat.ts'
import { formatSteps, readSteps } from '../../../domain/prices/price-steps.ts'
import { ok, refuse } from '../../../domain/result.ts'
import type { ProductCategory, ProductKind } from '../../db/tables/catalogue.ts'
import {
  choiceColumn,
  listColumn,
  priceColumn,
  textColumn,
  translatedColumns,
  wholeNumberColumn,
  words,
  yesNoColumn,
} from '../../imports/columns.ts'
import type { ImportColumn } from '../../imports/import-table.ts'
import { categoryName } from '../product-changes/categories.ts'
import type { productTexts } from '../product-changes/edited-product.ts'

/** Names of the classes of VAT in files; the first is written. */
const names: Readonly<Record<VatClass, Readonly<Record<Language, readonly string[]>>>> = {
  standard: { fr: ['normal'], en: ['standard'], de: ['normal'], it: ['normale'] },
  reduced: {
    fr: ['réduit'],
    en: ['reduced'],
    de: ['reduziert'],
    it: ['ridotta', 'ridotto'],
  },
  accommodation: {
    fr: ['hébergement'],
    en: ['accommodation'],
    de: ['Beherbergung'],
    it: ['alloggio'],
  },
}

const percent = (rate: number) => (rate / 100).toFixed(1)

const nameAt = (rate: number, name: string) => `${percent(rate)} % (${name})`

/** The rate on a day with its name, '2.6 % (reduziert)': a bare rate is a number for Excel. */
const vatName = (vatClass: VatClass, language: Language, day: string): string =>
  nameAt(rateOn(vatClass, day), names[vatClass][language][0] ?? vatClass)

/** All classes on a day, in words. */
const vatNames = (language: Language, day: string): string[] =>
  vatClasses.map((vatClass) => vatName(vatClass, language, day))

const folded = (text: string) => foldText(text).replaceAll(',', '.').replace(/\s/g, '')

/** What files may say for a class: its code, its name, a rate, or rate and name. */
const formsOf = (vatClass: VatClass): string[] => {
  const own = [vatClass, ...languages.flatMap((language) => names[vatClass][language])]
  return vatRates.flatMap(({ [vatClass]: rate }) => [
    ...own,
    ...own.map((name) => nameAt(rate, name)),
    percent(rate),
    `${percent(rate)}%`,
    // The number of a spreadsheet that shows a percentage.
    String(rate / 10_000),
  ])
}

const classes: ReadonlyMap<string, VatClass> = new Map(
  vatClasses.flatMap((vatClass) =>
    formsOf(vatClass).map((form) => [folded(form), vatClass] as const),
  ),
)

/** The class of VAT by its rate or its name in any language. */
const readVat = (text: string): VatClass | undefined => classes.get(folded(text))

const kinds: readonly (readonly [ProductKind, ReturnType<typeof words>])[] = [
  ['price', words('prix', 'price', 'Preis', 'prezzo')],
  ['complex', words('complexe|complexes', 'complex', 'Komplexmittel', 'complesso|complessi')],
  ['otc', words('OTC', 'OTC', 'OTC', 'OTC')],
  ['kit', words('trousse|trousses', 'kit|kits', 'Taschenapotheke', 'kit|kits')],
  ['seasonal', words('coffret|saisonnier', 'seasonal', 'Set|Saisonprodukt', 'stagionale')],
  [
    'supplement',
    words(
      'complément alimentaire',
      'food supplement|supplement',
      'Nahrungsergänzungsmittel',
      'integratore alimentare',
    ),
  ],
]

const kindColumn = (choices: typeof kinds) =>
  choiceColumn(words('gamme|type', 'range|kind|type', 'Sortiment|Art|Typ', 'gamma|tipo'), choices, {
    role: 'key',
  })

const vatColumn: ImportColumn = {
  headings: words(
    'TVA|taux de tva',
    'VAT|vat rate|vat class',
    'MWST|mwst-satz|mehrwertsteuer',
    'IVA|aliquota iva',
  ),
  read: (cell) => {
    const vatClass = readVat(String(cell))
    return vatClass ? ok(vatClass) : refuse('value-unknown')
  },
  write: (value, { language, day }) => vatName(value as VatClass, language, day),
  choices: ({ language, day }) => vatNames(language, day),
}

const stepsColumn: ImportColumn = {
  headings: words(
    'prix par quantité|paliers',
    'quantity prices|price steps',
    'Mengenpreise|Staffelpreise',
    'prezzi per quantità|scaglioni',
  ),
  // A dash: none, as an empty cell changes nothing.
  read: (cell) => readSteps(String(cell).replace(/^\s*[-–]\s*$/, '')),
  write: (value) => formatSteps(value as PriceStep[]),
}

/** Single values of the record, beside its texts. */
export const recordFields = {
  nr: wholeNumberColumn(words('n° de liste', 'list number', 'Listennummer', 'n. di lista')),
  form: textColumn(words('code de la forme', 'form code', 'Formcode', 'codice della forma')),
  size: textColumn(words('format', 'size', 'Grösse', 'formato')),
  topic: textColumn(words('code du thème', 'topic code', 'Themencode', 'codice del tema')),
  potency: textColumn(words('dilution', 'potency', 'Potenz', 'diluizione')),
  month_from: wholeNumberColumn(
    words('mois du début', 'first month', 'erster Monat', 'primo mese'),
  ),
  month_to: wholeNumberColumn(
    words('mois de la fin', 'last month', 'letzter Monat', 'ultimo mese'),
  ),
  ...translatedColumns('title', words('titre', 'title', 'Titel', 'titolo')),
  ...translatedColumns('form', words('forme', 'form', 'Form', 'forma')),
  ...translatedColumns('topic', words('thème', 'topic', 'Thema', 'tema')),
  ...translatedColumns(
    'description_short',
    words(
      'description courte|résumé',
      'short description',
      'Kurzbeschreibung',
      'descrizione breve',
    ),
  ),
  ...translatedColumns(
    'description',
    words('description', 'description', 'Beschreibung', 'descrizione'),
  ),
  ...translatedColumns(
    'indication',
    words('indication', 'indication', 'Anwendungsgebiet|Indikation', 'indicazione'),
  ),
  ...translatedColumns('posology', words('posologie', 'posology', 'Dosierung', 'posologia')),
  ...translatedColumns(
    'ingredients',
    words('ingrédients', 'ingredients', 'Zutaten', 'ingredienti'),
  ),
  ...translatedColumns(
    'general_information',
    words(
      'informations générales',
      'general information',
      'allgemeine Angaben',
      'informazioni generali',
    ),
  ),
} satisfies Record<`${(typeof productTexts)[number]}_fr`, ImportColumn> &
  Record<string, ImportColumn>

export const productColumns = {
  number: wholeNumberColumn(
    words(
      'numéro|n°|no|nr|id',
      'number|product number',
      'Nummer|Artikelnummer|Art.-Nr.',
      'numero|num.',
    ),
    { role: 'key' },
  ),
  code: textColumn(
    words('code|référence', 'code|slug|reference', 'Code|Kürzel|Referenz', 'codice|riferimento'),
    { role: 'key' },
  ),
  name: textColumn(
    words(
      'désignation|article|nom',
      'name|article|item',
      'Bezeichnung|Artikel|Name',
      'denominazione|articolo|nome',
    ),
    { role: 'info' },
  ),
  kind: kindColumn(kinds),
  price: priceColumn(
    words(
      'prix|prix chf|prix (chf)|prix ttc',
      'price|price chf|price (chf)|new price',
      'Preis|Preis CHF|Preis (CHF)|Preis inkl. MWST',
      'prezzo|prezzo chf|prezzo (chf)',
    ),
  ),
  steps: stepsColumn,
  vatClass: vatColumn,
  position: wholeNumberColumn(
    words('position|ordre', 'position|order', 'Position|Reihenfolge', 'posizione|ordine'),
  ),
  isListed: yesNoColumn(
    words(
      'en vente|visible',
      'on sale|listed|visible',
      'im Verkauf|sichtbar',
      'in vendita|visibile',
    ),
  ),
  categories: {
    ...listColumn(
      words(
        'catégories|catégorie',
        'categories|category',
        'Kategorien|Kategorie',
        'categorie|categoria',
      ),
    ),
    write: (value, { language }) =>
      (value as ProductCategory[]).map((category) => categoryName(category, language)).join(', '),
  },
  composition: listColumn(
    words('composition', 'composition', 'Zusammensetzung', 'composizione'),
    /[;\n]/,
  ),
  pictures: listColumn(
    words('images|image', 'pictures|picture|images', 'Bilder|Bild', 'immagini|immagine'),
    /[;\n]/,
  ),
  ...recordFields,
} satisfies Record<string, ImportColumn>

/** Columns of ready products, which no row makes a price. */
export const readyProductColumns = {
  ...productColumns,
  kind: kindColumn(kinds.filter(([kind]) => kind !== 'price')),
}
