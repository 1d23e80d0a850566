import { Parser } from 'saxen'
import { withoutSpacesAroundEquals } from '../../../domain/spreadsheet/parse-xml.ts'
import { repeated } from './camt-schema.ts'
import { maxStatementPayments } from './statement-file.ts'

/** A text, or elements by their names. */
type XmlValue = string | XmlElement
type XmlElement = { [name: string]: XmlValue | XmlValue[] }

/** The elements below `Document` of both kinds, in every version. */
const messages = new Map([
  ['BkToCstmrStmt', { kind: 'camt.053', report: 'Stmt' }],
  ['BkToCstmrDbtCdtNtfctn', { kind: 'camt.054', report: 'Ntfctn' }],
] as const)

type Message = typeof messages extends Map<unknown, infer Value> ? Value : never
type ReportKind = Message['kind']

type Handlers = {
  /** A statement or notification begins. */
  onReport: (kind: ReportKind) => void
  /** A part of the report: its number, the account, or an entry. False ends the reading. */
  onPart: (name: string, value: XmlValue) => boolean
}

export type Scanned = {
  /** Name of the outermost element; '' without one. */
  root: string
  /** The first line that is not well-formed, from 1. */
  brokenLine: number | undefined
  /** A part of a report that no bank sends: its name, and what is wrong with it. */
  excess: { part: string; what: 'text' | 'depth' | 'repetition' } | undefined
}

/** Longer than every text of the format, in characters. */
const maxText = 10_000
/** More levels than an entry has. */
const maxDepth = 40

const parts: ReadonlySet<string> = new Set(['Id', 'Acct', 'Ntry'])

type Open = { name: string; text: string; currency: string; children: XmlElement | undefined }

/**
 * An element that may be repeated is a list; another one that is repeated becomes a wrong value.
 * Returns the number of its repetitions.
 */
const append = (parent: Open, { name }: Open, value: XmlValue) => {
  parent.children ??= {}
  const before = Object.hasOwn(parent.children, name) ? parent.children[name] : undefined
  if (Array.isArray(before)) return before.push(value)
  if (before !== undefined) parent.children[name] = [before, value]
  else parent.children[name] = repeated.has(name) ? [value] : value
  return 1
}

const valueIn = ({ name, text, currency, children }: Open): XmlValue => {
  if (children) return children
  return name === 'Amt' ? { '#text': text.trim(), '@Ccy': currency } : text.trim()
}

/** Reads the reports of a document in one pass, and builds one part of them at a time. */
export const scanReports = (text: string, { onReport, onPart }: Handlers): Scanned => {
  const scanned: Scanned = { root: '', brokenLine: undefined, excess: undefined }
  const parser = new Parser()
  let depth = 0
  let message: Message | undefined
  let isReport = false
  /** The elements of the part that is being built, the outermost first. */
  const built: Open[] = []

  const enter = (name: string) => {
    if (depth === 0) scanned.root = name
    else if (depth === 1)
      message = scanned.root === 'Document' ? messages.get(name as never) : undefined
    else if (depth === 2) {
      isReport = name === message?.report
      if (message && isReport) onReport(message.kind)
    }
  }
  const fail = (line: number) => {
    scanned.brokenLine ??= line + 1
    parser.stop()
  }
  const refuse = (what: NonNullable<Scanned['excess']>['what']) => {
    scanned.excess ??= { part: built[0]?.name ?? '', what }
    parser.stop()
  }
  const addText = (value: string) => {
    const open = built.at(-1)
    // Between elements there are spaces only.
    if (!open || open.children) return
    if (open.text.length + value.length > maxText) refuse('text')
    else open.text += value
  }

  parser.on('openTag', (qualified, getAttributes, _decode, _isEmpty, getContext) => {
    if (depth === 0 && scanned.root) return fail(getContext().line)
    const name = qualified.slice(qualified.indexOf(':') + 1)
    enter(name)
    const isPart = depth === 3 && isReport && parts.has(name)
    depth += 1
    if (!isPart && built.length === 0) return
    const { Ccy = '' } = (name === 'Amt' && getAttributes()) || {}
    built.push({ name, text: '', currency: Ccy, children: undefined })
    if (built.length > maxDepth) refuse('depth')
  })
  parser.on('closeTag', () => {
    depth -= 1
    const closed = built.pop()
    if (!closed) return
    const parent = built.at(-1)
    if (parent) {
      if (append(parent, closed, valueIn(closed)) > maxStatementPayments) refuse('repetition')
    } else if (!onPart(closed.name, valueIn(closed))) parser.stop()
  })
  parser.on('text', addText)
  parser.on('cdata', addText)
  // Warnings are about text beside the outermost element and wrong attributes.
  parser.on('warn', (_warning, getContext) => fail(getContext().line))
  parser.on('error', (_error, getContext) => fail(getContext().line))
  parser.parse(withoutSpacesAroundEquals(text))
  return scanned
}
