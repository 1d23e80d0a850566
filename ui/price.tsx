import { type Centimes, formatMoney } from '../domain/money.ts'
import { joinClasses } from './join-classes.ts'

type Props = { amount: Centimes | undefined; className?: string }

/** `12,50 CHF` (R21), in tabular figures without line breaks. */
export const Price = ({ amount, className }: Props) => (
  <span className={joinClasses('price', className)}>{formatMoney(amount)}</span>
)
