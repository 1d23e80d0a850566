import { Trans, useLingui } from '@lingui/react/macro'
import { Fragment, type ReactNode } from 'react'
import type { ShownKind } from '../../../../domain/catalogue/product-kind.ts'
import type { ProductDetail, ProductPart } from '../../../../domain/catalogue/product-view.ts'
import { partPicture } from '../../../../messages/shop/pictures.ts'
import { ContainerPicture } from '../../../../ui/pictures/container-picture.tsx'
import { SliderSection } from '../../../../ui/slider/slider.tsx'
import { useSiteFacts } from '../../../i18n/page-context.ts'
import { PageLink } from '../../../i18n/page-link.tsx'
import { Reserved } from './reserved.tsx'

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
const PartList = ({ parts }: { parts: readonly ProductPart[] }) => (
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
  /** In print only: on screen the slider below shows them. */
  included: ({ parts }) => (
    <div className="hidden print:block">
      {section(<Trans>Included remedies</Trans>, showParts(parts))}
    </div>
  ),
  composition: ({ parts }) => section(<Trans>Composition</Trans>, showParts(parts)),
  ingredients: ({ ingredients }) => section(<Trans>Ingredients</Trans>, showLines(ingredients)),
} satisfies Record<string, (product: ProductDetail) => ReactNode>

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
  productPageParts[product.kind].sections.map((name) => (
    <Fragment key={name}>{sections[name](product)}</Fragment>
  ))

const PartCard = ({ part, form }: { part: ProductPart; form: string }) => {
  const { t } = useLingui()
  const { legalName } = useSiteFacts()
  const { name, potency, remedyCode } = part
  const content = (
    <>
      <ContainerPicture
        picture={partPicture(part, form, { laboratory: legalName, t })}
        className="h-24"
      />
      <span className="grid gap-0.5">
        <span className="font-serif text-lg leading-snug italic group-hover:text-leaf-dark group-hover:underline">
          {name}
        </span>
        <span className="text-sm tabular-nums text-muted">{potency}</span>
      </span>
    </>
  )
  const card =
    'group flex h-full items-center gap-4 border border-line bg-sheet p-4 md:flex-col md:py-6 md:text-center'
  return (
    <li>
      {remedyCode ? (
        <PageLink
          page="shop.homeopathy.remedies"
          params={{ remedyCode }}
          className={`${card} hover:border-leaf`}
        >
          {content}
        </PageLink>
      ) : (
        <div className={card}>{content}</div>
      )}
    </li>
  )
}

/** The remedies of a set in a cyclic slider, starting at slide 1 (D2 §4). */
export const PartSlider = ({ parts, form }: { parts: readonly ProductPart[]; form: string }) => {
  const { t } = useLingui()
  return (
    <SliderSection title={t`Included remedies`} perPage={6} wraps className="mt-16 print:hidden">
      {parts.map((part) => (
        <PartCard key={`${part.name} ${part.potency}`} part={part} form={form} />
      ))}
    </SliderSection>
  )
}
