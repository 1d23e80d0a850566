/** Rows and columns of Excel. */
const maxRow = 1_048_576
const maxColumn = 16_384
/** Cells up to the last one of a sheet, empty ones included: `read-excel-file` makes an array of them. */
const maxCells = 20_000_000
/** Characters between two tags; Excel has 32,767 in a cell. */
const maxText = 1_000_000

/** 'C' → 3. */
const columnOf = (letters: string) =>
  [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0)

const hasLongText = (xml: string) => {
  for (let at = 0; at < xml.length; ) {
    const next = xml.indexOf('<', at)
    const end = next < 0 ? xml.length : next
    if (end - at > maxText) return true
    at = end + 1
  }
  return false
}

/**
 * Whether `read-excel-file` would need so much memory for an XML file of a workbook that V8 ends the
 * process: by the addresses of its rows and cells, and its longest text.
 */
export const exceedsSheetLimits = (xml: string): boolean => {
  let [rows, columns] = [1, 1]
  for (const [, address = ''] of xml.matchAll(/\br\s*=\s*["']([^"']*)/g)) {
    const [, letters = '', row = ''] = /^([^\d%]*)(\d+)$/.exec(address) ?? []
    // An escaped character may be any part of an address.
    if (address.includes('&') || letters.length > 3 || row.length > 7) return true
    columns = Math.max(columns, columnOf(letters))
    rows = Math.max(rows, Number(row))
  }
  return rows > maxRow || columns > maxColumn || rows * columns > maxCells || hasLongText(xml)
}
