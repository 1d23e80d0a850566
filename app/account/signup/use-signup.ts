import { useLingui } from '@lingui/react/macro'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { addressField, addressFields } from '../../../domain/customer/address.ts'
import { certificateProblem } from '../../../domain/customer/certificate.ts'
import {
  checkSignup,
  type SignupForm,
  type SignupProblems,
  signupFields,
} from '../../../domain/customer/signup-form.ts'
import {
  fieldsInvalidMessage,
  signupFailedMessage,
  signupProblemMessages,
  tooManySignupsMessage,
} from '../../../messages/signup/signup.ts'
import { leaveNotice } from '../../browser/notice-after-reload.ts'
import { hideToast, showToast } from '../../browser/toast.ts'
import { useAddress } from '../../i18n/use-address.ts'
import { focusField } from './error-summary.tsx'
import {
  clearChangedProblem,
  type FieldProblems,
  firstProblem,
  problemsInFields,
} from './field-problems.ts'
import { type SignupOutcome, sendSignup } from './send-signup.ts'
import { type SignupEntry, type SignupSection, sectionsDone } from './signup-sections.ts'

const controlIn = (form: HTMLFormElement, name: string) => {
  const control = form.elements.namedItem(name)
  return control instanceof HTMLInputElement || control instanceof HTMLSelectElement
    ? control
    : undefined
}

const copy = (form: HTMLFormElement, from: string, to: string) => {
  const source = controlIn(form, from)
  const target = controlIn(form, to)
  if (source && target) target.value = source.value
}

const followers = { billingFirstName: 'firstName', billingLastName: 'lastName' } as const

/** Billing names that differ from the person's: they are no longer synchronised. */
const editedBillingNames = (form: HTMLFormElement): string[] =>
  Object.entries(followers)
    .map(([own, general]) => [own, controlIn(form, own)?.value, controlIn(form, general)?.value])
    .flatMap(([own, value, general]) => (own && value && value !== general ? [own] : []))

/**
 * Copies the person's names to the billing address until those are edited. Copies the billing
 * address to the shipping address while they are the same (D1 §4).
 */
const followFields = (form: HTMLFormElement, edited: ReadonlySet<string>) => {
  for (const [own, general] of Object.entries(followers))
    if (!edited.has(own)) copy(form, general, own)
  const same = form.elements.namedItem('shippingSame')
  if (same instanceof HTMLInputElement && same.checked)
    for (const part of addressFields)
      copy(form, addressField('billing', part), addressField('shipping', part))
}

/** Reads the values as the browser would submit them. */
const readForm = (form: HTMLFormElement) => {
  const data = new FormData(form)
  const textOf = (name: string) => {
    const value = data.get(name)
    return typeof value === 'string' ? value : ''
  }
  const file = data.get('certificate')
  return {
    data,
    // `fromEntries` loses the type of the keys.
    texts: Object.fromEntries(signupFields.map((field) => [field, textOf(field)])) as SignupForm,
    isShippingSame: data.has('shippingSame'),
    certificate: file instanceof File && file.size > 0 ? file : undefined,
  }
}

const problemsIn = (form: HTMLFormElement): SignupProblems => {
  const { texts, certificate } = readForm(form)
  const problem = certificateProblem(certificate)
  return { ...checkSignup(texts, true), ...(problem && { certificate: problem }) }
}

const sectionsDoneIn = (form: HTMLFormElement, problems: SignupProblems) => {
  const { texts, certificate, isShippingSame } = readForm(form)
  const hasEntry = (entry: SignupEntry) =>
    entry === 'certificate' ? certificate !== undefined : texts[entry].trim() !== ''
  return sectionsDone(hasEntry, problems, isShippingSame)
}

/** The state of the form with script: validates, submits, and keeps entered values and the file. */
export const useSignup = (given: { found: FieldProblems; notice: string | undefined }) => {
  const { t } = useLingui()
  const thanks = useAddress()('signup-confirmation')
  const form = useRef<HTMLFormElement>(null)
  const edited = useRef(new Set<string>())
  const isSending = useRef(false)
  const [found, setFound] = useState(given.found)
  const [notice, setNotice] = useState(given.notice)
  const [done, setDone] = useState<readonly SignupSection[]>([])
  /** Share of the upload, 0 to 1; undefined when nothing is being sent. */
  const [sent, setSent] = useState<number>()
  const [refusals, setRefusals] = useState(0)

  const withMessages = (problems: SignupProblems): FieldProblems => {
    const texts = Object.entries(problems).map(([entry, problem]) => [
      entry,
      t(signupProblemMessages[problem]),
    ])
    return problemsInFields(Object.fromEntries(texts), 'rules')
  }

  // Values entered before hydration, or restored by the browser, are already in the form.
  useEffect(() => {
    if (!form.current) return
    edited.current = new Set(editedBillingNames(form.current))
    followFields(form.current, edited.current)
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: moves the focus once per refusal, after it has been rendered
  useEffect(() => {
    const first = firstProblem(found)
    if (refusals > 0 && first) focusField(first)
  }, [refusals])

  const onInput = ({ target }: { target: EventTarget }) => {
    if (!form.current) return
    const name = 'name' in target ? String(target.name) : ''
    edited.current.add(name)
    followFields(form.current, edited.current)
    const problems = problemsIn(form.current)
    setFound((before) => clearChangedProblem(before, name, withMessages(problems)))
    setDone(sectionsDoneIn(form.current, problems))
  }

  const refuse = (found: FieldProblems, message: string) => {
    const isInFields = firstProblem(found) !== undefined
    setFound(found)
    setNotice(isInFields ? undefined : message)
    setRefusals((count) => count + 1)
    // Beside the button the notice says it already.
    if (isInFields) showToast('error', message)
  }

  const follow = (outcome: SignupOutcome) => {
    if (outcome.state === 'received') {
      leaveNotice('signed-up')
      location.assign(thanks)
    } else if (outcome.state === 'refused')
      refuse(problemsInFields(outcome.fields, 'server'), outcome.message ?? t(signupFailedMessage))
    else
      refuse(
        {},
        outcome.state === 'too-many'
          ? t(tooManySignupsMessage(outcome.minutes))
          : t(signupFailedMessage),
      )
  }

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault()
    if (!form.current || isSending.current) return
    followFields(form.current, edited.current)
    const problems = problemsIn(form.current)
    if (Object.keys(problems).length > 0)
      return refuse(withMessages(problems), t(fieldsInvalidMessage))
    isSending.current = true
    setFound({})
    setNotice(undefined)
    hideToast()
    setSent(0)
    const outcome = await sendSignup(readForm(form.current).data, setSent)
    const release = () => {
      isSending.current = false
      setSent(undefined)
    }
    // The back/forward cache shows the form as it was left.
    if (outcome.state === 'received') addEventListener('pageshow', release, { once: true })
    else release()
    follow(outcome)
  }

  return { form, found, notice, sent, done, onInput, onSubmit }
}
