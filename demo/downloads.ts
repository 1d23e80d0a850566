import type { Language } from '../domain/language.ts'
import { fileSizes } from './file-sizes.ts'

type File = { id: string; name: string; filesize: number }

type DownloadPage = { title: string; text: string; documents: { label: string; file: File }[] }

type OrderForm = { title: string; text: string; label: string; file: File }

/** The files in `demo/files/`, by their id in the store; drawn by scripts/draw-demo-files.mjs. */
export const downloadFiles = {
  'order-form-fr': 'order-form-fr.pdf',
  'order-form-en': 'order-form-en.pdf',
  'order-form-de': 'order-form-de.pdf',
  'order-form-it': 'order-form-it.pdf',
  'price-list-fr': 'price-list-fr.pdf',
  'price-list-en': 'price-list-en.pdf',
  'price-list-de': 'price-list-de.pdf',
  'price-list-it': 'price-list-it.pdf',
  nomenclature: 'nomenclature.pdf',
} as const

/** The file with its download name and size in bytes. */
const fileOf = (id: keyof typeof downloadFiles, name: string): File => ({
  id,
  name,
  filesize: fileSizes[downloadFiles[id]],
})

const nomenclature = fileOf('nomenclature', 'Trois-Sources Nomenclature.pdf')

/** Documents for logged-in people, in the account (D1 §3). */
export const downloadPage: Readonly<Record<Language, DownloadPage>> = {
  fr: {
    title: 'Documents pour les professionnels',
    text: 'Nos listes sont mises à jour chaque saison. La boutique affiche toujours les prix en vigueur.',
    documents: [
      {
        label: 'Liste de prix',
        file: fileOf('price-list-fr', 'Trois-Sources Liste de prix.pdf'),
      },
      { label: 'Nomenclature des remèdes unitaires', file: nomenclature },
    ],
  },
  en: {
    title: 'Documents for professionals',
    text: 'Our lists are updated every season. The shop always shows current prices.',
    documents: [
      {
        label: 'Price list',
        file: fileOf('price-list-en', 'Trois-Sources Price list.pdf'),
      },
      { label: 'List of single remedies (nomenclature)', file: nomenclature },
    ],
  },
  de: {
    title: 'Dokumente für Fachpersonen',
    text: 'Unsere Listen werden jede Saison nachgeführt. Im Onlineshop gelten immer die aktuellen Preise.',
    documents: [
      {
        label: 'Preisliste',
        file: fileOf('price-list-de', 'Trois-Sources Preisliste.pdf'),
      },
      { label: 'Nomenklatur der Einzelmittel', file: nomenclature },
    ],
  },
  it: {
    title: 'Documenti per i professionisti',
    text: 'I nostri elenchi sono aggiornati ogni stagione. Nel negozio online valgono sempre i prezzi attuali.',
    documents: [
      {
        label: 'Listino prezzi',
        file: fileOf('price-list-it', 'Trois-Sources Listino prezzi.pdf'),
      },
      { label: 'Nomenclatura dei rimedi unitari', file: nomenclature },
    ],
  },
}

/** For people who may order with the form. */
export const downloadOrderForm: Readonly<Record<Language, OrderForm>> = {
  fr: {
    title: 'Commander avec le formulaire',
    text: 'Remplissez le formulaire et envoyez-le-nous par e-mail ou par la poste.',
    label: 'Formulaire de commande',
    file: fileOf('order-form-fr', 'Trois-Sources Formulaire de commande.pdf'),
  },
  en: {
    title: 'Order by form',
    text: 'Fill in the form and send it to us by e-mail or by post.',
    label: 'Order form',
    file: fileOf('order-form-en', 'Trois-Sources Order form.pdf'),
  },
  de: {
    title: 'Mit dem Formular bestellen',
    text: 'Füllen Sie das Formular aus und senden Sie es uns per E-Mail oder per Post.',
    label: 'Bestellformular',
    file: fileOf('order-form-de', 'Trois-Sources Bestellformular.pdf'),
  },
  it: {
    title: 'Ordinare con il modulo',
    text: 'Compili il modulo e ce lo invii per e-mail o per posta.',
    label: 'Modulo d’ordine',
    file: fileOf('order-form-it', 'Trois-Sources Modulo d’ordine.pdf'),
  },
}
