import type { Insertable } from 'kysely'
import type * as z from 'zod'
import { checkLocation } from '../../../domain/locations/check-location.ts'
import type { ProductTable, RemedySynonymTable, RemedyTable } from '../../db/tables/catalogue.ts'
import type { LocationTable } from '../../db/tables/locations.ts'
import {
  demoRemedyRecord,
  descriptionFile,
  locationRecord,
  pricedFamilies,
  priceRecord,
  priceRow,
  productRecord,
  productRow,
  remedyRow,
} from '../../demo/catalogue-rows.ts'
import { synonymRecord, synonymRows } from '../../demo/synonym-rows.ts'
import {
  type CatalogueFile,
  type FamilyFile,
  familyFiles,
  productKinds,
  remedyFileCategories,
} from './file-names.ts'
import { parseList, type SetupFileProblem } from './parse-list.ts'
import {
  dilutionProblem,
  type FileRecord,
  problem,
  type RecordProblem,
  saltProblem,
  textProblem,
} from './record-problem.ts'

/** A problem of a file, in `row` from 1 where it concerns one; `label` names its record. */
export type FileError = {
  file: CatalogueFile
  row: number | undefined
  label: string
  problem: SetupFileProblem | RecordProblem
}

export type CatalogueRows = {
  remedies: Insertable<RemedyTable>[]
  synonyms: Insertable<RemedySynonymTable>[]
  products: Insertable<ProductTable>[]
  locations: Insertable<LocationTable>[]
}

export type ReadCatalogue = CatalogueRows & {
  /** Readable rows of each file. */
  ids: Map<FamilyFile, number[]>
  errors: FileError[]
}

type Schema = z.ZodType<{ id: number }>

/** PostgreSQL's largest integer. */
const maxId = 2_147_483_647

const schemaOf = (file: FamilyFile): Schema => {
  if (remedyFileCategories.has(file)) return demoRemedyRecord
  if (productKinds.has(file)) return productRecord
  if (file === 'prices') return priceRecord
  return file === 'synonyms' ? synonymRecord : locationRecord
}

const shapeProblem = (schema: Schema, record: FileRecord): RecordProblem | undefined => {
  const parsed = schema.safeParse(record)
  if (parsed.success) return undefined
  const issue = parsed.error.issues[0]
  const field = String(issue?.path[0] ?? (issue && 'keys' in issue ? issue.keys[0] : ''))
  const value = record[field]
  if (value === undefined || value === '') return problem('field-missing', field, '')
  const found = problem(field === 'price' ? 'price-invalid' : 'field-invalid', field, value)
  return issue && 'values' in issue ? { ...found, choices: issue.values.map(String) } : found
}

/** The rules of the map, as in the back office. */
const placeProblem = (record: FileRecord): RecordProblem | undefined => {
  const [field] = Object.keys(checkLocation(locationRecord.parse(record)))
  return field === undefined ? undefined : problem('field-invalid', field, record[field])
}

const labelOf = (record: FileRecord) =>
  [record.nm, record.name, record.title_en, record.slug].find(
    (text): text is string => typeof text === 'string' && text !== '',
  ) ?? ''

/** A part of an address. */
const isSlug = (text: string) => /^[a-z\d]+(-[a-z\d]+)*$/.test(text)

/** Rules of one file beside the shape of its records. */
const ruleOf = (file: FamilyFile, record: FileRecord): RecordProblem | undefined => {
  const isRemedy = remedyFileCategories.has(file)
  if (typeof record.slug === 'string' && record.slug !== '' && !isSlug(record.slug))
    return problem('field-invalid', 'slug', record.slug)
  if (isRemedy && !labelOf(record)) return problem('field-missing', 'nm', '')
  if (file === 'homeopathy') return dilutionProblem(record)
  if (file === 'schussler') return saltProblem(record)
  if (file === 'locations') return placeProblem(record)
  if (file === 'prices' && !pricedFamilies.includes(String(record.family)))
    return { ...problem('family-unknown', 'family', record.family), choices: pricedFamilies }
  if (!isRemedy && file !== 'synonyms' && record.slug === '')
    return problem('field-missing', 'slug', '')
  return undefined
}

