import { centimes, formatFrancs } from '../../domain/money.ts'

/** '-12.50' of the API → 'CHF −12.50'. */
export const moneyText = (amount: string, currency = 'CHF'): string =>
  `${currency} ${formatFrancs(centimes(Math.round(Number(amount) * 100)))}`
