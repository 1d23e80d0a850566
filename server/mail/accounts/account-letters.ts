import * as z from 'zod'
import { isEmail } from '../../../domain/customer/email.ts'
import {
  defaultLanguage,
  fallbackLanguage,
  isLanguage,
  type Language,
} from '../../../domain/language.ts'
import { accountJobs } from '../../accounts/account-mails.ts'
import { type FoundAccount, findAccountDetail } from '../../accounts/profile/find-accounts.ts'
import { i18nIn } from '../../i18n.ts'
import type { Handler, Handlers } from '../../outbox/worker.ts'
import type { Services } from '../../services.ts'
import { sendJob } from '../delivery/send-job.ts'
import { findLaboratory } from '../laboratory.ts'
import type { MailTransport } from '../mail.ts'
import { writeNotice } from '../notice.ts'
import type { Notice } from '../templates/notice.tsx'
import {
  decidedNote,
  type Rights,
  receivedNote,
  repeatedNote,
  type Writing,
} from './account-notes.ts'
import { registrationNote } from './registration-note.ts'

type Needed = Pick<Services, 'db' | 'env'>

const jobBody = z.object({ accountId: z.string(), at: z.coerce.date() })
const decidedBody = jobBody.extend({
  news: z.enum(['activated', 'reactivated', 'rejected', 'suspended']),
  reason: z.string(),
})

const findAccount = async ({ db }: Needed, id: string) => {
  const found = await findAccountDetail(db, id)
  if (!found) throw new Error(`no account ${id}`)
  return found
}

/** A mail to the account's person, in their language. */
const toPerson =
  <Body extends z.infer<typeof jobBody>>(
    schema: z.ZodType<Body>,
    noteOf: (account: FoundAccount, writing: Writing, body: Body) => Notice,
  ) =>
  (services: Needed, post: MailTransport): Handler =>
  async (stored, job) => {
    const body = schema.parse(stored)
    const { account } = await findAccount(services, body.accountId)
    const language: Language = isLanguage(account.language) ? account.language : defaultLanguage
    const laboratory = await findLaboratory(services)
    const person = `${account.first_name} ${account.last_name}`.trim()
    const writing = { person, language, laboratory, i18n: i18nIn[language] }
    const notice = noteOf(account, writing, body)
    const mail = await writeNotice(notice, account.email, body.at)
    await sendJob(services, post, job, mail)
  }

/** To who has signed up. */
const received = toPerson(jobBody, (_, writing) => receivedNote(writing))

/** To the owner of an address that somebody wanted to sign up with. */
const repeated = toPerson(jobBody, ({ state }, writing) => repeatedNote(state, writing))

const rightsOf = (account: FoundAccount): Rights => ({
  canOrder: account.user_can_order,
  canOrderWithForm: account.user_can_order_with_form,
  discountRate: account.discount_rate,
})

/** To whose account something was decided about. */
const decided = toPerson(decidedBody, (account, writing, { news, reason }) =>
  decidedNote(news, reason, rightsOf(account), writing),
)

/** To the laboratory, in its own language: French. */
const toVerify =
  (services: Needed, post: MailTransport): Handler =>
  async (stored, job) => {
    const { accountId, at } = jobBody.parse(stored)
    const detail = await findAccount(services, accountId)
    const laboratory = await findLaboratory(services)
    // A laboratory that has set no address sees its registrations in the list only.
    if (!isEmail(laboratory.email)) return
    const language = fallbackLanguage
    const notice = registrationNote(detail, { language, laboratory, i18n: i18nIn[language] })
    const mail = await writeNotice(notice, laboratory.email, at)
    // What the laboratory answers goes to the person.
    await sendJob(services, post, job, { ...mail, replyTo: detail.account.email })
  }

/** The mails about registrations and what was decided about them. */
export const accountLetters = (services: Needed, post: MailTransport): Handlers => ({
  [accountJobs.received]: received(services, post),
  [accountJobs.toVerify]: toVerify(services, post),
  [accountJobs.repeated]: repeated(services, post),
  [accountJobs.decided]: decided(services, post),
})