/** Reads the records of one file; `claim` refuses what another record has already. */
const readFile = (
  file: FamilyFile,
  text: string,
  claim: (record: FileRecord) => RecordProblem | undefined,
) => {
  const errors: FileError[] = []
  const records: { record: FileRecord; row: number }[] = []
  const list = parseList(text)
  if (!list.ok)
    return { records, errors: [{ file, row: list.row, label: '', problem: list.problem }] }
  const schema = schemaOf(file)
  list.records.forEach((record, position) => {
    const idProblem =
      typeof record.id === 'number' && (record.id < 1 || record.id > maxId)
        ? problem('field-invalid', 'id', record.id)
        : undefined
    const found =
      shapeProblem(schema, record) ??
      idProblem ??
      textProblem(record) ??
      ruleOf(file, record) ??
      claim(record)
    if (found) errors.push({ file, row: position + 1, label: labelOf(record), problem: found })
    else records.push({ record, row: position + 1 })
  })
  return { records, errors }
}

/** Numbers, names and addresses that are unique in the shop. */
const createClaims = () => {
  const taken = new Set<string>()
  const claimed = (field: string, kind: string, value: unknown) => {
    const key = `${kind} ${String(value)}`
    if (taken.has(key)) return problem('taken', field, value)
    taken.add(key)
    return undefined
  }
  return {
    has: (kind: string, value: unknown) => taken.has(`${kind} ${String(value)}`),
    claim: (file: FamilyFile, record: FileRecord): RecordProblem | undefined => {
      if (file === 'synonyms') return claimed('id', file, record.id)
      if (file === 'locations') return claimed('id', file, record.id)
      if (remedyFileCategories.has(file))
        return claimed('id', 'remedy', record.id) ?? claimed('nm', file, record.nm ?? record.name)
      return claimed('id', 'product', record.id) ?? claimed('slug', 'slug', record.slug)
    },
  }
}

const readDescriptions = (
  files: ReadonlyMap<CatalogueFile, string>,
  file: CatalogueFile,
  errors: FileError[],
): z.infer<typeof descriptionFile> => {
  const text = files.get(file)
  if (text === undefined) return {}
  try {
    const parsed = descriptionFile.safeParse(JSON.parse(text))
    const wrong = parsed.success
      ? textProblem(parsed.data)
      : problem('field-invalid', String(parsed.error.issues[0]?.path[0] ?? ''), '')
    if (parsed.success && !wrong) return parsed.data
    if (wrong) errors.push({ file, row: undefined, label: '', problem: wrong })
  } catch {
    errors.push({ file, row: undefined, label: '', problem: { reason: 'not-json' } })
  }
  return {}
}

const distinctNames = <Row extends { remedy_id: number; name: string }>(rows: readonly Row[]) => [
  ...new Map(rows.map((row) => [row.name, row])).values(),
]

/** Reads the files of a catalogue and names every wrong row. Files that are absent have no rows. */
export const readCatalogueFiles = (files: ReadonlyMap<CatalogueFile, string>): ReadCatalogue => {
  const read: ReadCatalogue = {
    remedies: [],
    synonyms: [],
    products: [],
    locations: [],
    ids: new Map(),
    errors: [],
  }
  const claims = createClaims()
  for (const file of familyFiles) {
    const text = files.get(file)
    if (text === undefined) continue
    const category = remedyFileCategories.get(file)
    const kind = productKinds.get(file)
    const descriptions = category
      ? readDescriptions(files, `descriptions/${file}` as CatalogueFile, read.errors)
      : {}
    const { records, errors } = readFile(file, text, (record) =>
      file === 'synonyms' && !claims.has('remedy', record.id)
        ? problem('remedy-unknown', 'id', record.id)
        : claims.claim(file, record),
    )
    read.errors.push(...errors)
    read.ids.set(
      file,
      records.map(({ record }) => Number(record.id)),
    )
    for (const { record, row } of records) {
      if (category)
        read.remedies.push(
          remedyRow(category, demoRemedyRecord.parse(record), row - 1, descriptions),
        )
      else if (kind) read.products.push(productRow(kind, productRecord.parse(record)))
      else if (file === 'prices') read.products.push(priceRow(priceRecord.parse(record), row - 1))
      else if (file === 'synonyms')
        read.synonyms.push(...distinctNames(synonymRows(synonymRecord.parse(record))))
      else read.locations.push(locationRecord.parse(record))
    }
  }
  return read
}
