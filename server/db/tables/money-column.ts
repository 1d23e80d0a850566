import type { ColumnType } from 'kysely'
import type { Centimes } from '../../../domain/money.ts'

/** An amount in centimes. */
export type MoneyColumn = ColumnType<Centimes, number, number>
