/** '12,5', '12.5' and '1’200' as numbers, '' as null; other texts as written, which the server refuses. */
export const readDecimal = (written: string): number | string | null => {
  const text = written.trim()
  const plain = text
    .replace(/['’\s]/g, '')
    .replace(',', '.')
    .replace('−', '-')
  if (plain === '') return null
  return /^-?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : text
}

/** What a field shows of a value of `readDecimal`: also the text that is no number, so that it can be corrected. */
export const shownDecimal = (value: number | string | null | undefined): string =>
  value === null || value === undefined || Number.isNaN(value) ? '' : String(value)
