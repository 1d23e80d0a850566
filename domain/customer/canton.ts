import type { Language } from '../language.ts'

/** The 26 cantons by their official codes, in the order of the codes. */
export const cantonNames = {
  AG: { fr: 'Argovie', en: 'Aargau', de: 'Aargau', it: 'Argovia' },
  AI: {
    fr: 'Appenzell Rhodes-Intérieures',
    en: 'Appenzell Innerrhoden',
    de: 'Appenzell Innerrhoden',
    it: 'Appenzello Interno',
  },
  AR: {
    fr: 'Appenzell Rhodes-Extérieures',
    en: 'Appenzell Ausserrhoden',
    de: 'Appenzell Ausserrhoden',
    it: 'Appenzello Esterno',
  },
  BE: { fr: 'Berne', en: 'Bern', de: 'Bern', it: 'Berna' },
  BL: {
    fr: 'Bâle-Campagne',
    en: 'Basel-Landschaft',
    de: 'Basel-Landschaft',
    it: 'Basilea Campagna',
  },
  BS: { fr: 'Bâle-Ville', en: 'Basel-Stadt', de: 'Basel-Stadt', it: 'Basilea Città' },
  FR: { fr: 'Fribourg', en: 'Fribourg', de: 'Freiburg', it: 'Friburgo' },
  GE: { fr: 'Genève', en: 'Geneva', de: 'Genf', it: 'Ginevra' },
  GL: { fr: 'Glaris', en: 'Glarus', de: 'Glarus', it: 'Glarona' },
  GR: { fr: 'Grisons', en: 'Graubünden', de: 'Graubünden', it: 'Grigioni' },
  JU: { fr: 'Jura', en: 'Jura', de: 'Jura', it: 'Giura' },
  LU: { fr: 'Lucerne', en: 'Lucerne', de: 'Luzern', it: 'Lucerna' },
  NE: { fr: 'Neuchâtel', en: 'Neuchâtel', de: 'Neuenburg', it: 'Neuchâtel' },
  NW: { fr: 'Nidwald', en: 'Nidwalden', de: 'Nidwalden', it: 'Nidvaldo' },
  OW: { fr: 'Obwald', en: 'Obwalden', de: 'Obwalden', it: 'Obvaldo' },
  SG: { fr: 'Saint-Gall', en: 'St. Gallen', de: 'St. Gallen', it: 'San Gallo' },
  SH: { fr: 'Schaffhouse', en: 'Schaffhausen', de: 'Schaffhausen', it: 'Sciaffusa' },
  SO: { fr: 'Soleure', en: 'Solothurn', de: 'Solothurn', it: 'Soletta' },
  SZ: { fr: 'Schwytz', en: 'Schwyz', de: 'Schwyz', it: 'Svitto' },
  TG: { fr: 'Thurgovie', en: 'Thurgau', de: 'Thurgau', it: 'Turgovia' },
  TI: { fr: 'Tessin', en: 'Ticino', de: 'Tessin', it: 'Ticino' },
  UR: { fr: 'Uri', en: 'Uri', de: 'Uri', it: 'Uri' },
  VD: { fr: 'Vaud', en: 'Vaud', de: 'Waadt', it: 'Vaud' },
  VS: { fr: 'Valais', en: 'Valais', de: 'Wallis', it: 'Vallese' },
  ZG: { fr: 'Zoug', en: 'Zug', de: 'Zug', it: 'Zugo' },
  ZH: { fr: 'Zurich', en: 'Zurich', de: 'Zürich', it: 'Zurigo' },
} as const satisfies Record<string, Record<Language, string>>

export type Canton = keyof typeof cantonNames

export const isCanton = (text: string): text is Canton => Object.hasOwn(cantonNames, text)
