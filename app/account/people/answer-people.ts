import { redirect } from 'react-router'
import { type MemberRights, memberOrderings } from '../../../domain/customer/member-rights.ts'
import { isLanguage } from '../../../domain/language.ts'
import { addressOf } from '../../../domain/page/address.ts'
import { fieldProblemMessages } from '../../../messages/account/field-problems.ts'
import { memberRefusalMessages } from '../../../messages/account/people.ts'
import { apiErrorMessages } from '../../../messages/server/api-errors.ts'
import {
  changeMember,
  inviteAgain,
  inviteMember,
  type MemberRefusal,
} from '../../../server/accounts/members/change-members.ts'
import type { RequestFacts } from '../../../server/http/pages/request-facts.ts'
import { readForm } from '../../../server/http/read-form.ts'
import { removeMember } from '../../../server/personal-data/remove-member.ts'
import { refuseForm, refuseForNow, textIn } from '../forms/form-answer.ts'

const fields = ['email', 'firstName', 'lastName', 'language', 'ordering'] as const
const flags = ['seesAllOrders', 'managesPractice'] as const

const rightsIn = (form: FormData): MemberRights => ({
  ordering: memberOrderings.find((one) => one === textIn(form, 'ordering')) ?? 'no',
  seesAllOrders: form.has('seesAllOrders'),
  managesPractice: form.has('managesPractice'),
})

const refuse = (
  facts: RequestFacts,
  refusal: MemberRefusal,
  more: { values: Record<string, string> },
) => {
  if (refusal.code === 'too-many-attempts') return refuseForNow(facts, refusal.retryAfter, more)
  if (refusal.code === 'fields-invalid') {
    const problems = Object.entries(refusal.problems)
    const errors = problems.map(([field, code]) => [field, fieldProblemMessages[code]] as const)
    return refuseForm(facts, { errors: Object.fromEntries(errors) }, more)
  }
  if (refusal.code === 'email-taken')
    return refuseForm(facts, { errors: { email: apiErrorMessages['email-taken'] } }, more)
  const messages = { ...apiErrorMessages, ...memberRefusalMessages }
  return refuseForm(facts, { notice: messages[refusal.code] }, more)
}

/** Invites, changes or removes a person of the practice. */
export const answerPeople = async (facts: RequestFacts, request: Request) => {
  const { services, language, now } = facts
  const address = addressOf(language, 'account.people')
  const account = await facts.signedIn()
  // The page itself shows the login form.
  if (!account) return redirect(address)
  const form = await readForm(request)
  const intent = textIn(form, 'intent')
  const { accountId, practiceId, firstName, lastName } = account
  const actor = { accountId, name: `${firstName} ${lastName}`.trim() }
  const one = { practiceId, actor, isStaff: false, now, id: textIn(form, 'id') }
  const change = async () => {
    if (intent === 'remove') return removeMember(services, one)
    if (intent === 'again') return inviteAgain(services, one)
    if (intent === 'change') return changeMember(services, { ...one, rights: rightsIn(form) })
    const [email, first, last, spoken] = fields.map((name) => textIn(form, name))
    return inviteMember(services, one, {
      ...{ email: email ?? '', firstName: first ?? '', lastName: last ?? '' },
      language: spoken && isLanguage(spoken) ? spoken : language,
      rights: rightsIn(form),
    })
  }
  const done = await change()
  if (done.ok) return redirect(`${address}?done=${intent}`)
  const values = Object.fromEntries([
    ...fields.map((name) => [name, textIn(form, name)] as const),
    ...flags.flatMap((name) => (form.has(name) ? [[name, '1'] as const] : [])),
  ])
  return refuse(facts, done.refusal, { values })
}
