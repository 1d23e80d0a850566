import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { ShownKind } from '../../../../domain/catalogue/product-kind.ts'
import type { ProductDetail } from '../../../../domain/catalogue/product-view.ts'
import { Island } from '../../../islands/island.tsx'
import { PartList } from './part-list.tsx'

type Section = (props: { product: ProductDetail }) => ReactNode

const Titled = ({ title, children }: { title: ReactNode; children: ReactNode }) => (
  <section className="mt-10">
    <h2 className="mb-4 text-2xl">{title}</h2>
    {children}
  </section>
)

const Lines = ({ lines }: { lines: readonly string[] }) => (
  <ul className="list-disc pl-5 marker:text-leaf">
    {lines.map((line) => (
      <li key={line} className="py-1">
        {line}
      </li>
    ))}
  </ul>
)

const textSection =
  (title: ReactNode, textOf: (product: ProductDetail) => string): Section =>
  ({ product }) => {
    const text = textOf(product)
    if (!text) return null
    return (
      <Titled title={title}>
        <p className="measure whitespace-pre-line">{text}</p>
      </Titled>
    )
  }

const linesSection =
  (title: ReactNode, linesOf: (product: ProductDetail) => readonly string[]): Section =>
  ({ product }) => {
    const lines = linesOf(product)
    if (lines.length === 0) return null
    return (
      <Titled title={title}>
        <Lines lines={lines} />
      </Titled>
    )
  }

const partsSection =
  (title: ReactNode): Section =>
  ({ product: { parts } }) =>
    parts.length === 0 ? null : (
      <Titled title={title}>
        <PartList parts={parts} />
      </Titled>
    )

const IncludedRemedies = partsSection(<Trans>Included remedies</Trans>)

/** All sections of a product's page; each is omitted when the product lacks its data. */
const sections = {
  indication: textSection(<Trans>Indication</Trans>, ({ indication }) => indication),
  posology: textSection(<Trans>Posology</Trans>, ({ posology }) => posology),
  reserved: ({ product: { id, reserved } }) =>
    reserved.length > 0 && <Island name="reserved" props={{ id, sections: reserved }} />,
  general: linesSection(<Trans>Contents</Trans>, (product) => product.generalInformation),
  /** In print only: on screen the slider below shows them. */
  included: ({ product }) => (
    <div className="hidden print:block">
      <IncludedRemedies product={product} />
    </div>
  ),
  composition: partsSection(<Trans>Composition</Trans>),
  ingredients: linesSection(<Trans>Ingredients</Trans>, ({ ingredients }) => ingredients),
} satisfies Record<string, Section>

type SectionName = keyof typeof sections

export type FactName = 'topic' | 'form' | 'size' | 'season' | 'remedies' | 'substances'

type Page = {
  /** The lines below the title. */
  facts: readonly FactName[]
  sections: readonly SectionName[]
  /** Whether its remedies are shown in a slider (D2 §4). */
  hasPartSlider?: boolean
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
    sections: ['indication', 'posology', 'reserved', 'general', 'included'],
    hasPartSlider: true,
  },
  seasonal: {
    facts: ['topic', 'season', 'remedies'],
    sections: ['indication', 'posology', 'reserved', 'general', 'included'],
    hasPartSlider: true,
  },
  supplement: {
    facts: ['topic', 'form', 'size'],
    sections: ['indication', 'posology', 'reserved', 'ingredients'],
  },
}

/** The sections of a product's page, in the order of its kind. */
export const ProductSections = ({ product }: { product: ProductDetail }) =>
  productPageParts[product.kind].sections.map((name) => {
    const Section = sections[name]
    return <Section key={name} product={product} />
  })
