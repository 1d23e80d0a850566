import { encode } from 'uqr'

/** Side of the code (QR-bill 2.3, 5.4.1), mm. */
export const codeSizeMm = 46

/** White edge, black square and the arms of the white cross (QR-bill 2.3, 5.4.2), mm. */
export const crossMm = { edge: 7, square: 6, arm: 3.89, thickness: 1.17 }

/**
 * Smaller versions have an alignment pattern in the centre, under the Swiss cross; readers such as
 * zbar then sample the wrong grid. Versions 14 to 20 have none there.
 */
const minVersion = 14

/**
 * The modules of a QR code, true is dark: one segment in byte mode (UTF-8) without the ECI header
 * that not every reader understands; error correction M, at most version 25 (QR-bill 2.3, 5.2).
 */
export const qrModules = (text: string): boolean[][] =>
  encode([...new TextEncoder().encode(text)], { ecc: 'M', minVersion, maxVersion: 25, border: 0 })
    .data

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
