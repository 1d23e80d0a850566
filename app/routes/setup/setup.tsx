import { requestFacts } from '../../../server/http/pages/request-facts.ts'
import { pageMeta } from '../../i18n/page-meta.ts'
import { loadSetup } from '../../setup/load-setup.ts'
import { OpenedShop } from '../../setup/opened-shop.tsx'
import { SetupFrame } from '../../setup/setup-frame.tsx'
import { SetupStepForm } from '../../setup/setup-step-form.tsx'
import { takePostedStep } from '../../setup/take-step.ts'
import type { Route } from './+types/setup'

export const meta = pageMeta

/** The document has no site scripts (see root.tsx). */
export const handle = { bare: true }

export const loader = ({ context, request }: Route.LoaderArgs) =>
  loadSetup(context.get(requestFacts), request)

export const action = ({ context, request }: Route.ActionArgs) =>
  takePostedStep(context.get(requestFacts), request)

/** The first set-up of an empty shop: forms without script, for who has its address. */
export default function Setup({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData.setup) return <OpenedShop />
  const { setup, done, content } = loaderData
  return (
    <SetupFrame step={content.step} done={done}>
      <SetupStepForm content={content} setup={setup} answer={actionData} />
    </SetupFrame>
  )
}
