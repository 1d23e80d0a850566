import type { FileRecord } from './record-problem.ts'

/** Why a file cannot be read as a whole. */
export type SetupFileProblem = { reason: 'not-json' | 'not-list' | 'not-record' | 'too-many-rows' }

type ParsedList =
  | { ok: true; records: readonly FileRecord[] }
  | { ok: false; problem: SetupFileProblem; row: number | undefined }

const maxRows = 50_000

/** Levels of lists and objects in a record; the catalogue's own has three. */
const maxLevels = 8

const isNestedAtMost = (value: unknown, levels: number): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (levels > 0 && Object.values(value).every((part) => isNestedAtMost(part, levels - 1)))

const isRecord = (value: unknown): value is FileRecord =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  isNestedAtMost(value, maxLevels)

const isJson = (text: string) => {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/** The record with a syntax error, from 1; undefined unless the file has one record per line. */
const wrongRecordOf = (text: string) => {
  const lines = text
    .split('\n')
    .map((line) => line.trim().replace(/^\[/, ''))
    .filter((line) => /^\{./.test(line))
  const wrong = lines.findIndex((line) => !isJson(line.replace(/[,\]]+$/, '')))
  return wrong < 0 ? undefined : wrong + 1
}

/** Reads a list of records. */
export const parseList = (text: string): ParsedList => {
  let parsed: unknown
  try {
    parsed = JSON.parse(text)
  } catch {
    return { ok: false, problem: { reason: 'not-json' }, row: wrongRecordOf(text) }
  }
  const fail = (reason: SetupFileProblem['reason'], row?: number): ParsedList => ({
    ok: false,
    problem: { reason },
    row,
  })
  if (!Array.isArray(parsed)) return fail('not-list')
  if (parsed.length > maxRows) return fail('too-many-rows')
  const wrong = parsed.findIndex((each) => !isRecord(each))
  if (wrong >= 0) return fail('not-record', wrong + 1)
  return { ok: true, records: parsed }
}
