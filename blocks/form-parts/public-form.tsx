import { useEffect, useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { RichTextView } from '../parts/rich-text-view.tsx'
import type { RichText } from '../rich-text.ts'
import { BlockFormFields, FormBoxes, FormTrap } from './form-controls.tsx'
import {
  entriesOf,
  type FormFacts,
  idOf,
  type PublicFormAnswer,
  type ShownForm,
} from './form-facts.ts'
import { useForm } from './use-form.ts'

type Props = {
  facts: ShownForm
  errors: Readonly<Record<string, string>>
  notice: string | undefined
}

const panel = 'flex gap-3 border-l-4 border-alarm bg-alarm-wash p-4'

/** All errors with links to their fields, or the error of the whole form. */
const FormErrors = ({ facts, errors, notice }: Props) => {
  const found = entriesOf(facts).filter(({ name }) => errors[name])
  if (notice)
    return (
      <p role="alert" className={`${panel} font-medium`}>
        <Icon name="warning" className="mt-0.5 size-5 text-alarm" />
        {notice}
      </p>
    )
  if (found.length === 0) return null
  const heading = idOf(facts.kind, 'errors')
  return (
    <section aria-labelledby={heading} className={panel}>
      <Icon name="warning" className="mt-0.5 size-5 text-alarm" />
      <div>
        <p id={heading} className="font-semibold">
          {facts.words.check}
        </p>
        <ul className="mt-1">
          {found.map(({ name }) => (
            <li key={name}>
              <a
                href={`#${idOf(facts.kind, name)}`}
                className="inline-flex min-h-8 items-center text-alarm underline underline-offset-2 hover:decoration-2"
              >
                {errors[name]}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

type SentProps = { words: ShownForm['words']; hasNewsletter: boolean }

/** Replaces the form after submission. Takes the focus, so that screen readers announce it. */
const FormSent = ({ words, hasNewsletter }: SentProps) => {
  const note = useRef<HTMLDivElement>(null)
  useEffect(() => note.current?.focus(), [])
  return (
    <div ref={note} role="status" tabIndex={-1} className="flex gap-4 p-6 sm:p-8">
      <Icon name="check" className="mt-1 size-7 shrink-0 text-leaf-dark" />
      <div className="grid gap-3">
        <p className="font-serif text-2xl leading-snug text-balance">{words.success}</p>
        {hasNewsletter && <p className="text-muted">{words.newsletter_sent}</p>}
      </div>
    </div>
  )
}

const Form = (props: { facts: ShownForm; about: string; answer: PublicFormAnswer | undefined }) => {
  const { facts, about, answer } = props
  const { form, state, errors, notice, hasNewsletter, refused, ...events } = useForm(
    facts,
    about,
    answer,
  )
  const { kind, words } = facts
  if (state === 'success') return <FormSent words={words} hasNewsletter={hasNewsletter} />
  const isLoading = state === 'loading'
  const part = { facts, errors, refused }
  return (
    <form
      ref={form}
      method="post"
      // Without script, the action of the page handles the form.
      action={`#${idOf(kind)}`}
      noValidate
      data-prefill
      aria-label={about || words.send}
      aria-busy={isLoading}
      onSubmit={events.onSubmit}
      onInput={events.onInput}
      onFocusCapture={events.onTouch}
      onPointerDownCapture={events.onTouch}
      className="relative grid gap-6 p-5 sm:p-8"
    >
      <input type="hidden" name="form" value={kind} />
      <input type="hidden" name="about" value={about} />
      <FormErrors facts={facts} errors={errors} notice={notice} />
      <BlockFormFields {...part} />
      <FormTrap facts={facts} />
      <div className="grid gap-5 border-t border-line pt-4">
        <FormBoxes {...part} />
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <Button type="submit" aria-disabled={isLoading} className="max-sm:w-full sm:px-10">
            {isLoading ? words.sending : words.send}
          </Button>
          <p className="text-sm text-muted">{words.required}</p>
        </div>
      </div>
    </form>
  )
}

export type FormProps = {
  title?: string | undefined
  text?: RichText | undefined
  data: FormFacts
  /** The result when the form was sent without script. */
  answer?: PublicFormAnswer | undefined
}

/** A form of the site; title and text are beside it if there is room. */
export default function PublicForm({ title = '', text, data, answer }: FormProps) {
  if ('missing' in data)
    return <p className="border-l-2 border-line pl-4 text-muted">{data.missing}</p>
  const hasHead = Boolean(title || text)
  return (
    <section className="@container">
      <div
        className={`grid gap-x-16 gap-y-6 ${hasHead ? '@4xl:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]' : ''}`}
      >
        {hasHead && (
          <div className="grid content-start gap-4">
            {title && <h2>{title}</h2>}
            {text && <RichTextView text={text} className="measure text-lg text-muted" />}
          </div>
        )}
        <div className="border border-line bg-sheet p-1.5 shadow-label">
          <div className="@container border border-line">
            <Form facts={data} about={title} answer={answer} />
          </div>
        </div>
      </div>
    </section>
  )
}
