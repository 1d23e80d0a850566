import { crc32 } from 'node:zlib'
import { type FixtureRows, workbookFiles } from '../../../domain/spreadsheet/workbook.fixtures.ts'

const entryOf = (name: string, content: string) => {
  const data = Buffer.from(content)
  const file = Buffer.from(name)
  const common = Buffer.alloc(26)
  common.writeUInt16LE(20, 0)
  common.writeUInt32LE(crc32(data), 10)
  common.writeUInt32LE(data.length, 14)
  common.writeUInt32LE(data.length, 18)
  common.writeUInt16LE(file.length, 22)
  return { data, file, common }
}

/** A zip archive without compression. */
export const zip = (files: Record<string, string>) => {
  const locals: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const [name, content] of Object.entries(files)) {
    const { data, file, common } = entryOf(name, content)
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), common, file, data])
    const more = Buffer.alloc(14)
    more.writeUInt32LE(offset, 10)
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00', 'latin1'), common, more, file]))
    locals.push(local)
    offset += local.length
  }
  const entries = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 0, 'latin1')
  end.writeUInt16LE(directory.length, 8)
  end.writeUInt16LE(directory.length, 10)
  end.writeUInt32LE(entries.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...locals, entries, end])
}

/** For tests: an XLSX file with sheets named 'Blatt 1' and so on, of rows or as XML; some are hidden. */
export const workbookOfSheets = (...given: Parameters<typeof workbookFiles>): Buffer =>
  zip(workbookFiles(...given))

/** For tests: an XLSX file with one sheet. */
export const workbook = (rows: FixtureRows): Buffer => workbookOfSheets([rows])
