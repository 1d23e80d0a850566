import { centimes, formatMoney } from '../../domain/money.ts'

/** '-12.50' of the API → '−12,50 CHF'. */
export const moneyText = (amount: string, currency = 'CHF'): string =>
  formatMoney(centimes(Math.round(Number(amount) * 100))).replace('CHF', currency)
