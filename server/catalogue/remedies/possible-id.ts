/** Whether the id fits into 31 bits, the range of the column in PostgreSQL. */
export const isPossibleId = (id: number): boolean =>
  Number.isInteger(id) && Math.abs(id) <= 0x7fffffff
