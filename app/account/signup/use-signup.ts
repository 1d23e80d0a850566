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
import type { SignupAnswer } from './answer-signup.ts'
import { focusField } from './error-summary.tsx'
import {
  firstProblem,
  type SignupEntry,
  type SignupSection,
  sectionsDone,
} from './signup-sections.ts'

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

type Outcome = { isReceived: true } | Pick<SignupAnswer, 'problems' | 'refusal'>

/** Sends the form with upload progress from 0 to 1; XMLHttpRequest, as `fetch` reports none. */
const send = (action: string, form: FormData, onProgress: (sent: number) => void) =>
  new Promise<Outcome>((resolve) => {
    const fail = () => resolve({ problems: {}, refusal: 'failed' })
    const request = new XMLHttpRequest()
    request.open('POST', action)
    request.responseType = 'json'
    request.setRequestHeader('Accept', 'application/json')
    request.upload.onprogress = ({ lengthComputable, loaded, total }) =>
      lengthComputable && onProgress(loaded / total)
    // A proxy may answer anything; `response` is null if it is no JSON.
    request.onload = () =>
      request.status === 200 && request.response ? resolve(request.response) : fail()
    request.onerror = fail
    request.onabort = fail
    request.send(form)
  })

/** The state of the form with script: validates, submits, and keeps entered values and the file. */
export const useSignup = (given: SignupAnswer | undefined) => {
  const { t } = useLingui()
  const address = useAddress()
  const form = useRef<HTMLFormElement>(null)
  const edited = useRef(new Set<string>())
  const isSending = useRef(false)
  /** Problems that only the server finds: shown until their field changes. */
  const serverProblems = useRef<SignupProblems>(given?.problems ?? {})
  const [found, setFound] = useState<SignupProblems>(given?.problems ?? {})
  const [refusal, setRefusal] = useState(given?.refusal)
  const [done, setDone] = useState<readonly SignupSection[]>([])
  /** Share of the upload, 0 to 1; undefined when nothing is being sent. */
  const [sent, setSent] = useState<number>()
  const [refusals, setRefusals] = useState(0)

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

  /** Removes solved problems; adds none before the next submit. */
  const onInput = ({ target }: { target: EventTarget }) => {
    if (!form.current) return
    const name = 'name' in target ? String(target.name) : ''
    edited.current.add(name)
    followFields(form.current, edited.current)
    const byRules = problemsIn(form.current)
    const { [name as SignupEntry]: _, ...byServer } = serverProblems.current
    serverProblems.current = byServer
    const remaining: SignupProblems = { ...byServer, ...byRules }
    setFound((before) =>
      Object.fromEntries(
        Object.entries(remaining).filter(([entry]) => before[entry as SignupEntry]),
      ),
    )
    setDone(sectionsDoneIn(form.current, byRules))
  }

  const refuse = (
    { problems, refusal = 'failed' }: Pick<SignupAnswer, 'problems' | 'refusal'>,
    message = fieldsInvalidMessage,
  ) => {
    const isInFields = firstProblem(problems) !== undefined
    setFound(problems)
    setRefusal(isInFields ? undefined : refusal)
    setRefusals((count) => count + 1)
    // Beside the button the notice says it already.
    if (isInFields) showToast('error', t(message))
  }

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault()
    if (!form.current || isSending.current) return
    followFields(form.current, edited.current)
    const problems = problemsIn(form.current)
    if (firstProblem(problems)) return refuse({ problems })
    isSending.current = true
    setFound({})
    setRefusal(undefined)
    hideToast()
    setSent(0)
    const outcome = await send(address('signup'), readForm(form.current).data, setSent)
    const release = () => {
      isSending.current = false
      setSent(undefined)
    }
    if ('isReceived' in outcome) {
      // The back/forward cache shows the form as it was left.
      addEventListener('pageshow', release, { once: true })
      leaveNotice('signed-up')
      location.assign(address('signup-confirmation'))
      return
    }
    release()
    serverProblems.current = outcome.problems
    const [only, ...others] = Object.values(outcome.problems)
    refuse(outcome, only && others.length === 0 ? signupProblemMessages[only] : undefined)
  }

  const notice =
    refusal &&
    t(refusal === 'failed' ? signupFailedMessage : tooManySignupsMessage(refusal.minutes))
  return { form, found, notice, sent, done, onInput, onSubmit }
}
