/** Beyond 31 bits nothing of the catalogue is, and PostgreSQL would refuse the question. */
export const isPossibleId = (id: number): boolean =>
  Number.isInteger(id) && Math.abs(id) <= 0x7fffffff
