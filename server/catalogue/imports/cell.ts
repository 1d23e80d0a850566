import type { Cell } from '../../../domain/spreadsheet/read-sheet.ts'

export const isBlank = (cell: Cell | undefined): boolean =>
  cell === undefined || cell === null || (typeof cell === 'string' && cell.trim() === '')
