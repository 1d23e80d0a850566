import type { Transaction } from 'kysely'
import { ok, type Result, refuse } from '../../domain/result.ts'
import { tokenHash } from '../accounts/token.ts'
import type { Database } from '../db/client.ts'
import { invalidateDataVersions } from '../db/data-version.ts'
import type { Schema } from '../db/schema.ts'
import type { SetupTable } from '../db/tables/setup.ts'
import { isSetupToken } from './setup-token.ts'

/** What the set-up has so far. */
export type SetupState = {
  /** Counts the steps; a form sends the one it was made for. */
  version: number
  administrator: { id: string; email: string; firstName: string; lastName: string } | undefined
  isLaboratorySaved: boolean
  /** Where the stored catalogue comes from. */
  catalogueSource: SetupTable['catalogue_source']
}

/** Why no step is possible; `setup-closed`: it has ended, or the token opens none. */
export type StepRefusal = 'edit-conflict' | 'setup-closed'

/** What permits a step: the token of the set-up, and the version that its form was made for. */
export type StepClaim = { token: string; version: number }

/** Whether the shop is being set up, and is closed therefore. */
export const isSetupOpen = async (db: Database): Promise<boolean> =>
  (await db
    .selectFrom('setup')
    .select('id')
    .where('completed_at', 'is', null)
    .executeTakeFirst()) !== undefined

/** Whether the shop was opened by a set-up. */
export const isSetupCompleted = async (db: Database): Promise<boolean> =>
  (await db
    .selectFrom('setup')
    .select('id')
    .where('completed_at', 'is not', null)
    .executeTakeFirst()) !== undefined

/** Undefined if the shop is not being set up. */
export const findSetup = async (db: Database): Promise<SetupState | undefined> => {
  const row = await db
    .selectFrom('setup')
    .leftJoin('account', 'account.id', 'setup.administrator_id')
    .select([
      'setup.version',
      'laboratory_at',
      'catalogue_source',
      'account.id',
      'account.email',
      'account.first_name',
      'account.last_name',
    ])
    .where('completed_at', 'is', null)
    .executeTakeFirst()
  if (!row) return undefined
  const { id, email, first_name, last_name } = row
  return {
    version: row.version,
    administrator:
      id && email
        ? { id, email, firstName: first_name ?? '', lastName: last_name ?? '' }
        : undefined,
    isLaboratorySaved: row.laboratory_at !== null,
    catalogueSource: row.catalogue_source,
  }
}

/** Ends a transaction whose step was refused. */
class Rollback extends Error {
  readonly refusal: unknown
  constructor(refusal: unknown) {
    super('the step was refused')
    this.refusal = refusal
  }
}

/** Locks the set-up until the commit, checks the token and counts the step. */
const claimStep = async (
  trx: Transaction<Schema>,
  { token, version }: StepClaim,
): Promise<StepRefusal | undefined> => {
  const claimed = await trx
    .updateTable('setup')
    .set({ version: version + 1 })
    .where('version', '=', version)
    .where('completed_at', 'is', null)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('setup_token')
          .select('token_hash')
          .where('token_hash', '=', tokenHash(token)),
      ),
    )
    .returning('id')
    .executeTakeFirst()
  if (claimed) return undefined
  return (await isSetupToken(trx, token)) ? 'edit-conflict' : 'setup-closed'
}

/** Whether there is an administrator whom the set-up has not made, such as of `npm run account`. */
export const hasOtherAdministrator = async (
  trx: Transaction<Schema>,
  own: string | null | undefined,
): Promise<boolean> =>
  (await trx
    .selectFrom('account')
    .select('id')
    .where('role', '=', 'administrator')
    .where('id', '!=', own ?? '')
    .limit(1)
    .executeTakeFirst()) !== undefined

/** Ends the set-up in all processes and makes every token void; nothing if it is not open. */
export const endSetup = async (trx: Transaction<Schema>, now: Date) => {
  await trx
    .updateTable('setup')
    .set({ completed_at: now })
    .where('completed_at', 'is', null)
    .execute()
  await trx.deleteFrom('setup_token').execute()
  await trx.deleteFrom('setup_file').execute()
}

/**
 * Takes one step of the set-up in a transaction, complete or not at all. Refuses it without a valid
 * token, and if another step was taken since its form was shown, in any process.
 */
export const takeSetupStep = async <Value, Refusal>(
  db: Database,
  claim: StepClaim,
  step: (trx: Transaction<Schema>) => Promise<Result<Value, Refusal>>,
): Promise<Result<Value, Refusal | StepRefusal>> => {
  try {
    const value = await db.transaction().execute(async (trx) => {
      const refusal = await claimStep(trx, claim)
      if (refusal) throw new Rollback(refusal)
      const result = await step(trx)
      if (!result.ok) throw new Rollback(result.refusal)
      return result.value
    })
    invalidateDataVersions(db)
    return ok(value)
  } catch (error) {
    if (error instanceof Rollback) return refuse(error.refusal as Refusal | StepRefusal)
    throw error
  }
}
