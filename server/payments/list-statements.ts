import { accountName } from '../db/account-name.ts'
import type { Database } from '../db/client.ts'
import { countRows } from '../db/count-rows.ts'
import type { BankStatementTable } from '../db/tables/payments.ts'

/** An imported file with what became of its payments. */
export type ListedStatement = {
  id: string
  kind: BankStatementTable['kind']
  fileName: string
  importedAt: Date
  /** Name of the member of staff; '' if the account is gone. */
  importedBy: string
  payments: number
  open: number
}

/** The imported files, the newest first; `total` counts all pages. */
export const listStatements = async (
  db: Database,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ rows: ListedStatement[]; total: number }> => {
  const [rows, total] = await Promise.all([
    db
      .selectFrom('bank_statement')
      .leftJoin('account', 'account.id', 'bank_statement.imported_by')
      .select(['bank_statement.id', 'kind', 'file_name as fileName'])
      .select(['imported_at as importedAt', accountName.as('importedBy')])
      .select((eb) => {
        const payments = eb
          .selectFrom('bank_payment')
          .select((one) => one.fn.countAll<number | string>().as('count'))
          .whereRef('bank_payment.statement_id', '=', 'bank_statement.id')
        return [payments.as('payments'), payments.where('state', '=', 'open').as('open')]
      })
      .orderBy('imported_at', 'desc')
      .orderBy('bank_statement.id', 'desc')
      .limit(limit)
      .offset(offset)
      .execute(),
    countRows(db.selectFrom('bank_statement')),
  ])
  const statements = rows.map((row) => ({
    ...row,
    payments: Number(row.payments),
    open: Number(row.open),
  }))
  return { rows: statements, total }
}
