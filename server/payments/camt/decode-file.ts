import { ok, type Result, refuse } from '../../../domain/result.ts'
import { maxStatementBytes, type StatementRefusal } from './statement-file.ts'

/** Encodings of bank files; UTF-16 is known by its byte order mark. */
const encodings: Record<string, string> = {
  'utf-8': 'utf-8',
  utf8: 'utf-8',
  'us-ascii': 'utf-8',
  'iso-8859-1': 'windows-1252',
  'iso-8859-15': 'iso-8859-15',
  'windows-1252': 'windows-1252',
}

const markedEncoding = ([first, second]: Uint8Array) => {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : undefined
}

/** The encoding that the XML declaration names; UTF-8 without one. */
const declaredEncoding = (bytes: Uint8Array) => {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 200))
  const name = /<\?xml[^>]*\sencoding\s*=\s*["']([\w.-]+)["']/.exec(head)?.[1] ?? 'utf-8'
  return encodings[name.toLowerCase()]
}

const lessThan = 0x3c

/** Whether the file begins with a tag, after spaces and marks. */
const startsAsXml = (bytes: Uint8Array) =>
  bytes.find((byte) => byte > 0x20 && byte < 0x80) === lessThan

/** The text of an uploaded XML file. */
export const decodeFile = (bytes: Uint8Array): Result<string, StatementRefusal> => {
  if (bytes.length === 0) return refuse({ code: 'file-empty' })
  if (bytes.length > maxStatementBytes)
    return refuse({ code: 'file-too-large', maxBytes: maxStatementBytes })
  if (!startsAsXml(bytes)) return refuse({ code: 'file-not-xml', line: 1 })
  const encoding = markedEncoding(bytes) ?? declaredEncoding(bytes)
  if (!encoding) return refuse({ code: 'file-encoding' })
  try {
    return ok(new TextDecoder(encoding, { fatal: true }).decode(bytes))
  } catch {
    return refuse({ code: 'file-encoding' })
  }
}
