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
  type NoticeContext,
  type Rights,
  receivedNote,
  repeatedNote,
} from './account-notes.ts'
import { registrationNote } from './registration-note.ts'

type RequiredServices = Pick<Services, 'db' | 'env'>

const jobBody = z.object({ accountId: z.string(), at: z.coerce.date() })
const decidedBody = jobBody.extend({
  news: z.enum(['activated', 'reactivated', 'rejected', 'suspended']),
  reason: z.string(),
})

const findAccount = async ({ db }: RequiredServices, id: string) => {
  const found = await findAccountDetail(db, id)
  if (!found) throw new Error(`account ${id} does not exist`)
  return found
}

/** A mail to the owner of the account, in their language. */
const toPerson =
  <Body extends z.infer<typeof jobBody>>(
    schema: z.ZodType<Body>,
    noteOf: (account: FoundAccount, context: NoticeContext, body: Body) => Notice,
  ) =>
  (services: RequiredServices, transport: MailTransport): Handler =>
  async (stored, job) => {
    const body = schema.parse(stored)
    const { account } = await findAccount(services, body.accountId)
    const language: Language = isLanguage(account.language) ? account.language : defaultLanguage
    const laboratory = await findLaboratory(services)
    const person = `${account.first_name} ${account.last_name}`.trim()
    const context = { person, language, laboratory, i18n: i18nIn[language] }
    const notice = noteOf(account, context, body)
    const mail = await writeNotice(notice, account.email, body.at)
    await sendJob(services, transport, job, mail)
  }

/** To the person who signed up. */
const received = toPerson(jobBody, (_, context) => receivedNote(context))

/** To the owner of an address that was used for another signup. */
const repeated = toPerson(jobBody, ({ state }, context) => repeatedNote(state, context))

const rightsOf = (account: FoundAccount): Rights => ({
  canOrder: account.user_can_order,
  canOrderWithForm: account.user_can_order_with_form,
  discountRate: account.discount_rate,
})

/** To the owner of the account, after a decision. */
const decided = toPerson(decidedBody, (account, context, { news, reason }) =>
  decidedNote(news, reason, rightsOf(account), context),
)

/** To the laboratory, in French. */
const toVerify =
  (services: RequiredServices, transport: MailTransport): Handler =>
  async (stored, job) => {
    const { accountId, at } = jobBody.parse(stored)
    const detail = await findAccount(services, accountId)
    const laboratory = await findLaboratory(services)
    // Without an address, registrations are shown in the back office only.
    if (!isEmail(laboratory.email)) return
    const language = fallbackLanguage
    const notice = registrationNote(detail, { language, laboratory, i18n: i18nIn[language] })
    const mail = await writeNotice(notice, laboratory.email, at)
    // Replies go to the person.
    await sendJob(services, transport, job, { ...mail, replyTo: detail.account.email })
  }

/** Mails about signups and decisions, by job kind. */
export const accountLetters = (services: RequiredServices, transport: MailTransport): Handlers => ({
  [accountJobs.received]: received(services, transport),
  [accountJobs.toVerify]: toVerify(services, transport),
  [accountJobs.repeated]: repeated(services, transport),
  [accountJobs.decided]: decided(services, transport),
})
