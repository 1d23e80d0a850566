import { Trans } from '@lingui/react/macro'
import type { FamilyRemedy } from '../../../domain/catalogue/family-remedy.ts'
import type { SizedFamily } from '../../../domain/catalogue/sized-family.ts'
import { writeSizedCode } from '../../../domain/sized/sized-code.ts'
import { PageLink } from '../../i18n/page-link.tsx'

type Props = { family: SizedFamily; remedies: readonly FamilyRemedy[] }

/** All names of a family in columns; each links to the selector with the remedy chosen. */
export const RemedyIndex = ({ family, remedies }: Props) => (
  <section aria-labelledby="remedy-index">
    <h2
      id="remedy-index"
      className="mb-6 flex flex-wrap items-baseline gap-x-4 border-b-2 border-leaf pb-2"
    >
      <Trans>Index of remedies</Trans>
      <span className="font-sans text-base tabular-nums text-muted">{remedies.length}</span>
    </h2>
    <ul className="gap-x-12 sm:columns-2 lg:columns-3">
      {remedies.map(({ id, name, detail }) => (
        <li key={id} className="break-inside-avoid border-b border-line leading-snug">
          <PageLink
            page={`shop.${family}`}
            params={{ remedyCode: writeSizedCode({ remedy: id }) }}
            className="group block py-2 hover:bg-sheet"
          >
            <span className="group-hover:text-leaf-dark group-hover:underline">{name}</span>
            <span className="block text-sm italic text-muted">{detail}</span>
          </PageLink>
        </li>
      ))}
    </ul>
  </section>
)
