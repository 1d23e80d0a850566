import { foldText } from '../../../../domain/fold-text.ts'
import { type Language, languages } from '../../../../domain/language.ts'

/** Fields of a product with one text per language. */
export const importedTexts = [
  'title',
  'description_short',
  'description',
  'indication',
  'posology',
] as const

export type ImportedText = (typeof importedTexts)[number]

/** Columns of one value, whatever the language. */
type Single =
  | 'number'
  | 'code'
  | 'name'
  | 'kind'
  | 'price'
  | 'vat'
  | 'position'
  | 'listed'
  | 'categories'

/** What a column holds; texts have their language: 'title_de'. */
export type ImportColumn = Single | `${ImportedText}_${Language}`

type Names = Readonly<Record<Language, readonly string[]>>

const names: Readonly<Record<Single | ImportedText, Names>> = {
  number: {
    fr: ['numéro', 'n°', 'no', 'nr', 'id'],
    en: ['number', 'product number'],
    de: ['nummer', 'artikelnummer', 'art.-nr.'],
    it: ['numero', 'num.'],
  },
  code: {
    fr: ['code', 'référence'],
    en: ['code', 'slug', 'reference'],
    de: ['code', 'kürzel', 'referenz'],
    it: ['codice', 'riferimento'],
  },
  name: {
    fr: ['désignation', 'article', 'nom'],
    en: ['name', 'article', 'item'],
    de: ['bezeichnung', 'artikel', 'name'],
    it: ['denominazione', 'articolo', 'nome'],
  },
  kind: {
    fr: ['gamme', 'type'],
    en: ['range', 'kind', 'type'],
    de: ['sortiment', 'art', 'typ'],
    it: ['gamma', 'tipo'],
  },
  price: {
    fr: ['prix', 'prix chf', 'prix (chf)', 'prix ttc'],
    en: ['price', 'price chf', 'price (chf)', 'new price'],
    de: ['preis', 'preis chf', 'preis (chf)', 'preis inkl. mwst'],
    it: ['prezzo', 'prezzo chf', 'prezzo (chf)'],
  },
  vat: {
    fr: ['TVA', 'taux de tva'],
    en: ['VAT', 'vat rate', 'vat class'],
    de: ['MWST', 'mwst-satz', 'mehrwertsteuer'],
    it: ['IVA', 'aliquota iva'],
  },
  position: {
    fr: ['position', 'ordre'],
    en: ['position', 'order'],
    de: ['position', 'reihenfolge'],
    it: ['posizione', 'ordine'],
  },
  listed: {
    fr: ['en vente', 'visible'],
    en: ['on sale', 'listed', 'visible'],
    de: ['im verkauf', 'sichtbar'],
    it: ['in vendita', 'visibile'],
  },
  categories: {
    fr: ['catégories', 'catégorie'],
    en: ['categories', 'category'],
    de: ['kategorien', 'kategorie'],
    it: ['categorie', 'categoria'],
  },
  title: { fr: ['titre'], en: ['title'], de: ['titel'], it: ['titolo'] },
  description_short: {
    fr: ['description courte', 'résumé'],
    en: ['short description'],
    de: ['kurzbeschreibung'],
    it: ['descrizione breve'],
  },
  description: {
    fr: ['description'],
    en: ['description'],
    de: ['beschreibung'],
    it: ['descrizione'],
  },
  indication: {
    fr: ['indication'],
    en: ['indication'],
    de: ['anwendungsgebiet', 'indikation'],
    it: ['indicazione'],
  },
  posology: { fr: ['posologie'], en: ['posology'], de: ['dosierung'], it: ['posologia'] },
}

/** Case, accents, quotation marks and spaces around do not matter. */
const folded = (header: string) =>
  foldText(header)
    .replace(/["*:]/g, '')
    .replace(/[\s_]+/g, ' ')
    .trim()

const isText = (field: string): field is ImportedText =>
  importedTexts.some((text) => text === field)

const columnsByHeader: ReadonlyMap<string, ImportColumn> = new Map(
  Object.entries(names).flatMap(([field, byLanguage]): [string, ImportColumn][] => {
    const own = [field, ...languages.flatMap((language) => byLanguage[language])]
    if (!isText(field)) return own.map((name) => [folded(name), field as Single])
    // 'Titre DE', 'Titel (de)', 'title_de'.
    return languages.flatMap((language) =>
      own.flatMap((name) =>
        [`${name} ${language}`, `${name} (${language})`].map((header): [string, ImportColumn] => [
          folded(header),
          `${field}_${language}`,
        ]),
      ),
    )
  }),
)

/** The column of a header in any of the four languages; undefined for an unknown one. */
export const readHeader = (header: string): ImportColumn | undefined =>
  columnsByHeader.get(folded(header))

/** The header that exports write: 'Preis', 'Titel (DE)'. */
export const headerOf = (column: ImportColumn, language: Language): string => {
  const [, field = column, textLanguage] = /^(.+)_(fr|en|de|it)$/.exec(column) ?? []
  const [name = field] = names[field as Single | ImportedText][language]
  const written = name.charAt(0).toUpperCase() + name.slice(1)
  return textLanguage ? `${written} (${textLanguage.toUpperCase()})` : written
}
