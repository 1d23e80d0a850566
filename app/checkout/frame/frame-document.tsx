import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useLanguage } from '../../i18n/use-language.ts'

/** Values that a step passes on without showing them. */
export const HiddenFields = ({ fields }: { fields: Readonly<Record<string, string>> }) => (
  <>
    {Object.entries({ ...fields, language: useLanguage() }).map(([name, value]) => (
      <input key={name} type="hidden" name={name} value={value} />
    ))}
  </>
)

type Step = 'form' | 'review' | 'thanks'

const Progress = ({ current }: { current: Step }) => {
  const { t } = useLingui()
  const steps = { form: t`Your details`, review: t`Review`, thanks: t`Confirmation` }
  return (
    <ol aria-label={t`Steps`} className="mb-8 flex gap-2 text-sm sm:gap-6">
      {Object.entries(steps).map(([step, name], position) => (
        <li
          key={step}
          aria-current={step === current ? 'step' : undefined}
          className="flex grow items-center gap-2 border-t-2 sm:basis-0 border-line pt-2 text-muted aria-[current]:border-leaf aria-[current]:font-semibold aria-[current]:text-ink"
        >
          <span className="tabular-nums">{position + 1}</span>
          {name}
        </li>
      ))}
    </ol>
  )
}

type Props = {
  title: ReactNode
  step?: Step
  /** The first document does not move the focus; later ones focus their title. */
  isFirst?: boolean
  /** The version of the cart that is shown (R25). */
  cartVersion?: number | undefined
  children: ReactNode
}

/** The document in the frame; its script notifies the page (see public/checkout-frame.js). */
export const FrameDocument = ({ title, step, isFirst = false, cartVersion, children }: Props) => (
  <div
    data-checkout={step === 'thanks' ? 'thankyou_loaded' : 'checkout_loaded'}
    data-step={step}
    data-cart={cartVersion}
    className="px-1 pt-1 pb-6"
  >
    {step && <Progress current={step} />}
    <h1
      tabIndex={-1}
      data-focus={isFirst ? undefined : ''}
      className="mb-6 scroll-mt-28 text-3xl outline-none"
    >
      {title}
    </h1>
    <p
      hidden
      data-failed
      role="alert"
      className="mb-6 border-l-4 border-alarm bg-alarm-wash p-4 font-medium"
    >
      <Trans>There was a problem, please try again</Trans>
    </p>
    {children}
    <script src="/checkout-frame.js" defer />
  </div>
)
