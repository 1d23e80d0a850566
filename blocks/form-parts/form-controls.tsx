import type { ComponentProps } from 'react'
import type { FormField } from '../../domain/forms/form-fields.ts'
import { TextArea, TextField } from '../../ui/field.tsx'
import { BlockLink } from '../parts/block-link.tsx'
import { idOf, type PublicFormAnswer, type ShownForm } from './form-facts.ts'

type Props = {
  facts: ShownForm
  errors: Readonly<Record<string, string>>
  /** The rejected values of a form that was submitted without script. */
  refused: Extract<PublicFormAnswer, { isSent: false }> | undefined
}

/** Autocomplete attributes (WCAG 1.3.5). */
const known: Partial<Record<FormField, { autoComplete: string; type?: string }>> = {
  name: { autoComplete: 'name' },
  company: { autoComplete: 'organization' },
  email: { autoComplete: 'email', type: 'email' },
  phone: { autoComplete: 'tel', type: 'tel' },
  profession: { autoComplete: 'organization-title' },
}

/** The text fields. */
export const BlockFormFields = ({ facts, errors, refused }: Props) => (
  <div className="grid items-start gap-x-5 gap-y-4 @lg:grid-cols-2">
    {facts.fields.map(({ name, label, isRequired }) => {
      const control = {
        id: idOf(facts.kind, name),
        name,
        label,
        required: isRequired,
        error: errors[name],
        defaultValue: refused?.entry.texts[name],
      }
      return name === 'message' ? (
        <div key={name} className="@lg:col-span-2">
          <TextArea {...control} rows={6} />
        </div>
      ) : (
        <TextField key={name} {...control} {...known[name]} />
      )
    })}
  </div>
)

const Box = ({ id, children, ...rest }: ComponentProps<'input'> & { id: string }) => (
  <label htmlFor={id} className="flex min-h-11 w-fit items-start gap-3 py-2">
    <input id={id} type="checkbox" className="mt-0.5 size-5 shrink-0 accent-leaf-dark" {...rest} />
    <span>{children}</span>
  </label>
)

/** The checkboxes: terms and newsletter. */
export const FormBoxes = ({ facts, errors, refused }: Props) => {
  const { kind, words, privacy, isNewsletterTicked } = facts
  const terms = idOf(kind, 'agb')
  const error = errors.agb
  return (
    <div>
      <Box
        id={terms}
        name="agb"
        required
        defaultChecked={refused?.entry.agb}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${terms}-error` : undefined}
      >
        {words.agb}
        <span aria-hidden="true" className="text-alarm">
          {' '}
          *
        </span>
      </Box>
      <p className="pb-1 pl-8">
        <a
          href={facts.terms}
          target="_blank"
          rel="noopener"
          className="text-link inline-flex min-h-8 items-center text-sm"
        >
          {words.terms}
        </a>
      </p>
      {error && (
        <p id={`${terms}-error`} className="pb-2 pl-8 text-sm font-medium text-alarm">
          {error}
        </p>
      )}
      <Box
        id={idOf(kind, 'newsletter')}
        name="newsletter"
        defaultChecked={refused?.newsletter ?? isNewsletterTicked}
      >
        {words.newsletter}
      </Box>
      <p className="pl-8">
        <BlockLink to={privacy} className="text-link inline-flex min-h-8 items-center text-sm">
          {words.privacy}
        </BlockLink>
      </p>
    </div>
  )
}

/** Honeypot against spam: invisible and not focusable. */
export const FormTrap = ({ facts: { kind, words } }: Pick<Props, 'facts'>) => (
  <div aria-hidden="true" className="absolute -left-[9999px] size-px overflow-hidden">
    <label htmlFor={idOf(kind, 'website')}>{words.trap}</label>
    <input
      id={idOf(kind, 'website')}
      name="website"
      tabIndex={-1}
      autoComplete="off"
      data-1p-ignore
      data-lpignore="true"
    />
  </div>
)
