import { Trans } from '@lingui/react/macro'
import { readLineReference } from '../../../domain/order/free-text.ts'
import { parseQuantity } from '../../../domain/quantity.ts'
import { textIn } from '../../account/forms/form-answer.ts'
import { findFormulaView, findOrderedFormula } from '../../account/formulas/find-formula-view.ts'
import { FormulaPage } from '../../account/formulas/formula-page.tsx'
import { LoginRequired } from '../../account/login/login-required.tsx'
import { answerSaved, loadSaved } from '../../account/shelf/answer-saved.ts'
import { SavedPage } from '../../account/shelf/saved-page.tsx'
import { notFound } from '../../content/not-found.ts'
import type { Route } from './+types/formula'

export { PageBoundary as ErrorBoundary } from '../../content/page-boundary.tsx'
export { pageMeta as meta } from '../../i18n/page-meta.ts'

/** Parses a version in an address or form. */
const readVersion = (text: string | null): number | undefined =>
  text && /^[1-9]\d{0,3}$/.test(text) ? Number(text) : undefined

/** A formula of the account. */
export const loader = ({ context, request }: Route.LoaderArgs) =>
  loadSaved(context, request, 'formula', async ({ facts, account, id }, query) => {
    const version = readVersion(query.get('version'))
    const formula = await findFormulaView(facts, account.accountId, id, version)
    if (!formula) throw notFound(facts.language)
    return { formula }
  })

export const action = ({ request, context }: Route.ActionArgs) =>
  answerSaved(context, request, 'formula', {
    linesOf: ({ facts, account, id }, form) =>
      findOrderedFormula(facts, account.accountId, id, readVersion(textIn(form, 'version')), {
        quantity: parseQuantity(textIn(form, 'quantity')) ?? 1,
        reference: readLineReference(textIn(form, 'reference')),
      }),
  })

export default function SavedFormula({ loaderData, actionData }: Route.ComponentProps) {
  const { title, found } = loaderData
  if (!found) return <LoginRequired title={title} />
  return (
    <SavedPage
      title={title}
      restriction={found.restriction}
      answer={actionData}
      sharing={found.sharing}
      done={found.isSaved && <Trans>The formula has been saved.</Trans>}
    >
      <FormulaPage
        formula={found.formula}
        mayOrder={!found.restriction}
        mayDelete={found.sharing.isOwn}
      />
    </SavedPage>
  )
}
