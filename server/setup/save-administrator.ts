import type { Transaction } from 'kysely'
import { isEmail, normalizeEmail } from '../../domain/customer/email.ts'
import { checkNewPassword } from '../../domain/customer/new-password.ts'
import type { Language } from '../../domain/language.ts'
import { ok, type Result, refuse } from '../../domain/result.ts'
import { passwordProblem } from '../accounts/passwords/acceptable-password.ts'
import { hashPassword } from '../accounts/passwords/password.ts'
import type { Database } from '../db/client.ts'
import { newId } from '../db/new-id.ts'
import type { Schema } from '../db/schema.ts'
import { recordSecurityEvent } from '../security-log.ts'
import type { Services } from '../services.ts'
import {
  findSetup,
  hasOtherAdministrator,
  type StepClaim,
  type StepRefusal,
  takeSetupStep,
} from './setup-state.ts'

export const administratorFields = [
  'firstName',
  'lastName',
  'email',
  'password',
  'repeatPassword',
] as const

export type AdministratorForm = Record<(typeof administratorFields)[number], string>

export type AdministratorProblem =
  | 'name-missing'
  | 'too-long'
  | 'email-invalid'
  | 'repeat-missing'
  | 'repeat-differs'
  | `password-${'missing' | 'too-short' | 'too-long' | 'common' | 'personal' | 'pattern' | 'guessable' | 'breached'}`

export type AdministratorProblems = Partial<Record<keyof AdministratorForm, AdministratorProblem>>

const maxNameLength = 100

const nameProblem = (name: string): AdministratorProblem | undefined => {
  if (name.trim() === '') return 'name-missing'
  return name.trim().length > maxNameLength ? 'too-long' : undefined
}

const passwordProblems = async ({
  password,
  repeatPassword,
  firstName,
  lastName,
  email,
}: AdministratorForm): Promise<AdministratorProblems> => {
  const { repeatPassword: repeat } = checkNewPassword({ password, repeatPassword })
  const problem = await passwordProblem(password, [firstName, lastName, email])
  return {
    ...(problem && {
      password: problem === 'short' ? 'password-too-short' : (`password-${problem}` as const),
    }),
    ...(repeat && { repeatPassword: `repeat-${repeat}` as const }),
  }
}

/** `keepsPassword`: the account exists, and empty fields leave its password as it is. */
const check = async (
  form: AdministratorForm,
  keepsPassword: boolean,
): Promise<AdministratorProblems> => {
  const first = nameProblem(form.firstName)
  const last = nameProblem(form.lastName)
  const isKept = keepsPassword && form.password === '' && form.repeatPassword === ''
  return {
    ...(first && { firstName: first }),
    ...(last && { lastName: last }),
    ...(!isEmail(normalizeEmail(form.email)) && { email: 'email-invalid' as const }),
    ...(!isKept && (await passwordProblems(form))),
  }
}

type Columns = {
  email: string
  first_name: string
  last_name: string
  language: Language
  updated_at: Date
  password_hash?: string
}

const createAccount = async (trx: Transaction<Schema>, id: string, columns: Columns) => {
  await trx
    .insertInto('account')
    .values({
      password_hash: '',
      ...columns,
      id,
      state: 'active',
      role: 'administrator',
      profession: '',
      user_can_order: false,
      user_can_order_with_form: false,
      billing_phone: '',
      created_at: columns.updated_at,
    })
    .execute()
  await trx.updateTable('setup').set({ administrator_id: id }).execute()
}

export type AdministratorRequest = StepClaim & { form: AdministratorForm; language: Language }

/** The first step: makes the first administrator, or corrects that account while the set-up lasts. */
export const saveAdministrator = async (
  { db, log, now }: Pick<Services, 'db' | 'log' | 'now'>,
  { form, language, ...claim }: AdministratorRequest,
): Promise<Result<void, StepRefusal | { problems: AdministratorProblems }>> => {
  const known = (await findSetup(db))?.administrator
  const problems = await check(form, known !== undefined)
  if (Object.keys(problems).length > 0) return refuse({ problems })
  const columns: Columns = {
    email: normalizeEmail(form.email),
    first_name: form.firstName.trim(),
    last_name: form.lastName.trim(),
    language,
    updated_at: now(),
    ...(form.password && { password_hash: await hashPassword(form.password) }),
  }
  const id = known?.id ?? newId()
  const result = await takeSetupStep<void, StepRefusal>(db, claim, async (trx) => {
    // Read again under the lock: another step may have made the account since.
    const stored = (await findSetup(trx))?.administrator
    if (stored?.id !== known?.id) return refuse('edit-conflict')
    if (await hasOtherAdministrator(trx, stored?.id)) return refuse('setup-closed')
    if (stored) await trx.updateTable('account').set(columns).where('id', '=', id).execute()
    else await createAccount(trx, id, columns)
    return ok(undefined)
  })
  if (result.ok && !known) recordSecurityEvent({ log }, 'administrator-made', { accountId: id })
  return result
}

/** The stored account as values of the form. */
export const findAdministratorForm = async (db: Database): Promise<AdministratorForm> => {
  const administrator = (await findSetup(db))?.administrator
  const { firstName = '', lastName = '', email = '' } = administrator ?? {}
  return { firstName, lastName, email, password: '', repeatPassword: '' }
}
