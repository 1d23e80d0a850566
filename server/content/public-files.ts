import { blockManifest, isBlockType } from '../../blocks/manifest.ts'
import type { Database } from '../db/client.ts'
import type { StoredBlock } from '../db/tables/content.ts'
import { type BlockValues, type Fields, isValues } from './block-values.ts'

const types = {
  pdf: 'application/pdf',
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  zip: 'application/zip',
} as const

const isKnown = (extension: string): extension is keyof typeof types =>
  Object.hasOwn(types, extension)

/** A public file: store id, download name, media type. */
export type PublicFile = { id: string; name: string; type: string }

/** `/files/nomenclature.pdf` → the file with id `nomenclature`; undefined for other addresses. */
export const publicFileOf = (address: string): PublicFile | undefined => {
  const [, name = '', id = '', extension = ''] =
    /^\/files\/(([\w-]{1,64})\.([a-z]{1,5}))$/.exec(address) ?? []
  return isKnown(extension) ? { id, name, type: types[extension] } : undefined
}

/** Whether a file, link or text, also in lists, leads to the address. */
const containsFile = (values: BlockValues, fields: Fields, address: string): boolean =>
  Object.entries(fields).some(([name, field]) => {
    const value = values[name]
    if (field.type === 'list' && Array.isArray(value))
      return value.some((each) => isValues(each) && containsFile(each, field.of, address))
    if (field.type === 'richtext')
      return typeof value === 'string' && value.includes(`](${address})`)
    return (field.type === 'file' || field.type === 'link') && value === address
  })

const offers = (block: StoredBlock, address: string) =>
  isBlockType(block.type) &&
  containsFile(block, blockManifest[block.type].definition.fields, address)

/** A file that a page offers. Other files in the store are not public. */
export const findPublicFile = async (
  db: Database,
  address: string,
): Promise<PublicFile | undefined> => {
  const file = publicFileOf(address)
  if (!file) return undefined
  const pages = await db.selectFrom('page').select('blocks').execute()
  const isOffered = pages.some(({ blocks }) => blocks.some((block) => offers(block, address)))
  return isOffered ? file : undefined
}
