import { ok, type Result, refuse } from '../result.ts'

const startsWith = (bytes: Uint8Array, ...start: number[]) =>
  start.every((byte, i) => bytes[i] === byte)

/** Control characters that no text has: a file of another kind. */
const binary = /[^\P{Cc}\s\u0080-\u009f]/u

const decodeAs = (bytes: Uint8Array, encoding: string) =>
  new TextDecoder(encoding, { fatal: true }).decode(bytes)

const decode = (bytes: Uint8Array) => {
  if (startsWith(bytes, 0xff, 0xfe)) return decodeAs(bytes, 'utf-16le')
  if (startsWith(bytes, 0xfe, 0xff)) return decodeAs(bytes, 'utf-16be')
  try {
    return decodeAs(bytes, 'utf-8')
  } catch {
    return decodeAs(bytes, 'windows-1252')
  }
}

/**
 * The text of a file, in UTF-8, UTF-16 with a byte order mark, or Windows-1252 as Excel writes it.
 * Refuses files that are not text.
 */
export const decodeText = (bytes: Uint8Array): Result<string, 'not-text'> => {
  try {
    const text = decode(bytes)
    return binary.test(text) ? refuse('not-text') : ok(text)
  } catch {
    return refuse('not-text')
  }
}
