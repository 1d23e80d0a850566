import { type FormEvent, useEffect, useRef, useState } from 'react'
import { checkForm } from '../../domain/forms/check-form.ts'
import type { FormEntry, FormField, FormKind } from '../../domain/forms/form-fields.ts'
import { minFillingMs } from '../../domain/forms/spam.ts'
import { entriesOf, idOf, type PublicFormAnswer, type ShownForm } from './form-facts.ts'

/** The result of a submission; `fields`: the server's messages by field. */
export type FormOutcome =
  | { isSent: true }
  | { isSent: false; fields: Record<string, string>; message: string | undefined }

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const isTextual = (entry: [string, unknown]): entry is [string, string] =>
  typeof entry[1] === 'string'

/** Parses the API's response; tolerates any body, as a proxy may have sent it. */
export const readOutcome = (isOk: boolean, answer: unknown): FormOutcome => {
  if (isOk) return { isSent: true }
  const { message, data } = isRecord(answer) ? answer : {}
  const fields = isRecord(data) && isRecord(data.fields) ? Object.entries(data.fields) : []
  return {
    isSent: false,
    fields: Object.fromEntries(fields.filter(isTextual)),
    message: typeof message === 'string' && message !== '' ? message : undefined,
  }
}

/** Submits a form; `message` is undefined if the server is unreachable. */
export const sendForm = async (
  kind: FormKind,
  body: Readonly<Record<string, unknown>>,
): Promise<FormOutcome> => {
  try {
    const answer = await fetch(`/api/sn_api/${kind}_form`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    return readOutcome(answer.ok, await answer.json().catch(() => undefined))
  } catch {
    return readOutcome(false, undefined)
  }
}

type TypedForm = { entry: FormEntry; newsletter: boolean; website: string }

/** The values of the form. */
const readBlockForm = (form: HTMLFormElement, fields: readonly FormField[]): TypedForm => {
  const data = new FormData(form)
  const text = (name: string) => {
    const value = data.get(name)
    return typeof value === 'string' ? value : ''
  }
  return {
    entry: {
      texts: Object.fromEntries(fields.map((name) => [name, text(name)])),
      agb: data.has('agb'),
    },
    newsletter: data.has('newsletter'),
    website: text('website'),
  }
}

type Errors = Readonly<Record<string, string>>

const without = (errors: Errors, name: string): Errors =>
  Object.fromEntries(Object.entries(errors).filter(([one]) => one !== name))

const valueIn = ({ texts, agb }: FormEntry, name: string) =>
  name === 'agb' ? agb : Object.entries(texts).find(([field]) => field === name)?.[1]

const wait = (milliseconds: number) =>
  new Promise((resolve) => setTimeout(resolve, Math.max(0, milliseconds)))

/** The state of a hydrated form: idle, loading, success, or idle with errors (D2 §4). */
export const useForm = (facts: ShownForm, about: string, given: PublicFormAnswer | undefined) => {
  const answer = given?.form === facts.kind ? given : undefined
  const refused = answer && !answer.isSent ? answer : undefined
  const form = useRef<HTMLFormElement>(null)
  const touchedAt = useRef<number>(undefined)
  const isSending = useRef(false)
  const sent = useRef<FormEntry | undefined>(refused?.entry)
  const [state, setState] = useState<'idle' | 'loading' | 'success'>(
    answer?.isSent ? 'success' : 'idle',
  )
  const [hasNewsletter, setHasNewsletter] = useState(answer?.isSent ? answer.newsletter : false)
  const [errors, setErrors] = useState<Errors>(refused?.errors ?? {})
  const [notice, setNotice] = useState(refused?.notice)
  const [refusals, setRefusals] = useState(0)
  const fields = facts.fields.map(({ name }) => name)
  const requiredFields = facts.fields.filter(({ isRequired }) => isRequired).map(({ name }) => name)

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per refusal, after it is rendered
  useEffect(() => {
    const first = entriesOf(facts).find(({ name }) => errors[name])
    if (refusals > 0 && first) document.getElementById(idOf(facts.kind, first.name))?.focus()
  }, [refusals])

  const refuse = (found: Errors, message: string | undefined) => {
    setErrors(found)
    setNotice(message)
    setRefusals((count) => count + 1)
  }

  const problemsIn = ({ entry }: TypedForm): Errors =>
    Object.fromEntries(
      Object.entries(checkForm(facts.kind, entry, requiredFields)).map(([name, problem]) => [
        name,
        facts.problems[problem],
      ]),
    )

  const send = async ({ entry, newsletter, website }: TypedForm) => {
    sent.current = entry
    const begun = touchedAt.current
    // Autofill can be faster than the minimum of the spam check.
    if (begun !== undefined) await wait(begun + minFillingMs - performance.now())
    const fillingMs = begun === undefined ? undefined : Math.ceil(performance.now() - begun)
    const { language } = facts
    const { texts, agb } = entry
    const outcome = await sendForm(facts.kind, {
      ...texts,
      ...{ agb, newsletter, website, filling: fillingMs, language, about },
    })
    setState(outcome.isSent ? 'success' : 'idle')
    if (outcome.isSent) return setHasNewsletter(newsletter)
    const hasFields = Object.keys(outcome.fields).length > 0
    refuse(outcome.fields, hasFields ? undefined : (outcome.message ?? facts.words.problem_sending))
  }

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault()
    if (!form.current || isSending.current) return
    const typed = readBlockForm(form.current, fields)
    // Errors found by the server stay while the value is the one submitted.
    const stays = Object.entries(errors).filter(
      ([name]) => sent.current && valueIn(sent.current, name) === valueIn(typed.entry, name),
    )
    const found = { ...Object.fromEntries(stays), ...problemsIn(typed) }
    if (Object.keys(found).length > 0) return refuse(found, undefined)
    isSending.current = true
    setNotice(undefined)
    setState('loading')
    await send(typed)
    isSending.current = false
  }

  const onInput = ({ target }: { target: EventTarget }) => {
    if ('name' in target) setErrors((before) => without(before, String(target.name)))
  }

  const onTouch = () => {
    touchedAt.current ??= performance.now()
  }

  return { form, state, errors, notice, hasNewsletter, refused, onSubmit, onInput, onTouch }
}
