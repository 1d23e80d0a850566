import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { SeasonMark } from '../../../../blocks/parts/season-mark.tsx'
import { productInfo } from '../../../../domain/cart/line-info.ts'
import { isSetKind } from '../../../../domain/catalogue/product-kind.ts'
import type { ProductSummary } from '../../../../domain/catalogue/product-view.ts'
import { isInSeason } from '../../../../domain/catalogue/season.ts'
import { productPageOf } from '../../../../domain/page/path.ts'
import { Price } from '../../../../ui/price.tsx'
import { PageLink } from '../../../i18n/page-link.tsx'
import { factLine, useProductFacts } from '../use-product-facts.ts'
import { type Column, ColumnHeads, OrderBar, OrderCell, SortChoice } from './order-table-parts.tsx'

/** The columns that only some lists have. */
const describing = ['topic', 'season', 'contents', 'form'] as const

type Describing = (typeof describing)[number]

const names: Record<Describing, ReactNode> = {
  topic: <Trans>Topic</Trans>,
  season: <Trans>Season</Trans>,
  contents: <Trans>Contents</Trans>,
  form: <Trans>Form</Trans>,
}

const has: Record<Describing, (product: ProductSummary) => boolean> = {
  topic: ({ topic }) => topic !== '',
  season: ({ season }) => season !== undefined,
  contents: ({ kind }) => isSetKind(kind),
  form: ({ form }) => form !== '',
}

type RowProps = { product: ProductSummary; columns: readonly Describing[]; month: number }

const Row = ({ product, columns, month }: RowProps) => {
  const facts = useProductFacts(product)
  const { id, kind, slug, nr, title, season, price, formKey: form, topicKey } = product
  const values: Record<Describing, string> = {
    topic: facts.topic,
    season: facts.season,
    contents: facts.line || facts.remedies,
    form: factLine(facts, ['form', 'size']),
  }
  return (
    <tr data-topic={topicKey} data-form={form}>
      <td className="number">{nr}</td>
      <th scope="row">
        <PageLink page={productPageOf(kind)} params={{ product: slug }}>
          {title}
        </PageLink>
        {season && isInSeason(season, month) && <SeasonMark className="ml-3" />}
      </th>
      {columns.map((column) => (
        <td key={column} data-value={column === 'season' ? season?.from : undefined}>
          {values[column]}
        </td>
      ))}
      <td className="number" data-value={price}>
        <Price amount={price} />
      </td>
      <OrderCell product={{ name: title, id, price, info: productInfo({ ...product, form }) }} />
    </tr>
  )
}

type Props = { caption: string; products: readonly ProductSummary[]; month: number }

/** The products of a list as a table, to order several; `startProductList` operates it. */
export const ComparisonTable = ({ caption, products, month }: Props) => {
  const columns = describing.filter((column) => products.some(has[column]))
  const heads: Column[] = [
    { key: 'nr', name: <Trans>No.</Trans>, isNumber: true },
    { key: 'name', name: <Trans>Name</Trans> },
    ...columns.map((key) => ({ key, name: names[key] })),
    { key: 'price', name: <Trans>Price</Trans>, isNumber: true },
  ]
  return (
    <>
      <SortChoice columns={heads} />
      <table className="order-table">
        <caption className="sr-only">{caption}</caption>
        <ColumnHeads columns={heads} />
        <tbody>
          {products.map((product) => (
            <Row key={product.slug} product={product} columns={columns} month={month} />
          ))}
        </tbody>
      </table>
      <OrderBar />
    </>
  )
}
