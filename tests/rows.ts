import type { Insertable } from 'kysely'
import { v7 } from 'uuid'
import type { AccountTable } from '../server/db/tables/accounts.ts'

/** A therapist's active account, changed as the test needs it. */
export const accountRow = (
  changes: Partial<Insertable<AccountTable>> = {},
): Insertable<AccountTable> => {
  const id = v7()
  return {
    id,
    email: `${id}@example.ch`,
    password_hash: 'none',
    state: 'active',
    role: 'customer',
    first_name: 'Ada',
    last_name: 'Keller',
    language: 'de',
    profession: 'therapeut',
    user_can_order: true,
    user_can_order_with_form: false,
    billing_phone: '+41 22 555 01 47',
    created_at: new Date('2026-03-01T08:00:00Z'),
    updated_at: new Date('2026-03-01T08:00:00Z'),
    ...changes,
  }
}
