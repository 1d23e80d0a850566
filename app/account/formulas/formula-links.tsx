import { Trans } from '@lingui/react/macro'
import { useId } from 'react'
import type { FormulaSummary } from '../../../server/orders/shelf/formulas.ts'
import { PageLink } from '../../i18n/page-link.tsx'

/** The fragment of the formulas. */
export const formulasId = 'formulas'

/** The formulas of the account, and where a new one is made. */
export const FormulaLinks = ({ formulas }: { formulas: readonly FormulaSummary[] }) => {
  const title = useId()
  return (
    <section id={formulasId} aria-labelledby={title} className="scroll-mt-24">
      <h2 id={title} className="mb-3 text-2xl">
        <Trans>Formulas</Trans>
      </h2>
      {formulas.length === 0 ? (
        <p className="measure text-muted">
          <Trans>
            A formula is a mixture that you have saved, with its versions and your notes. Save one
            in the builder, your cart or an order.
          </Trans>
        </p>
      ) : (
        <ul className="grid gap-2 sm:grid-cols-2 xl:grid-cols-1">
          {formulas.map(({ id, name, version }) => (
            <li
              key={id}
              className="relative flex min-h-14 items-center justify-between gap-3 border border-line bg-sheet px-4 py-2 hover:bg-wash"
            >
              <PageLink
                page="account.shelf.formula"
                params={{ formula: id }}
                className="min-w-0 font-medium wrap-anywhere after:absolute after:inset-0"
              >
                {name}
              </PageLink>
              <span className="text-sm whitespace-nowrap text-muted">
                <Trans>Version {version}</Trans>
              </span>
            </li>
          ))}
        </ul>
      )}
      <PageLink
        page="shop.make_your_own"
        className="text-link mt-2 inline-flex min-h-11 items-center font-semibold"
      >
        <Trans>Make a mixture</Trans>
      </PageLink>
    </section>
  )
}
