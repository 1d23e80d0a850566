import { newsOf } from '../../../domain/customer/account-news.ts'
import { canBecome } from '../../../domain/customer/account-state.ts'
import { isEmail } from '../../../domain/customer/email.ts'
import { defaultLanguage, isLanguage, type Language } from '../../../domain/language.ts'
import { cleanText } from '../../../domain/order/free-text.ts'
import { ok, type Result, refuse } from '../../../domain/result.ts'
import { type FoundAccount, findAccountDetail } from '../../accounts/profile/find-accounts.ts'
import { type AccountDecision, canOrderAfter } from '../../accounts/signup/decide-account.ts'
import { i18nIn } from '../../i18n.ts'
import type { MailJobs, MailKind } from '../../outbox/mail-jobs.ts'
import type { Services } from '../../services.ts'
import { findLaboratory } from '../laboratory.ts'
import type { Mail, MailWriter } from '../mail.ts'
import { type NoticeContext, writeNotice } from '../notice.ts'
import type { Notice } from '../templates/notice.tsx'
import {
  certificateNote,
  decidedNote,
  type Rights,
  receivedNote,
  repeatedNote,
} from './account-notes.ts'
import { registrationNote } from './registration-note.ts'

type AccountMail = Extract<MailKind, `signup-${string}` | 'account-decided' | 'certificate-expires'>

const findAccount = async ({ db }: Pick<Services, 'db'>, id: string) => {
  const found = await findAccountDetail(db, id)
  if (!found) throw new Error(`account ${id} does not exist`)
  return found
}

/** The owner of the account, in their language. */
const contextOf = async (
  services: Pick<Services, 'db' | 'env'>,
  account: FoundAccount,
): Promise<NoticeContext> => {
  const language: Language = isLanguage(account.language) ? account.language : defaultLanguage
  const laboratory = await findLaboratory(services)
  const person = `${account.first_name} ${account.last_name}`.trim()
  return { person, language, laboratory, i18n: i18nIn[language] }
}

/** A mail to the owner of the account, in their language. */
const toPerson =
  <Kind extends AccountMail>(
    noteOf: (account: FoundAccount, context: NoticeContext, body: MailJobs[Kind]) => Notice,
  ): MailWriter<Kind> =>
  async (services, body) => {
    const { account } = await findAccount(services, body.accountId)
    const notice = noteOf(account, await contextOf(services, account), body)
    return writeNotice(notice, account.email, new Date(body.at))
  }

/** To the person who signed up. */
export const signupReceived = toPerson<'signup-received'>((_, context) => receivedNote(context))

/** To the owner of an address that was used for another signup. */
export const signupRepeated = toPerson<'signup-repeated'>(({ state }, context) =>
  repeatedNote(state, context),
)

const rightsOf = (account: FoundAccount): Rights => ({
  canOrder: account.user_can_order,
  canOrderWithForm: account.user_can_order_with_form,
  discountRate: account.discount_rate,
})

/** To the owner of the account, after a decision. */
export const accountDecided = toPerson<'account-decided'>((account, context, { news, reason }) =>
  decidedNote(news, reason, rightsOf(account), context),
)

export type PreviewRefusal = 'account-unknown' | 'state-impossible'

/** The mail that a decision would send (A1). */
export const previewDecision = async (
  services: Pick<Services, 'db' | 'env'>,
  decision: Pick<AccountDecision, 'accountId' | 'to' | 'reason' | 'userCanOrder' | 'now'>,
): Promise<Result<Mail & { language: Language }, PreviewRefusal>> => {
  const found = await findAccountDetail(services.db, decision.accountId)
  if (!found) return refuse('account-unknown')
  const { account } = found
  const news = newsOf(account.state, decision.to)
  if (!news || !canBecome(account.state, decision.to)) return refuse('state-impossible')
  const rights = { ...rightsOf(account), canOrder: canOrderAfter(account, decision) }
  const context = await contextOf(services, account)
  const notice = decidedNote(news, cleanText(decision.reason), rights, context)
  const mail = await writeNotice(notice, account.email, decision.now)
  return ok({ ...mail, language: context.language })
}

/** To the owner of the account, before its certificate expires. */
export const certificateExpires = toPerson<'certificate-expires'>((_, context, { expiresOn }) =>
  certificateNote(expiresOn, context),
)

/** To the laboratory, in its language. */
export const signupToVerify: MailWriter<'signup-to-verify'> = async (
  services,
  { accountId, at },
) => {
  const detail = await findAccount(services, accountId)
  const laboratory = await findLaboratory(services)
  // Without an address, registrations are shown in the back office only.
  if (!isEmail(laboratory.email)) return undefined
  const { language } = laboratory
  const notice = registrationNote(detail, { language, laboratory, i18n: i18nIn[language] })
  const mail = await writeNotice(notice, laboratory.email, new Date(at))
  // Replies go to the person.
  return { ...mail, replyTo: detail.account.email }
}
