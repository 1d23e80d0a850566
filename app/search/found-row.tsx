import { Trans, useLingui } from '@lingui/react/macro'
import { markFound } from '../../domain/search/mark-found.ts'
import { lineMessages } from '../../messages/shop/lines.ts'
import { Icon } from '../../ui/icon.tsx'
import { Illustration } from '../../ui/illustration.tsx'
import { LineLayout } from '../../ui/line-layout.tsx'
import { Price } from '../../ui/price.tsx'
import { PageLink } from '../i18n/page-link.tsx'
import { LinePicture } from '../shop/pictures/line-picture.tsx'
import type { FoundGroup } from './load-results.ts'

type Found = FoundGroup['results'][number]

const Marked = ({ text, query }: { text: string; query: string }) =>
  markFound(text, query).map(({ text: part, isFound }, at) =>
    isFound ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts have no identity
      <mark key={at} className="bg-ochre-wash text-inherit">
        {part}
      </mark>
    ) : (
      part
    ),
  )

const Potencies = ({ title, potencies }: { title: string } & Pick<Found, 'potencies'>) => (
  <ul aria-label={title} className="mt-1 flex flex-wrap gap-1.5">
    {potencies?.map(({ text, remedyCode }) => (
      <li key={text}>
        <PageLink
          page="shop.homeopathy.remedies"
          params={{ remedyCode }}
          className="inline-flex min-h-9 items-center rounded-full border border-edge px-3 text-sm font-medium whitespace-nowrap tabular-nums hover:border-leaf-dark hover:bg-wash"
        >
          {text}
        </PageLink>
      </li>
    ))}
  </ul>
)

/** A result: name with the found words, specification, price, and what can be done with it. */
export const FoundRow = ({ found, query }: { found: Found; query: string }) => {
  const { t } = useLingui()
  const { title, url, detail, reason, line, price, isFrom, added } = found
  const { potencies, illustration, refusal } = found
  const specification = line && !isFrom ? lineMessages(line.info, t).detail : undefined
  const details = [...new Set([reason, detail, specification])].filter(Boolean).join(' · ')
  return (
    <LineLayout
      picture={
        line ? (
          <LinePicture line={line} side={28} />
        ) : (
          illustration && <Illustration name={illustration} className="size-7" />
        )
      }
      name={
        <a href={url} className="-my-0.5 inline-block py-0.5 hover:text-leaf-dark hover:underline">
          <Marked text={title} query={query} />
        </a>
      }
      detail={details && <Marked text={details} query={query} />}
      notes={potencies && <Potencies title={title} potencies={potencies} />}
      amount={
        price !== undefined && (
          <>
            {isFrom && (
              <span className="text-sm text-muted">
                <Trans>from</Trans>{' '}
              </span>
            )}
            <Price amount={price} className="text-ink" />
          </>
        )
      }
      actions={
        added && (
          <button
            type="button"
            aria-label={t`Add ${title} to Cart`}
            data-action="add-product"
            data-product={JSON.stringify(added)}
            className="line-button text-leaf-dark in-data-no-order:hidden noscript:hidden"
          >
            <Icon name="basket" />
          </button>
        )
      }
    >
      {refusal && (
        <p role="note" className="text-sm text-ochre">
          {refusal}
        </p>
      )}
    </LineLayout>
  )
}
