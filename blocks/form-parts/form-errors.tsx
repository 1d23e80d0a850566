import { Icon } from '../../ui/icon.tsx'
import { entriesOf, idOf, type ShownForm } from './form-facts.ts'

type Props = {
  facts: ShownForm
  errors: Readonly<Record<string, string>>
  notice: string | undefined
}

const panel = 'flex gap-3 border-l-4 border-alarm bg-alarm-wash p-4'

/** All errors with links to their fields, or the error of the whole form. */
export const FormErrors = ({ facts, errors, notice }: Props) => {
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
