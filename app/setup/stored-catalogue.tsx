import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { setupAddress } from '../../domain/page/personal-pages.ts'
import type { CatalogueCounts } from '../../server/setup/count-catalogue.ts'
import { buttonClass } from '../../ui/button.tsx'
import { useLanguage } from '../i18n/use-language.ts'

type Props = {
  source: 'files' | 'example'
  stored: CatalogueCounts
  /** Shows the way to the next step. */
  hasLink?: boolean
}

const Count = ({ name, count }: { name: ReactNode; count: number }) => (
  <div className="flex gap-2">
    <dt>{name}</dt>
    <dd className="font-semibold tabular-nums">{count}</dd>
  </div>
)

const Counts = ({ remedies, products, prices }: CatalogueCounts) => (
  <dl className="mt-1 flex flex-wrap gap-x-6">
    <Count name={<Trans>Remedies</Trans>} count={remedies} />
    <Count name={<Trans>Products</Trans>} count={products} />
    <Count name={<Trans>Prices</Trans>} count={prices} />
  </dl>
)

/** The imported catalogue. */
export const StoredCatalogue = ({ source, stored, hasLink }: Props) => {
  const next = `${setupAddress(useLanguage())}?step=check`
  return (
    <div role="status" className="rounded-md border-l-4 border-leaf bg-wash p-4">
      <p className="font-semibold">
        {source === 'files' ? (
          <Trans>Your catalogue is imported.</Trans>
        ) : (
          <Trans>The shop has the example catalogue.</Trans>
        )}
      </p>
      <Counts {...stored} />
      {hasLink && (
        <a href={next} className={buttonClass('filled', 'mt-4')}>
          <Trans>Continue</Trans>
        </a>
      )}
    </div>
  )
}
