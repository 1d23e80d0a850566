import { inLanguages, type Language } from '../language.ts'

/** The 26 cantons by their official codes, in the order of the codes. */
export const cantonNames = {
  AG: inLanguages('Argovie', 'Aargau', 'Aargau', 'Argovia'),
  AI: inLanguages(
    'Appenzell Rhodes-Intérieures',
    'Appenzell Innerrhoden',
    'Appenzell Innerrhoden',
    'Appenzello Interno',
  ),
  AR: inLanguages(
    'Appenzell Rhodes-Extérieures',
    'Appenzell Ausserrhoden',
    'Appenzell Ausserrhoden',
    'Appenzello Esterno',
  ),
  BE: inLanguages('Berne', 'Bern', 'Bern', 'Berna'),
  BL: inLanguages('Bâle-Campagne', 'Basel-Landschaft', 'Basel-Landschaft', 'Basilea Campagna'),
  BS: inLanguages('Bâle-Ville', 'Basel-Stadt', 'Basel-Stadt', 'Basilea Città'),
  FR: inLanguages('Fribourg', 'Fribourg', 'Freiburg', 'Friburgo'),
  GE: inLanguages('Genève', 'Geneva', 'Genf', 'Ginevra'),
  GL: inLanguages('Glaris', 'Glarus', 'Glarus', 'Glarona'),
  GR: inLanguages('Grisons', 'Graubünden', 'Graubünden', 'Grigioni'),
  JU: inLanguages('Jura', 'Jura', 'Jura', 'Giura'),
  LU: inLanguages('Lucerne', 'Lucerne', 'Luzern', 'Lucerna'),
  NE: inLanguages('Neuchâtel', 'Neuchâtel', 'Neuenburg', 'Neuchâtel'),
  NW: inLanguages('Nidwald', 'Nidwalden', 'Nidwalden', 'Nidvaldo'),
  OW: inLanguages('Obwald', 'Obwalden', 'Obwalden', 'Obvaldo'),
  SG: inLanguages('Saint-Gall', 'St. Gallen', 'St. Gallen', 'San Gallo'),
  SH: inLanguages('Schaffhouse', 'Schaffhausen', 'Schaffhausen', 'Sciaffusa'),
  SO: inLanguages('Soleure', 'Solothurn', 'Solothurn', 'Soletta'),
  SZ: inLanguages('Schwytz', 'Schwyz', 'Schwyz', 'Svitto'),
  TG: inLanguages('Thurgovie', 'Thurgau', 'Thurgau', 'Turgovia'),
  TI: inLanguages('Tessin', 'Ticino', 'Tessin', 'Ticino'),
  UR: inLanguages('Uri', 'Uri', 'Uri', 'Uri'),
  VD: inLanguages('Vaud', 'Vaud', 'Waadt', 'Vaud'),
  VS: inLanguages('Valais', 'Valais', 'Wallis', 'Vallese'),
  ZG: inLanguages('Zoug', 'Zug', 'Zug', 'Zugo'),
  ZH: inLanguages('Zurich', 'Zurich', 'Zürich', 'Zurigo'),
} as const satisfies Record<string, Record<Language, string>>

export type Canton = keyof typeof cantonNames

export const isCanton = (text: string): text is Canton => Object.hasOwn(cantonNames, text)
