/** '12,5', '12.5' and '1’200' as numbers, '' as null; other texts as written, which the server refuses. */
export const readDecimal = (written: string): number | string | null => {
  const text = written.trim()
  if (text === '') return null
  const number = Number(
    text
      .replace(/['’\s]/g, '')
      .replace(',', '.')
      .replace('−', '-'),
  )
  return Number.isNaN(number) ? text : number
}
