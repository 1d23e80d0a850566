import { Trans } from '@lingui/react/macro'
import { Fragment, type ReactNode, useId } from 'react'
import type { ShownKind } from '../../../../domain/catalogue/product-kind.ts'
import type { ProductDetail, ProductPart } from '../../../../domain/catalogue/product-view.ts'
import { PageLink } from '../../../i18n/page-link.tsx'
import { Reserved } from './reserved.tsx'

const row =
  'flex min-h-11 items-baseline justify-between gap-3 border-b border-line py-2 break-inside-avoid'

const Line = ({ part: { name, potency } }: { part: ProductPart }): ReactNode => (
  <>
    <span className="min-w-0 break-words hyphens-auto font-serif italic group-hover:text-leaf-dark group-hover:underline">
      {name}
    </span>
    <span className="shrink-0 text-sm tabular-nums text-muted">{potency}</span>
  </>
)

type PartListProps = { parts: readonly ProductPart[]; columns?: string }

/** The ingredients of a product; each remedy links to the selector with its potency. */
const PartList = ({ parts, columns = 'gap-x-12 lg:columns-2 print:columns-2' }: PartListProps) => (
  <ul className={`border-t border-line ${columns}`}>
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

/** A section with its title; omitted without content. */
const section = (title: ReactNode, content: ReactNode) =>
  content && (
    <section className="mt-10">
      <h2 className="mb-4 text-2xl">{title}</h2>
      {content}
    </section>
  )

const showText = (text: string) => text && <p className="measure whitespace-pre-line">{text}</p>

const showLines = (lines: readonly string[]) =>
  lines.length > 0 && (
    <ul className="list-disc pl-5 marker:text-leaf">
      {lines.map((line) => (
        <li key={line} className="py-1">
          {line}
        </li>
      ))}
    </ul>
  )

const showParts = (parts: readonly ProductPart[]) => parts.length > 0 && <PartList parts={parts} />

/** All sections of a product's page; each is omitted when the product lacks its data. */
const sections = {
  indication: ({ indication }) => section(<Trans>Indication</Trans>, showText(indication)),
  posology: ({ posology }) => section(<Trans>Posology</Trans>, showText(posology)),
  reserved: ({ id, reserved }) => <Reserved id={id} sections={reserved} />,
  general: (product) => section(<Trans>Contents</Trans>, showLines(product.generalInformation)),
  composition: ({ parts }) => section(<Trans>Composition</Trans>, showParts(parts)),
  ingredients: ({ ingredients }) => section(<Trans>Ingredients</Trans>, showLines(ingredients)),
} satisfies Record<string, (product: ProductDetail) => ReactNode>

type SectionName = keyof typeof sections

export type FactName = 'topic' | 'form' | 'size' | 'season' | 'remedies' | 'substances'

type Page = {
  /** The lines below the title. */
  facts: readonly FactName[]
  sections: readonly SectionName[]
  /** Whether it consists of remedies, which are listed below. */
  isSet?: boolean
}

/** The layout of each kind's page; a new kind adds one entry. */
export const productPageParts: Readonly<Record<ShownKind, Page>> = {
  complex: {
    facts: ['topic', 'form', 'size', 'substances'],
    sections: ['indication', 'posology', 'reserved', 'composition'],
  },
  otc: {
    facts: ['topic', 'form', 'size', 'substances'],
    sections: ['indication', 'posology', 'reserved', 'composition'],
  },
  kit: {
    facts: ['topic', 'remedies'],
    sections: ['indication', 'posology', 'reserved', 'general'],
    isSet: true,
  },
  seasonal: {
    facts: ['topic', 'season', 'remedies'],
    sections: ['indication', 'posology', 'reserved', 'general'],
    isSet: true,
  },
  supplement: {
    facts: ['topic', 'form', 'size'],
    sections: ['indication', 'posology', 'reserved', 'ingredients'],
  },
}

/** The sections of a product's page, in the order of its kind. */
export const ProductSections = ({ product }: { product: ProductDetail }) =>
  productPageParts[product.kind].sections.map((name) => (
    <Fragment key={name}>{sections[name](product)}</Fragment>
  ))

/** All remedies of a kit or set, in full width below its text. */
export const IncludedRemedies = ({ parts }: { parts: readonly ProductPart[] }) => {
  const id = useId()
  return (
    <section aria-labelledby={id} className="mt-12">
      <h2 id={id} className="mb-4 text-2xl">
        <Trans>Included remedies</Trans>
      </h2>
      <PartList
        parts={parts}
        columns="columns-2 gap-x-4 sm:gap-x-8 md:columns-3 lg:columns-4 print:columns-3"
      />
    </section>
  )
}
