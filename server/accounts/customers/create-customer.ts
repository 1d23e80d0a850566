import type { Transaction } from 'kysely'
import { defaultCountry } from '../../../domain/customer/address.ts'
import { isEmail, noMailbox, normalizeEmail } from '../../../domain/customer/email.ts'
import { ok, type Result, refuse } from '../../../domain/result.ts'
import { type Actor, type Author, recordChange } from '../../audit/record-change.ts'
import { newId } from '../../db/new-id.ts'
import type { Schema } from '../../db/schema.ts'
import { enqueueMail } from '../../outbox/mail-jobs.ts'
import type { Services } from '../../services.ts'
import { hashPassword } from '../passwords/password.ts'
import { writeAddresses } from '../profile/addresses.ts'
import { newToken } from '../token.ts'
import {
  auditedCustomer,
  type CustomerChange,
  customerColumns,
  customerProblems,
  type FieldProblem,
} from './change-customer.ts'
import { findCustomerLabel } from './customer-label.ts'
import { refreshSearchText } from './search-text.ts'

type RequiredName = 'firstName' | 'lastName' | 'language'

export type NewCustomer = {
  /** '' for a customer who orders by phone only. */
  email: string
  /** Whether a mail with a link to choose a password is sent. */
  invites: boolean
  fields: Omit<CustomerChange, 'role'> & { [Name in RequiredName]: string }
}

export type NewCustomerRefusal =
  | { code: 'email-taken' }
  | { code: 'fields-invalid'; problems: Record<string, FieldProblem | 'email-invalid'> }

type StoredCustomer = Pick<NewCustomer, 'email' | 'fields'> & {
  id: string
  /** '' for one without a password, which is set by its reset. */
  password_hash: string
}

const emailProblem = (email: string, invites: boolean): 'blank' | 'email-invalid' | undefined => {
  if (email === '') return invites ? 'blank' : undefined
  return isEmail(email) ? undefined : 'email-invalid'
}

/** Stores an active account in the caller's transaction; false if its e-mail address has one. */
export const insertCustomer = async (
  trx: Transaction<Schema>,
  { id, email, password_hash, fields }: StoredCustomer,
  { actor, now }: Author,
): Promise<boolean> => {
  const account = {
    profession: '',
    billing_phone: '',
    user_can_order: true,
    user_can_order_with_form: false,
    // Undefined ones are absent.
    ...JSON.parse(JSON.stringify(customerColumns(fields))),
    ...{ id, email: email || noMailbox(id), password_hash },
    ...{ state: 'active', role: 'customer', created_at: now, updated_at: now },
  }
  const created = await trx
    .insertInto('account')
    .values(account)
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!created) return false
  await writeAddresses(trx, id, fields.addresses ?? {})
  await refreshSearchText(trx, id)
  await recordChange(trx, {
    ...{ actor, action: 'create', resource: 'customers', recordId: id, now },
    label: (await findCustomerLabel(trx, id)) ?? '',
    after: await auditedCustomer(trx, id),
  })
  return true
}

/**
 * Opens an active account for a customer whom the staff know. Nobody knows its password: with an
 * invitation the customer chooses one, without one the staff enter the orders.
 */
export const createCustomer = async (
  { db, now, wakeWorker }: Pick<Services, 'db' | 'now' | 'wakeWorker'>,
  actor: Actor,
  { invites, fields, ...given }: NewCustomer,
): Promise<Result<{ id: string }, NewCustomerRefusal>> => {
  const email = normalizeEmail(given.email)
  const wrongEmail = emailProblem(email, invites)
  const problems: Record<string, FieldProblem | 'email-invalid'> = {
    ...(wrongEmail && { email: wrongEmail }),
    ...customerProblems(fields, () => defaultCountry),
  }
  if (Object.keys(problems).length > 0) return refuse({ code: 'fields-invalid', problems })
  const id = newId()
  const at = now()
  const password_hash = await hashPassword(newToken())
  const isCreated = await db.transaction().execute(async (trx) => {
    const author = { actor, now: at }
    if (!(await insertCustomer(trx, { id, email, password_hash, fields }, author))) return false
    if (invites) await enqueueMail(trx, 'customer-invited', { accountId: id }, at)
    return true
  })
  if (!isCreated) return refuse({ code: 'email-taken' })
  if (invites) wakeWorker()
  return ok({ id })
}
