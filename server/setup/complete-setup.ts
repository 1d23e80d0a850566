import type { Insertable } from 'kysely'
import { normalizeEmail } from '../../domain/customer/email.ts'
import { isLanguage } from '../../domain/language.ts'
import { ok, type Result, refuse } from '../../domain/result.ts'
import { hashPassword } from '../accounts/passwords/password.ts'
import { insertStaff } from '../accounts/staff/invite-staff.ts'
import { invalidateDataVersions } from '../db/data-version.ts'
import { json } from '../db/json.ts'
import type { OptionTable } from '../db/tables/content.ts'
import { recordSecurityEvent } from '../security-log.ts'
import type { Services } from '../services.ts'
import { checkSetupForm, type SetupForm, type SetupProblems, setupOptions } from './setup-form.ts'
import { endSetup, isSetupToken, lockSetup } from './setup-state.ts'

/** `setup-closed`: the token opens no set-up, or another person has completed it. */
export type SetupRefusal = 'setup-closed' | { problems: SetupProblems }

const optionRow = ([name, value]: [string, unknown]): Insertable<OptionTable> => ({
  name,
  language: '',
  value: json(value),
})

/**
 * Makes the first administrator, stores name and address of the laboratory, and writes the example
 * pages: all in one transaction, which makes every token void. The shop stays closed.
 */
export const completeSetup = async (
  { db, log, now }: Pick<Services, 'db' | 'log' | 'now'>,
  form: SetupForm,
  token: string,
): Promise<Result<void, SetupRefusal>> => {
  // Before estimating and hashing: invalid tokens must be cheap to refuse.
  if (!(await isSetupToken(db, token))) return refuse('setup-closed')
  const problems = await checkSetupForm(form)
  if (Object.keys(problems).length > 0 || !isLanguage(form.language)) return refuse({ problems })
  // The demo's content is loaded for a set-up only.
  const { examplePages, startOptions } = await import('./example-pages.ts')
  const { email, firstName, lastName, language } = form
  const administrator = { email: normalizeEmail(email), firstName, lastName, language } as const
  const passwordHash = await hashPassword(form.password)
  const options = setupOptions(form, language)
  const pages = await examplePages(options, now())
  const result = await db.transaction().execute(async (trx) => {
    await lockSetup(trx)
    if (!(await isSetupToken(trx, token))) return refuse('setup-closed' as const)
    const role = 'administrator' as const
    const account = await insertStaff(trx, { ...administrator, role }, passwordHash, now())
    if (!account) return refuse({ problems: { email: 'email-taken' as const } })
    await trx.deleteFrom('option').where('name', 'in', Object.keys(options)).execute()
    await trx.insertInto('option').values(Object.entries(options).map(optionRow)).execute()
    // Options and pages that were set by SQL before stay.
    await trx
      .insertInto('option')
      .values(startOptions())
      .onConflict((conflict) => conflict.columns(['name', 'language']).doNothing())
      .execute()
    for (const page of pages)
      await trx
        .insertInto('page')
        .values(page)
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    await endSetup(trx)
    return ok(account.id)
  })
  if (!result.ok) return result
  recordSecurityEvent({ log }, 'administrator-made', { accountId: result.value })
  invalidateDataVersions(db)
  return ok(undefined)
}
