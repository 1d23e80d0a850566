import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Salt } from '../../../../domain/catalogue/salt.ts'
import { Icon } from '../../../../ui/icon.tsx'
import { PageLink } from '../../../i18n/page-link.tsx'

type Props = { before: Salt | undefined; after: Salt | undefined }

const Neighbour = ({ salt, way, className }: { salt: Salt; way: ReactNode; className: string }) => (
  <PageLink
    page="shop.schussler_salts.product"
    params={{ product: salt.slug }}
    className={`group flex min-h-16 items-center gap-4 py-3 ${className}`}
  >
    {way}
    <span className="grid">
      <span className="text-sm tabular-nums text-muted">
        <Trans>No. {salt.nr}</Trans>
      </span>
      <span className="font-serif text-lg leading-snug group-hover:text-leaf-dark group-hover:underline">
        {salt.name}
      </span>
    </span>
  </PageLink>
)

/** Links to the previous and next salt. */
export const SaltNeighbours = ({ before, after }: Props) => {
  const { t } = useLingui()
  return (
    <nav
      aria-label={t`Other salts`}
      className="mt-16 grid gap-x-10 border-t border-line sm:grid-cols-2 print:hidden"
    >
      {before && (
        <Neighbour
          salt={before}
          way={<Icon name="arrow-left" className="size-5 text-leaf-dark" />}
          className=""
        />
      )}
      {after && (
        <Neighbour
          salt={after}
          way={<Icon name="arrow-right" className="size-5 text-leaf-dark" />}
          className="sm:col-start-2 sm:flex-row-reverse sm:text-right"
        />
      )}
    </nav>
  )
}
