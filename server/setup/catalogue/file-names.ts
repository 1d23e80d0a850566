import { productFiles, remedyFiles } from '../../demo/catalogue-rows.ts'

/** The families of a catalogue, each in a file of its name. */
export const familyFiles = [
  'homeopathy',
  'gemmotherapy',
  'phytotherapy',
  'oligotherapy',
  'schussler',
  'complexes',
  'otc',
  'kits',
  'seasonal',
  'supplements',
  'prices',
  'synonyms',
  'locations',
] as const

export type FamilyFile = (typeof familyFiles)[number]

/** Families with texts in a second file of the same name, in the folder `descriptions`. */
export const descriptionFiles = [
  'descriptions/gemmotherapy',
  'descriptions/phytotherapy',
  'descriptions/oligotherapy',
  'descriptions/schussler',
] as const

export type CatalogueFile = FamilyFile | (typeof descriptionFiles)[number]

/** Files of the demo's folder whose content is part of the program. */
const builtIn = ['cantons', 'dilutions', 'health-topics', 'map-categories', 'professions', 'topics']

const isFamilyFile = (name: string): name is FamilyFile => familyFiles.some((one) => one === name)

const findDescription = (name: string) =>
  descriptionFiles.find((one) => one === `descriptions/${name}`)

const kindsBy = <Kind extends string>(files: Readonly<Record<Kind, string>>) =>
  new Map((Object.keys(files) as Kind[]).map((kind) => [files[kind], kind]))

export const remedyFileCategories = kindsBy(remedyFiles)
export const productKinds = kindsBy(productFiles)

/**
 * Which file an upload is, by its name. Two files have one name when their folders are lost: the one
 * with descriptions is an object, the other a list. 'ignored' for files that the program brings.
 */
export const catalogueFileOf = (
  path: string,
  text: string,
): CatalogueFile | 'ignored' | undefined => {
  const name = path.split(/[/\\]/).at(-1)?.toLowerCase() ?? ''
  if (name.startsWith('.') || !name.endsWith('.json') || path.startsWith('__MACOSX'))
    return name === 'readme.md' || name.startsWith('.') || path.startsWith('__MACOSX')
      ? 'ignored'
      : undefined
  const base = name.replace(/( ?\(\d+\))?\.json$/, '')
  if (builtIn.includes(base)) return 'ignored'
  const description = findDescription(base)
  if (description && text.trimStart().startsWith('{')) return description
  return isFamilyFile(base) ? base : undefined
}
