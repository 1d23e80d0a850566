import type { Text } from './page-text.ts'

export const pharmacist: Text = {
  fr: 'Anne-Lise Roch, pharmacienne responsable',
  en: 'Anne-Lise Roch, pharmacist in charge',
  de: 'Anne-Lise Roch, fachtechnisch verantwortliche Apothekerin',
  it: 'Anne-Lise Roch, farmacista responsabile tecnica',
}

export const botanist: Text = {
  fr: 'Nadia Ferrero, botaniste',
  en: 'Nadia Ferrero, botanist',
  de: 'Nadia Ferrero, Botanikerin',
  it: 'Nadia Ferrero, botanica',
}

export const laboratory: Text = {
  fr: 'Le laboratoire',
  en: 'The laboratory',
  de: 'Das Labor',
  it: 'Il laboratorio',
}

export const headOfLaboratory: Text = {
  fr: 'Olivier Brandt, chef de laboratoire',
  en: 'Olivier Brandt, head of laboratory',
  de: 'Olivier Brandt, Laborleiter',
  it: 'Olivier Brandt, capo laboratorio',
}

export const ourStory: Text = {
  fr: 'Notre histoire',
  en: 'Our story',
  de: 'Unsere Geschichte',
  it: 'La nostra storia',
}

export const director: Text = {
  fr: 'Claire Vuillens, directrice',
  en: 'Claire Vuillens, director',
  de: 'Claire Vuillens, Geschäftsleiterin',
  it: 'Claire Vuillens, direttrice',
}

export const findAddress: Text = {
  fr: 'Trouver une adresse',
  en: 'Find an address',
  de: 'Adresse finden',
  it: 'Trovare un indirizzo',
}

export const gardenTerraces: Text = {
  fr: 'Les terrasses du jardin au pied du Salève',
  en: 'The terraces of the garden at the foot of the Salève',
  de: 'Die Terrassen des Gartens am Fuss des Salève',
  it: 'Le terrazze del giardino ai piedi del Salève',
}

/** The file of all remedies, in a block or an entry of a menu. */
export const nomenclature = {
  title: {
    fr: 'La nomenclature',
    en: 'The list of remedies',
    de: 'Die Nomenklatur',
    it: 'La nomenclatura',
  },
  file: '/files/nomenclature.pdf',
  button_text: {
    fr: 'Télécharger le PDF',
    en: 'Download the PDF',
    de: 'PDF herunterladen',
    it: 'Scaricare il PDF',
  },
}
