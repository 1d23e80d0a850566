import { formatAmount } from 'swissqrbill/utils'
import type { Centimes } from '../../domain/money.ts'

/** An amount as documents and the QR-bill write it: '1 234.50', '−12.50' (R21). */
export const documentAmount = (amount: Centimes): string => {
  const written = formatAmount(Math.abs(amount) / 100).replaceAll(' ', '\u00A0')
  return amount < 0 ? `−${written}` : written
}

/** Hundredths of a percent as documents write them: 810 → '8.1 %'. */
export const documentRate = (rate: number): string => `${rate / 100}\u00A0%`
