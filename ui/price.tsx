import { type Centimes, formatMoney } from '../domain/money.ts'

/** `12,50 CHF` (R21), in tabular figures without line breaks. */
export const Price = ({
  amount,
  className = '',
}: {
  amount: Centimes | undefined
  className?: string
}) => <span className={`price ${className}`}>{formatMoney(amount)}</span>
