import { parseXml } from './parse-xml.ts'

/** The text of a file of the archive, by its path. */
export type TextOf = (path: string) => string | undefined

type Relation = { id: string; kind: string; path: string }

/** `target` as a path of the archive; a relative one starts in `folder`. */
const pathOf = (target: string, folder: string) =>
  decodeURI(new URL(target, `file:///${folder}/`).pathname).replace(/^\/+/, '')

const folderOf = (path: string) => path.slice(0, Math.max(0, path.lastIndexOf('/')))

const readRelations = (textOf: TextOf, path: string): Relation[] => {
  const folder = folderOf(path)
  const relations: Relation[] = []
  const file = `${folder && `${folder}/`}_rels/${path.slice(path.lastIndexOf('/') + 1)}.rels`
  parseXml(textOf(file) ?? '', {
    onOpen: (name, attributes) => {
      if (name !== 'Relationship') return true
      const { Id = '', Type = '', Target = '' } = attributes()
      const kind = Type.slice(Type.lastIndexOf('/') + 1)
      relations.push({ id: Id, kind, path: pathOf(Target, folder) })
      return true
    },
  })
  return relations
}

/** A sheet with cells; a chart has none. */
type SheetPart = { name: string; path: string }

export type WorkbookParts = {
  visibleSheets: SheetPart[]
  /** Whether days are counted from 1904. */
  startsIn1904: boolean
  sharedStrings: string | undefined
  styles: string | undefined
}

const isTrue = (value: string | undefined) => value === '1' || value === 'true'

/** The files that a workbook consists of; undefined if it is damaged. */
export const findWorkbookParts = (textOf: TextOf): WorkbookParts | undefined => {
  const root = readRelations(textOf, '').find(({ kind }) => kind === 'officeDocument')
  const path = root?.path ?? 'xl/workbook.xml'
  const relations = readRelations(textOf, path)
  const visibleSheets: SheetPart[] = []
  let startsIn1904 = false
  const isRead = parseXml(textOf(path) ?? '', {
    onOpen: (name, attributes) => {
      if (name === 'workbookPr') startsIn1904 = isTrue(attributes().date1904)
      if (name !== 'sheet') return true
      const { name: title = '', id, state = 'visible' } = attributes()
      const part = relations.find((one) => one.id === id)
      if (state === 'visible' && part?.kind === 'worksheet')
        visibleSheets.push({ name: title, path: part.path })
      return true
    },
  })
  const textOfKind = (kind: string) => {
    const part = relations.find((one) => one.kind === kind)
    // A missing file is damaged: it is not well-formed.
    return part && (textOf(part.path) ?? '')
  }
  return isRead && textOf(path) !== undefined
    ? {
        ...{ visibleSheets, startsIn1904 },
        ...{ sharedStrings: textOfKind('sharedStrings'), styles: textOfKind('styles') },
      }
    : undefined
}
