import { defaultCountry } from '../../../domain/customer/address.ts'
import { isEmail, noMailbox, normalizeEmail } from '../../../domain/customer/email.ts'
import { ok, type Result, refuse } from '../../../domain/result.ts'
import { type Actor, recordChange } from '../../audit/record-change.ts'
import { newId } from '../../db/new-id.ts'
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

const emailProblem = (email: string, invites: boolean): 'blank' | 'email-invalid' | undefined => {
  if (email === '') return invites ? 'blank' : undefined
  return isEmail(email) ? undefined : 'email-invalid'
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
  const account = {
    profession: '',
    billing_phone: '',
    user_can_order: true,
    user_can_order_with_form: false,
    // Undefined ones are absent.
    ...JSON.parse(JSON.stringify(customerColumns(fields))),
    ...{ id, email: email || noMailbox(id), password_hash: await hashPassword(newToken()) },
    ...{ state: 'active', role: 'customer', created_at: at, updated_at: at },
  }
  const isCreated = await db.transaction().execute(async (trx) => {
    const created = await trx
      .insertInto('account')
      .values(account)
      .onConflict((conflict) => conflict.column('email').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!created) return false
    await writeAddresses(trx, id, fields.addresses ?? {})
    await refreshSearchText(trx, id)
    if (invites) await enqueueMail(trx, 'customer-invited', { accountId: id }, at)
    await recordChange(trx, {
      ...{ actor, action: 'create', resource: 'customers', recordId: id, now: at },
      label: (await findCustomerLabel(trx, id)) ?? '',
      after: await auditedCustomer(trx, id),
    })
    return true
  })
  if (!isCreated) return refuse({ code: 'email-taken' })
  if (invites) wakeWorker()
  return ok({ id })
}
