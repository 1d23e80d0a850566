/** A value of an imported file: CSV files have texts only. */
export type Cell = string | number | boolean | null

export const isBlank = (cell: Cell | undefined): boolean =>
  cell === undefined || cell === null || (typeof cell === 'string' && cell.trim() === '')
