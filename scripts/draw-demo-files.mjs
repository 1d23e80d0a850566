// Writes demo/files/*.pdf, what the demo laboratory hands out: its order form and price list in each
// language, and its nomenclature. Run after changing the catalogue: node scripts/draw-demo-files.mjs
import { createWriteStream, mkdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import PDFDocument from 'pdfkit'

const { resolve } = createRequire(import.meta.url)
const fontOf = (style) =>
  resolve(`@expo-google-fonts/instrument-sans/${style}/InstrumentSans_${style}.ttf`)
const folder = new URL('../demo/files/', import.meta.url)
const read = (name) =>
  JSON.parse(readFileSync(new URL(`../demo/catalogue/${name}.json`, import.meta.url), 'utf8'))

const [ink, muted, line, leaf] = ['#1e2b23', '#54615a', '#ded8c8', '#2f6b1f']
const margin = 50
const laboratory = 'Laboratoire Trois-Sources SA · Chemin des Trois-Sources 12 · 1227 Carouge GE'

const texts = {
  fr: {
    form: 'Formulaire de commande',
    formHint: 'À envoyer à info@trois-sources.example ou par la poste.',
    fields: [
      'Cabinet ou pharmacie',
      'Numéro de client',
      'Adresse de livraison',
      'Date et signature',
    ],
    columns: ['Nombre', 'Remède', 'Dilution', 'Forme', 'Taille'],
    prices: 'Liste de prix',
    pricesHint: 'Prix en francs suisses, TVA comprise.',
    groups: [
      'Complexes',
      'Produits OTC',
      'Pharmacies',
      'Produits de saison',
      'Compléments alimentaires',
    ],
  },
  en: {
    form: 'Order form',
    formHint: 'Please send it to info@trois-sources.example or by post.',
    fields: ['Practice or pharmacy', 'Customer number', 'Shipping address', 'Date and signature'],
    columns: ['Quantity', 'Remedy', 'Dilution', 'Form', 'Size'],
    prices: 'Price list',
    pricesHint: 'Prices in Swiss francs, VAT included.',
    groups: ['Complexes', 'OTC products', 'Kits', 'Seasonal products', 'Food supplements'],
  },
  de: {
    form: 'Bestellformular',
    formHint: 'Bitte senden an info@trois-sources.example oder per Post.',
    fields: ['Praxis oder Apotheke', 'Kundennummer', 'Lieferadresse', 'Datum und Unterschrift'],
    columns: ['Menge', 'Mittel', 'Verdünnung', 'Form', 'Grösse'],
    prices: 'Preisliste',
    pricesHint: 'Preise in Schweizer Franken, inkl. MWST.',
    groups: [
      'Komplexmittel',
      'OTC-Produkte',
      'Taschenapotheken',
      'Saisonprodukte',
      'Nahrungsergänzungsmittel',
    ],
  },
  it: {
    form: 'Modulo d’ordine',
    formHint: 'Da inviare a info@trois-sources.example o per posta.',
    fields: ['Studio o farmacia', 'Numero cliente', 'Indirizzo di consegna', 'Data e firma'],
    columns: ['Quantità', 'Rimedio', 'Diluizione', 'Forma', 'Formato'],
    prices: 'Listino prezzi',
    pricesHint: 'Prezzi in franchi svizzeri, IVA inclusa.',
    groups: ['Complessi', 'Prodotti OTC', 'Kit', 'Prodotti stagionali', 'Integratori alimentari'],
  },
}

/** The same file each time: its dates are those of the catalogue. */
const begin = (name, title, lang) => {
  const date = new Date('2026-11-21T08:00:00Z')
  const doc = new PDFDocument({
    size: 'A4',
    margin,
    lang,
    bufferPages: true,
    displayTitle: true,
    info: {
      Title: title,
      Author: 'Laboratoire Trois-Sources SA',
      CreationDate: date,
      ModDate: date,
    },
  })
  mkdirSync(folder, { recursive: true })
  doc.pipe(createWriteStream(new URL(name, folder)))
  doc.registerFont('text', fontOf('400Regular')).registerFont('bold', fontOf('600SemiBold'))
  doc.font('text').fontSize(9).fillColor(muted).text(laboratory)
  doc.moveDown(1).font('bold').fontSize(22).fillColor(leaf).text(title)
  return doc.moveDown(0.3).font('text').fontSize(10).fillColor(muted)
}

const end = (doc) => {
  const { start, count } = doc.bufferedPageRange()
  for (let page = start; page < start + count; page++) {
    doc.switchToPage(page)
    doc.page.margins.bottom = 0
    doc.font('text').fontSize(8).fillColor(muted)
    doc.text(`${page + 1} / ${count}`, margin, 800, { align: 'right', width: 495 })
  }
  doc.end()
}

const rule = (doc, y, from = margin, to = 545) =>
  doc.moveTo(from, y).lineTo(to, y).lineWidth(0.5).strokeColor(line).stroke()

const drawOrderForm = (language, { form, formHint, fields, columns }) => {
  const doc = begin(`order-form-${language}.pdf`, form, language).text(formHint)
  let y = doc.y + 22
  for (const field of fields) {
    doc.fontSize(9).fillColor(muted).text(field, margin, y)
    rule(doc, y + 14, 190)
    y += 26
  }
  y += 10
  const lefts = [50, 110, 300, 380, 460]
  doc.font('bold').fontSize(9).fillColor(ink)
  for (const [at, column] of columns.entries()) doc.text(column, lefts[at], y, { lineBreak: false })
  for (let row = 0; row < 22; row++) {
    y += 21
    rule(doc, y - 4)
  }
  end(doc)
}

const drawPrices = (language, { prices, pricesHint, groups }) => {
  const doc = begin(`price-list-${language}.pdf`, prices, language).text(pricesHint)
  const files = ['complexes', 'otc', 'kits', 'seasonal', 'supplements']
  for (const [at, file] of files.entries()) {
    doc.moveDown(1.2)
    if (doc.y > 720) doc.addPage()
    doc.font('bold').fontSize(12).fillColor(leaf).text(groups[at], margin)
    doc.moveDown(0.4).font('text').fontSize(9).fillColor(ink)
    for (const product of read(file)) {
      if (doc.y > 770) doc.addPage()
      const { y } = doc
      doc.text(product[`title_${language}`], margin, y, { width: 300, lineBreak: false })
      doc.text(product.size ?? '', 350, y, { width: 100, lineBreak: false })
      doc.text(product.price.replace('.', ','), 470, y, { width: 75, align: 'right' })
      rule(doc, doc.y + 1)
      doc.y += 4
    }
  }
  end(doc)
}

const drawNomenclature = () => {
  const doc = begin('nomenclature.pdf', 'Nomenclature', 'la').text('Remedia homoeopathica')
  doc.moveDown(1).fontSize(7).fillColor(ink)
  const names = read('homeopathy').map(({ nm, ab }) => (ab ? `${nm} (${ab})` : nm))
  doc.text(names.join('\n'), margin, doc.y, { columns: 3, columnGap: 14, width: 495, lineGap: 1 })
  end(doc)
}

for (const [language, words] of Object.entries(texts)) {
  drawOrderForm(language, words)
  drawPrices(language, words)
}
drawNomenclature()
