import { randomBytes } from 'node:crypto'
import { isEmail, normalizeEmail } from '../../domain/customer/email.ts'
import { defaultLanguage } from '../../domain/language.ts'
import { isStaffRole } from '../../domain/staff/permissions.ts'
import { hashPassword } from '../accounts/passwords/password.ts'
import { listAccounts } from '../accounts/profile/find-accounts.ts'
import { removeSecondFactor } from '../accounts/second-factor/change-second-factor.ts'
import { type AccountDecisionRefusal, decideAccount } from '../accounts/signup/decide-account.ts'
import { insertStaff } from '../accounts/staff/invite-staff.ts'
import { recordChange } from '../audit/record-change.ts'
import type { Database } from '../db/client.ts'
import { recordSecurityEvent } from '../security-log.ts'
import type { Services } from '../services.ts'
import { endSetup } from '../setup/setup-state.ts'

type RequiredServices = Pick<Services, 'db' | 'log'>

/** Printed lines, and whether the command succeeded. */
type Outcome = { done: boolean; lines: string[] }

const succeeded = (...lines: string[]): Outcome => ({ done: true, lines })
const refused = (...lines: string[]): Outcome => ({ done: false, lines })

/** How the command is called. */
export const usage = refused(
  'Usage:',
  'npm run account -- list [pending|active|suspended|rejected]',
  'npm run account -- activate EMAIL',
  'npm run account -- reject EMAIL REASON',
  'npm run account -- suspend EMAIL [REASON]',
  'npm run account -- admin EMAIL',
  'npm run account -- second-factor EMAIL',
)

const reasons: Record<AccountDecisionRefusal, string> = {
  'account-unknown': 'No account has this e-mail address.',
  'state-impossible':
    'The state of the account does not allow this change: see `npm run account -- list`.',
  'reason-missing': 'A rejection requires a reason, which is sent to the account holder.',
  'expiry-invalid': 'The certificate cannot expire on a day that is past.',
  'administrators-only': 'Only administrators may change the access of staff.',
  'own-account': 'You cannot change the state of your own account.',
}

const find = (db: Database, email: string) =>
  db
    .selectFrom('account')
    .select(['id', 'email', 'state', 'role'])
    .where('email', '=', normalizeEmail(email))
    .executeTakeFirst()

/** The worker of the running server sends the mail within a second. */
const decide = async (
  { db, log }: RequiredServices,
  to: 'active' | 'rejected' | 'suspended',
  email: string,
  reason: string,
  now: Date,
): Promise<Outcome> => {
  const account = await find(db, email)
  if (!account) return refused(reasons['account-unknown'])
  const decision = { accountId: account.id, to, reason, byAccount: null, now }
  const result = await decideAccount({ db, log, wakeWorker: () => {} }, decision)
  return result.ok
    ? succeeded(`${account.email} is ${to}. The account holder is notified by mail.`)
    : refused(reasons[result.refusal])
}

const listedStates = ['pending', 'active', 'suspended', 'rejected'] as const

const list = async (db: Database, stateText: string): Promise<Outcome> => {
  const state = listedStates.find((one) => one === stateText)
  if (stateText && !state) return usage
  const { accounts, total } = await listAccounts(db, { state, offset: 0, limit: 500 })
  const rows = accounts.map((account) =>
    [
      account.created_at.toISOString().slice(0, 10),
      account.state.padEnd(9),
      account.role.padEnd(13),
      account.email,
      `${account.first_name} ${account.last_name}`.trim(),
    ].join('  '),
  )
  return succeeded(...rows, total === 1 ? '1 account' : `${total} accounts`)
}

const newPassword = () => randomBytes(15).toString('base64url')

const showPassword = (email: string, password: string) =>
  succeeded(`${email} is an administrator. Password (shown only once): ${password}`)

const createAdministrator = async (
  { db, log }: RequiredServices,
  email: string,
  now: Date,
): Promise<Outcome> => {
  const password = newPassword()
  const passwordHash = await hashPassword(password)
  const person = { email: normalizeEmail(email), firstName: '', lastName: '' }
  const invited = { ...person, role: 'administrator', language: defaultLanguage } as const
  const account = await db.transaction().execute(async (trx) => {
    // First, since it waits for a set-up that makes an administrator too.
    await endSetup(trx)
    return insertStaff(trx, invited, passwordHash, now)
  })
  if (!account) return refused(`${invited.email} has just got an account. Try again.`)
  recordSecurityEvent({ log }, 'administrator-made', { accountId: account.id })
  return showPassword(normalizeEmail(email), password)
}

const makeAdministrator = async (
  services: RequiredServices,
  email: string,
  now: Date,
): Promise<Outcome> => {
  const { db } = services
  if (!isEmail(normalizeEmail(email))) return refused(`Not a valid e-mail address: ${email}`)
  const account = await find(db, email)
  if (!account) return createAdministrator(services, email, now)
  const promote = async (changes: { password_hash?: string } = {}) => {
    await db.transaction().execute(async (trx) => {
      await endSetup(trx)
      await trx
        .updateTable('account')
        .set({ ...changes, role: 'administrator', updated_at: now })
        .where('id', '=', account.id)
        .execute()
    })
    recordSecurityEvent(services, 'administrator-made', { accountId: account.id })
  }
  if (account.state !== 'active') {
    // The password was chosen by the person who signed up with this address, and who may not own it.
    const password = newPassword()
    await promote({ password_hash: await hashPassword(password) })
    const activated = await decide(services, 'active', email, '', now)
    return activated.done ? showPassword(account.email, password) : activated
  }
  await promote()
  return succeeded(`${account.email} is an administrator. The password is unchanged.`)
}

/** For the last administrator who has lost the phone: others are reset in the back office. */
const resetFactor = async ({ db, log }: RequiredServices, email: string, now: Date) => {
  const account = await find(db, email)
  if (!account) return refused(reasons['account-unknown'])
  await db.transaction().execute(async (trx) => {
    await removeSecondFactor(trx, account.id)
    await recordChange(trx, {
      actor: null,
      action: 'second-factor-remove',
      resource: isStaffRole(account.role) ? 'staff' : 'customers',
      recordId: account.id,
      label: account.email,
      now,
    })
  })
  recordSecurityEvent({ log }, 'second-factor-removed', {
    accountId: account.id,
    byAccountId: null,
  })
  return succeeded(
    `${account.email} has no second factor now. Staff set up a new one at the next login.`,
  )
}

/** `npm run account -- …`: manages accounts without the back office. */
export const runAccountCommand = (
  services: RequiredServices,
  [command, first = '', ...rest]: readonly string[],
  now: Date,
): Promise<Outcome> => {
  const reason = rest.join(' ')
  if (command === 'list') return list(services.db, first)
  if (!first) return Promise.resolve(usage)
  if (command === 'activate') return decide(services, 'active', first, reason, now)
  if (command === 'reject') return decide(services, 'rejected', first, reason, now)
  if (command === 'suspend') return decide(services, 'suspended', first, reason, now)
  if (command === 'second-factor') return resetFactor(services, first, now)
  if (command === 'admin') return makeAdministrator(services, first, now)
  return Promise.resolve(usage)
}
