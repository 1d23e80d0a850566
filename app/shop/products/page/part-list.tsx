import type { ReactNode } from 'react'
import type { ProductPart } from '../../../../domain/catalogue/product-view.ts'
import { PageLink } from '../../../i18n/page-link.tsx'

const row =
  'flex min-h-11 items-baseline justify-between gap-3 border-b border-line py-2 break-inside-avoid'

const Line = ({ part: { name, potency } }: { part: ProductPart }): ReactNode => (
  <>
    <span className="font-serif italic group-hover:text-leaf-dark group-hover:underline">
      {name}
    </span>
    <span className="shrink-0 text-sm tabular-nums text-muted">{potency}</span>
  </>
)

/** The ingredients of a product; each remedy links to the selector with its potency. */
export const PartList = ({ parts }: { parts: readonly ProductPart[] }) => (
  <ul className="gap-x-12 border-t border-line lg:columns-2 print:columns-2">
    {parts.map((part) => (
      <li key={`${part.name} ${part.potency}`} className="break-inside-avoid">
        {part.remedyCode ? (
          <PageLink
            page="shop.homeopathy.remedies"
            params={{ remedyCode: part.remedyCode }}
            className={`group ${row} hover:bg-sheet`}
          >
            <Line part={part} />
          </PageLink>
        ) : (
          <div className={row}>
            <Line part={part} />
          </div>
        )}
      </li>
    ))}
  </ul>
)
