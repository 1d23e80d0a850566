import { Trans, useLingui } from '@lingui/react/macro'
import { Illustration } from '../../../ui/illustration.tsx'
import { type AnyFamily, familyStyles } from '../../content/family-styles.ts'
import type { HowToChooseStep } from './how-to-choose-steps.ts'

type Props = { page: AnyFamily; steps: readonly HowToChooseStep[] }

/** How to choose, step by step, with illustrations. */
export const HowToChoose = ({ page, steps }: Props) => {
  const { rule, text } = familyStyles[page]
  const { t } = useLingui()
  return (
    <section>
      <h2 className="mb-6">
        <Trans>How to choose</Trans>
      </h2>
      <ol
        className={`grid gap-x-8 gap-y-6 ${steps.length === 4 ? 'sm:grid-cols-2 lg:grid-cols-4' : 'md:grid-cols-3'}`}
      >
        {steps.map(({ picture, title, line }, index) => (
          <li key={picture} className={`border-t-2 pt-4 ${rule} ${text}`}>
            <div className="flex items-center justify-between gap-4">
              <span aria-hidden="true" className="font-serif text-5xl leading-none tabular-nums">
                {index + 1}
              </span>
              <Illustration name={picture} className="size-20" />
            </div>
            <h3 className="mt-3 text-ink">{t(title)}</h3>
            <p className="mt-1 text-muted">{t(line)}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
