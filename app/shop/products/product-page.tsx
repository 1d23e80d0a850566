import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Part, ProductDetail } from '../../../domain/catalogue/product-view.ts'
import { Illustration } from '../../../ui/illustration.tsx'
import { Price } from '../../../ui/price.tsx'
import { BackLink } from '../../content/back-link.tsx'
import { useLanguage } from '../../i18n/use-language.ts'
import { pageNames } from '../../shell/page-names.ts'
import { OrderNote } from './order-note.tsx'
import type { ProductListPage } from './product-pages.ts'
import { productPicture } from './product-picture.ts'
import { seasonText } from './season-text.ts'
import { usePackText } from './use-pack-text.ts'

const Fact = ({ name, children }: { name: ReactNode; children: ReactNode }) =>
  children ? (
    <div className="grid grid-cols-[8rem_minmax(0,1fr)] gap-3 border-b border-line py-2.5">
      <dt className="text-muted">{name}</dt>
      <dd>{children}</dd>
    </div>
  ) : null

const Section = ({ title, children }: { title: ReactNode; children: ReactNode }) => (
  <section className="mt-12">
    <h2 className="mb-4 text-2xl">{title}</h2>
    {children}
  </section>
)

const Parts = ({ parts }: { parts: readonly Part[] }) => (
  <ul className="gap-x-12 border-t border-line lg:columns-2">
    {parts.map(({ name, potency }) => (
      <li
        key={name}
        className="flex break-inside-avoid items-baseline justify-between gap-3 border-b border-line py-2"
      >
        <span className="font-serif italic">{name}</span>
        <span className="text-sm tabular-nums text-muted">{potency}</span>
      </li>
    ))}
  </ul>
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

type Props = { product: ProductDetail; list: ProductListPage }

/** A ready product: its label on one side, what it is made of on the other. */
export const ProductPage = ({ product, list }: Props) => {
  const { t } = useLingui()
  const language = useLanguage()
  const packText = usePackText()
  const { nr, title, topic, form, size, price, season, description, parts } = product
  const isSet = product.kind === 'kit' || product.kind === 'seasonal'
  return (
    <article className="page py-10">
      <BackLink page={list}>{t(pageNames[list])}</BackLink>
      <div className="grid gap-x-16 gap-y-10 md:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
        <div className="grid aspect-square place-items-center self-start border border-line bg-sheet p-8 max-md:aspect-auto max-md:p-4 md:sticky md:top-28">
          <Illustration
            name={productPicture(product.kind, product.formKey)}
            eager
            className="h-auto w-36 md:w-full"
          />
        </div>
        <div className="max-w-3xl">
          {nr !== undefined && (
            <p className="eyebrow mb-3">
              <Trans>No. {nr}</Trans>
            </p>
          )}
          <h1>{title}</h1>
          {description && <p className="mt-4 text-lg text-muted">{description}</p>}
          <p className="mt-6">
            <Price amount={price} className="text-3xl" />{' '}
            <span className="text-sm text-muted">
              <Trans>VAT included</Trans>
            </span>
          </p>
          <dl className="mt-6 border-t border-line">
            <Fact name={<Trans>Topic</Trans>}>{topic}</Fact>
            <Fact name={<Trans>Form</Trans>}>{form}</Fact>
            <Fact name={<Trans>Size</Trans>}>{size && packText(size)}</Fact>
            <Fact name={<Trans>Season</Trans>}>{season && seasonText(season, language)}</Fact>
            <Fact name={<Trans>Remedies</Trans>}>{isSet && parts.length}</Fact>
          </dl>
          <div className="mt-8">
            <OrderNote />
          </div>
          {product.generalInformation.length > 0 && (
            <Section title={<Trans>In the set</Trans>}>
              <Lines lines={product.generalInformation} />
            </Section>
          )}
          {parts.length > 0 && (
            <Section title={isSet ? <Trans>Included remedies</Trans> : <Trans>Composition</Trans>}>
              <Parts parts={parts} />
            </Section>
          )}
          {product.ingredients.length > 0 && (
            <Section title={<Trans>Ingredients</Trans>}>
              <Lines lines={product.ingredients} />
            </Section>
          )}
        </div>
      </div>
    </article>
  )
}
