import { centimes, formatMoney } from '../../domain/money.ts'
import { shortDate } from '../../domain/short-date.ts'

/** '-12.50' of the API → '−12,50 CHF'. */
export const moneyText = (amount: string, currency = 'CHF'): string =>
  formatMoney(centimes(Math.round(Number(amount) * 100))).replace('CHF', currency)

const days = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Zurich' })
const times = new Intl.DateTimeFormat('de-CH', {
  timeZone: 'Europe/Zurich',
  hour: '2-digit',
  minute: '2-digit',
})

/** '2026-12-24T08:05:00Z' → '24.12.2026'. */
export const dateText = (at: string): string => shortDate(days.format(new Date(at)))

/** '2026-12-24T08:05:00Z' → '24.12.2026, 09:05'. */
export const timeText = (at: string): string => `${dateText(at)}, ${times.format(new Date(at))}`

/** Today in Switzerland, YYYY-MM-DD. */
export const today = (): string => days.format(new Date())
