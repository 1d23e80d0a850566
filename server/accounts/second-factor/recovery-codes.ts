import type { Database } from '../../db/client.ts'
import { newRecoveryCodes, recoveryCodeHash } from './one-time-code.ts'

/** With as many codes left, or fewer, the owner is asked by mail to renew them. */
export const fewRecoveryCodes = 3

/** Uses a recovery code; the number of those left, undefined if it is wrong or used. */
export const spendRecoveryCode = async (
  trx: Database,
  accountId: string,
  code: string,
  now: Date,
): Promise<number | undefined> => {
  const hash = recoveryCodeHash(code)
  if (!hash) return undefined
  const used = await trx
    .updateTable('recovery_code')
    .set({ used_at: now })
    .where('account_id', '=', accountId)
    .where('hash', '=', hash)
    .where('used_at', 'is', null)
    .returning('account_id')
    .executeTakeFirst()
  if (!used) return undefined
  const { left } = await trx
    .selectFrom('recovery_code')
    .select((eb) => eb.fn.countAll<number>().as('left'))
    .where('account_id', '=', accountId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(left)
}

/** New recovery codes; those before are void. They cannot be read again. */
export const replaceRecoveryCodes = async (trx: Database, accountId: string) => {
  const codes = newRecoveryCodes()
  await trx.deleteFrom('recovery_code').where('account_id', '=', accountId).execute()
  const rows = codes.map((code) => ({
    account_id: accountId,
    hash: recoveryCodeHash(code) ?? '',
    used_at: null,
  }))
  await trx.insertInto('recovery_code').values(rows).execute()
  return codes
}
