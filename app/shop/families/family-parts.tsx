import { Trans, useLingui } from '@lingui/react/macro'
import type { FamilyRemedy } from '../../../domain/catalogue/family-remedy.ts'
import type { ProductSummary } from '../../../domain/catalogue/product-view.ts'
import type { SizedFamily } from '../../../domain/catalogue/sized-family.ts'
import { writeSizedCode } from '../../../domain/sized/sized-selection.ts'
import { pageNames } from '../../../messages/site/page-names.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Illustration } from '../../../ui/illustration.tsx'
import { type AnyFamily, familyStyles } from '../../content/family-styles.ts'
import { PageLink } from '../../i18n/page-link.tsx'
import type { ProductListPage } from '../products/list/product-pages.ts'
import { ProductSlider } from '../products/list/product-slider.tsx'
import { type FurtherPage, furtherPages, type Shelf } from './families.ts'
import type { HowToChooseStep } from './how-to-choose-steps.ts'

/** Links from a family's page to further pages. */
export const FurtherPageList = ({ pages }: { pages: readonly FurtherPage[] }) => {
  const { t } = useLingui()
  return (
    <ul className="grid gap-x-10 sm:grid-cols-2 lg:grid-cols-3">
      {pages.map((page) => (
        <li key={page} className="border-t border-line">
          <PageLink
            page={page}
            className="group flex h-full items-center gap-4 py-4 hover:bg-sheet"
          >
            <Illustration name={furtherPages[page].picture} className="size-20 shrink-0" />
            <span className="min-w-0">
              <span className="block font-serif text-xl hyphens-auto wrap-anywhere leading-tight group-hover:text-leaf-dark group-hover:underline">
                {t(pageNames[page])}
              </span>
              <span className="mt-1 block text-sm text-muted">{t(furtherPages[page].line)}</span>
            </span>
          </PageLink>
        </li>
      ))}
    </ul>
  )
}

type RemedyIndexProps = { family: SizedFamily; remedies: readonly FamilyRemedy[] }

/** All names of a family in columns; each links to the selector with the remedy chosen. */
export const RemedyIndex = ({ family, remedies }: RemedyIndexProps) => (
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

type FilledShelf = { list: ProductListPage; count: number; products: readonly ProductSummary[] }

type ShelvesProps = { shelves: readonly Shelf[]; filled: readonly FilledShelf[] }

/** A few products of each shelf, with links to the lists. */
export const Shelves = ({ shelves, filled }: ShelvesProps) => {
  const { t } = useLingui()
  return shelves.map(({ list, all }) => {
    const { count, products } = filled.find((one) => one.list === list) ?? {
      count: 0,
      products: [],
    }
    return (
      products.length > 0 && (
        <ProductSlider
          key={list}
          heading={t(pageNames[list])}
          products={products}
          more={
            <PageLink
              page={list}
              className="text-link inline-flex min-h-11 items-center gap-2 font-semibold"
            >
              {t(all)} ({count})
              <Icon name="arrow-right" className="size-4" />
            </PageLink>
          }
        />
      )
    )
  })
}

type Props = { page: AnyFamily; steps: readonly HowToChooseStep[] }

/** How to choose, step by step, with illustrations. */
export const HowToChoose = ({ page, steps }: Props) => {
  const { rule, text } = familyStyles[page]
  const { t } = useLingui()
  return (
    <section>
      <h2 className="mb-6">{t`How to choose`}</h2>
      <ol
        className={`grid gap-x-8 gap-y-6 ${steps.length === 4 ? 'sm:grid-cols-2 lg:grid-cols-4' : 'md:grid-cols-3'}`}
      >
        {steps.map(({ picture, title, line }, index) => (
          <li key={picture} className={`border-t-2 pt-4 ${rule} ${text}`}>
            <div className="flex items-center justify-between gap-4">
              <span aria-hidden="true" className="font-serif text-5xl leading-none tabular-nums">
                {index + 1}
              </span>
              <Illustration name={picture} className="size-20" />
            </div>
            <h3 className="mt-3 text-ink">{t(title)}</h3>
            <p className="mt-1 text-muted">{t(line)}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
