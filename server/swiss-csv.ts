import Papa from 'papaparse'

/** Makes Excel read the file as UTF-8. */
const byteOrderMark = '\ufeff'

/**
 * CSV that opens right in a Swiss Excel: semicolons, UTF-8 with mark. Texts that a spreadsheet
 * would run as formulas are escaped.
 */
export const writeSwissCsv = (
  fields: readonly string[],
  data: readonly (readonly (string | number)[])[],
): string => {
  const csv = Papa.unparse(
    { fields: [...fields], data: data.map((row) => [...row]) },
    { delimiter: ';', newline: '\r\n', escapeFormulae: true },
  )
  return `${byteOrderMark}${csv}\r\n`
}
