import { useLingui } from '@lingui/react/macro'
import { pageNames } from '../../../messages/site/page-names.ts'
import { type SignupStep, signupSteps } from '../../../server/content/signup-steps.ts'
import { requestFacts } from '../../../server/http/pages/request-facts.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import type { IconName } from '../../../ui/icon-name.ts'
import { loadPage } from '../../content/load-page.ts'
import { PageBlocks } from '../../content/page-blocks.tsx'
import { PageBody } from '../../content/page-body.tsx'
import { PageHeader } from '../../content/page-header.tsx'
import { PageLink } from '../../i18n/page-link.tsx'
import type { Route } from './+types/signup-confirmation'

export { answerForm as action } from '../../content/answer-form.ts'
export { PageBoundary as ErrorBoundary } from '../../content/page-boundary.tsx'
export { pageMeta as meta } from '../../i18n/page-meta.ts'

export const loader = async ({ context }: Route.LoaderArgs) => {
  const { language } = context.get(requestFacts)
  return { ...(await loadPage(context)), steps: signupSteps(language) }
}

const icons: Record<SignupStep, IconName> = {
  received: 'check',
  checked: 'identification-card',
  told: 'envelope-simple',
  ready: 'basket',
}

type StepProps = { icon: IconName; isDone: boolean; title: string; children: string }

const Step = ({ icon, isDone, title, children }: StepProps) => (
  <li className="relative flex gap-5 pb-8 last:pb-0 not-last:before:absolute not-last:before:top-12 not-last:before:bottom-0 not-last:before:left-6 not-last:before:w-px not-last:before:bg-edge">
    <span
      className={`flex size-12 shrink-0 items-center justify-center rounded-full border ${
        isDone ? 'border-leaf-dark bg-leaf-dark text-white' : 'border-edge bg-sheet text-leaf-dark'
      }`}
    >
      <Icon name={icon} />
    </span>
    <div className="pt-2.5">
      <p className="font-serif text-xl leading-tight">{title}</p>
      <p className="mt-1 text-muted">{children}</p>
    </div>
  </li>
)

/** Thanks and the next steps. */
export default function SignupConfirmation({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui()
  const { title, lead, picture, blocks, steps } = loaderData
  return (
    <article>
      <PageHeader title={title} lead={lead} picture={picture} />
      <PageBody>
        <PageBlocks blocks={blocks} />
        <ol className="measure mt-12 mb-10">
          {steps.map(({ key, title, text }) => (
            <Step key={key} icon={icons[key]} isDone={key === 'received'} title={title}>
              {text}
            </Step>
          ))}
        </ol>
        <PageLink page="shop" className={buttonClass('outline')}>
          {t(pageNames.shop)}
          <Icon name="arrow-right" />
        </PageLink>
      </PageBody>
    </article>
  )
}
