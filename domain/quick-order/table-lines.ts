import { foldText } from '../fold-text.ts'
import { readPriceCell, writeStatedPrice } from './stated-price.ts'

/**
 * Words of headings in French, German, English and Italian, folded (`foldText`), by what their column has. The first list
 * with a word of a heading decides: 'Preis pro Stück' is a price. `other`: what orders nothing, such as dates.
 */
const headingWords = [
  ['other', 'total totale gesamt gesamtpreis gesamtbetrag summe betrag montant importo amount'],
  [
    'other',
    'rabatt remise rabais sconto discount bestand lagerbestand lager stock giacenza soll ist',
  ],
  ['other', 'minimum mindestbestand geliefert livre delivered consegnato vpe'],
  ['price', 'preis einzelpreis stuckpreis stueckpreis listenpreis price prix prezzo vk ep pu chf'],
  ['quantity', 'menge anzahl stk stuck stueck stuckzahl bestellmenge qty quantity count quantite'],
  ['quantity', 'bestellen bestellt commander commande commandes ordinare ordinato order ordered'],
  ['quantity', 'qte nombre quantita qta pezzi pz pcs pieces units unites unita'],
  ['other', 'pos position datum lieferdatum date data mwst tva iva vat wahrung currency devise'],
  ['other', 'valuta monnaie'],
  ['number', 'artikelnummer artikelnr bestellnummer bestellnr referenz reference ref riferimento'],
  ['number', 'sku gtin ean barcode pharmacode code codice nr no num numero nummer n number'],
  ['unit', 'einheit mengeneinheit'],
  ['potency', 'potenz potenzen potency potencies dilution dilutions verdunnung diluizione potenza'],
  ['potency', 'dynamisation puissance ch dh lm korsakov korsakow'],
  ['text', 'skala scale echelle scala reihe potenzreihe form forme forma darreichungsform'],
  ['text', 'arzneiform galenik galenique galenica'],
  ['size', 'grosse groesse size format formato taille packung packungsgrosse packungsgroesse'],
  ['size', 'inhalt contenu contenance contenuto conditionnement gebinde confezione volumen volume'],
  ['name', 'mittel artikel arzneimittel einzelmittel bezeichnung produkt praparat praeparat name'],
  ['name', 'substanz remede remedes article articles designation produit nom libelle souche'],
  ['name', 'medicament remedy remedies item items product description medicine rimedio rimedi'],
  ['name', 'articolo articoli prodotto descrizione denominazione nome medicamento'],
] as const

type Role = (typeof headingWords)[number][0]

/** `unit`: scale or unit of the numbers below the heading, such as 'ml'. */
type Column = { role: Role | undefined; unit: string }

const lists = headingWords.map(([role, words]) => ({ role, words: new Set(words.split(' ')) }))

const wordsOf = (text: string): string[] =>
  foldText(text)
    .replaceAll('.', '')
    .match(/\p{L}+/gu) ?? []

/** Scales and units of numbers, not those of the grammar, whose words the browser does not need. */
const units = new Set([
  'potency ch',
  'potency dh',
  'potency lm',
  'potency korsakov',
  'size g',
  'size ml',
])

/** Longer texts are no headings. */
const maxWords = 5

/** Of a row of headings, in characters. */
const maxHeadingLength = 400

const columnOf = (heading: string): Column => {
  const words = wordsOf(heading)
  const role =
    words.length > maxWords
      ? undefined
      : lists.find(({ words: known }) => words.some((word) => known.has(word)))?.role
  const unit = words.find((word) => units.has(`${role} ${word}`))
  return { role, unit: unit ?? '' }
}

const delimiters = ['\t', ';', '|', ','] as const

/** The cells of a row, without the quotes of CSV files. */
const cellsOf = (row: string, delimiter: string): string[] => {
  const cells = ['']
  let isQuoted = false
  for (const sign of row) {
    if (sign === '"') isQuoted = !isQuoted
    if (sign === delimiter && !isQuoted) cells.push('')
    else cells.push(cells.pop() + sign)
  }
  return cells.map((cell) =>
    cell.trim().replace(/^"(.*)"$/s, (_, text: string) => text.replaceAll('""', '"').trim()),
  )
}

type Table = { delimiter: string; columns: readonly Column[] }

/** The columns of a row of headings: at least two are known, or it is the name of a single column. */
const readHeadings = (row: string): Table | undefined => {
  if (row.length > maxHeadingLength || /\d/.test(row)) return undefined
  for (const delimiter of delimiters) {
    const columns = cellsOf(row, delimiter).map(columnOf)
    const known = columns.filter(({ role }) => role !== undefined)
    const isNamed = known.some(({ role }) => role === 'name' || role === 'potency')
    if (known.length >= 2 && (isNamed || known.some(({ role }) => role === 'quantity')))
      return { delimiter, columns }
  }
  const only = columnOf(row)
  return only.role === 'name' && wordsOf(row).length === 1
    ? { delimiter: '', columns: [only] }
    : undefined
}

const isWholeNumber = (cell: string) => /^\d+(?:[.,]0+)?$/.test(cell)

/** Words below the heading of numbers are of another table, and read. */
const isIgnored = (cell: string) => /^\p{L}{0,3}$|\d|^\P{L}+$/u.test(cell)

/** Packs, which are what a quantity counts; 'ml' is another unit. */
const piece =
  /^(?:st|stk|stck|stuck|stueck|pce?s?|pieces?|pz|pezz[io]|unites?|units?|pack(?:ung)?)$/

const writeCell = (cell: string, { role, unit }: Column, hasNames: boolean): string => {
  // A row of an order form that is left empty.
  if (role === 'quantity' && cell === '') return 'x0'
  if (role === 'unit' && piece.test(wordsOf(cell).join(' '))) return ''
  if (cell === '' || (role === 'other' && isIgnored(cell))) return ''
  if (role === 'quantity' && isWholeNumber(cell)) return `x${Number.parseInt(cell, 10)}`
  if (role === 'number' && isIgnored(cell)) return hasNames ? '' : `Nr. ${cell}`
  return unit && /^\d+(?:[.,]\d+)?$/.test(cell) ? `${cell} ${unit}` : cell
}

const total = /^(?:total|gesamt|zwischentotal|summe|somme|sum)/

/** A row as a typed line: the quantity after the words, and the price at the end; '' for a row of totals. */
const writeRow = (row: string, { delimiter, columns }: Table): string => {
  const hasNames = columns.some(({ role }) => role === 'name')
  const words: string[] = []
  const quantities: string[] = []
  let stated = ''
  for (const [at, cell] of (delimiter ? cellsOf(row, delimiter) : [row.trim()]).entries()) {
    const column = columns[at] ?? { role: undefined, unit: '' }
    const price = column.role === 'price' ? readPriceCell(cell) : undefined
    if (price !== undefined) stated = writeStatedPrice(price)
    else (column.role === 'quantity' ? quantities : words).push(writeCell(cell, column, hasNames))
  }
  if (!words.some(Boolean)) return ''
  const line = [...words, ...quantities].filter(Boolean).join(' ')
  return line === '' || total.test(foldText(line)) ? '' : line + stated
}

/**
 * Rows of a text in which a row of headings says what the columns have: the headings become blank, the rows below are
 * written as lines are typed. Other rows are returned as they are.
 */
export const writeTableRows = (rows: readonly string[]): string[] => {
  let table: Table | undefined
  return rows.map((row) => {
    const headings = readHeadings(row)
    if (headings) {
      table = headings
      return ''
    }
    return table && row.trim() !== '' ? writeRow(row, table) : row
  })
}
