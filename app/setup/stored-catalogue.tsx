import { Plural, Trans } from '@lingui/react/macro'
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

const Counts = ({ remedies, products, prices }: CatalogueCounts) => (
  <ul className="mt-1 flex flex-wrap gap-x-6">
    <li>
      <Plural value={remedies} one="# remedy" other="# remedies" />
    </li>
    <li>
      <Plural value={products} one="# product" other="# products" />
    </li>
    <li>
      <Plural value={prices} one="# price" other="# prices" />
    </li>
  </ul>
)

/** The imported catalogue. */
export const StoredCatalogue = ({ source, stored, hasLink }: Props) => {
  const next = `${setupAddress(useLanguage())}?step=check`
  return (
    <div role="status" className="mb-8 rounded-md border-l-4 border-leaf bg-wash p-4">
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
