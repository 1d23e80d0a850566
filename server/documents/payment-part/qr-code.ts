import { correction, generate, mode } from 'lean-qr'
import type { Sheet } from '../layout/sheet.ts'

/** Side of the code (QR-bill 2.3, 5.4.1), mm. */
export const codeSizeMm = 46

/** White edge, black square and the arms of the white cross (QR-bill 2.3, 5.4.2), mm. */
export const crossMm = { edge: 7, square: 6, arm: 3.89, thickness: 1.17 }

/**
 * Smaller versions have an alignment pattern in the centre, under the Swiss cross; readers such as
 * zbar then sample the wrong grid. Versions 14 to 20 have none there.
 */
const options = {
  minCorrectionLevel: correction.M,
  maxCorrectionLevel: correction.M,
  minVersion: 14,
  maxVersion: 25,
}

const byteMode = (text: string) => mode.bytes(new TextEncoder().encode(text))

/**
 * The first number forms a numeric segment. Without an ECI header, zbar guesses the character set of
 * each run of bytes: after an ASCII run ('SPC') it tries UTF-8 first.
 */
const segmentsOf = (text: string) => {
  const [, head, digits, rest] = /^(\D+)(\d+)(.+)$/s.exec(text) ?? []
  return head && digits && rest
    ? mode.multi(byteMode(head), mode.numeric(digits), byteMode(rest))
    : byteMode(text)
}

const modulesOf = (code: ReturnType<typeof generate>): boolean[][] => {
  const indices = Array.from({ length: code.size }, (_, index) => index)
  return indices.map((y) => indices.map((x) => code.get(x, y)))
}

/**
 * The modules of a QR code, true is dark: UTF-8 without the ECI header that not every reader
 * understands; error correction M (QR-bill 2.3, 5.2). Throws above version 25.
 */
export const qrModules = (text: string): boolean[][] =>
  modulesOf(generate(segmentsOf(text), options))

/** The modules of a code of digits that scanners type. */
export const digitModules = (digits: string): boolean[][] =>
  modulesOf(generate(mode.numeric(digits), { minCorrectionLevel: correction.M }))

/** Runs of dark modules: row, first column and length, in modules. */
export const darkRuns = (modules: boolean[][]): { row: number; from: number; length: number }[] =>
  modules.flatMap((cells, row) => {
    const runs: { row: number; from: number; length: number }[] = []
    for (const [column, isDark] of cells.entries()) {
      if (!isDark) continue
      const last = runs.at(-1)
      if (last && last.from + last.length === column) last.length += 1
      else runs.push({ row, from: column, length: 1 })
    }
    return runs
  })

/** Draws a code with its upper left corner at x, y, in points; call inside a marked figure. */
export const drawModules = (
  { doc }: Pick<Sheet, 'doc'>,
  modules: boolean[][],
  { x, y, size }: { x: number; y: number; size: number },
) => {
  const module = size / modules.length
  for (const { row, from, length } of darkRuns(modules))
    doc.rect(x + from * module, y + row * module, length * module, module)
  doc.fill('black')
}
