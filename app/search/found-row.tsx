import { Trans, useLingui } from '@lingui/react/macro'
import { markFound } from '../../domain/search/mark-found.ts'
import { lineMessages } from '../../messages/shop/lines.ts'
import { Icon } from '../../ui/icon.tsx'
import { Illustration } from '../../ui/illustration.tsx'
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
  const { potencies, illustration } = found
  const specification = line && lineMessages(line.info, t).detail
  const details = [detail, isFrom ? undefined : specification].filter(Boolean).join(' · ')
  return (
    <li className="grid grid-cols-[2.5rem_minmax(0,1fr)_auto] items-center gap-x-3 border-b border-line py-2">
      <span className="self-start pt-1">
        {line && <LinePicture line={line} side={40} />}
        {illustration && <Illustration name={illustration} className="size-10" />}
      </span>
      <div
        className={`min-w-0 ${line || potencies ? 'col-start-2' : 'col-span-2 col-start-1 row-start-1'}`}
      >
        <a
          href={url}
          className="inline-flex min-h-8 items-center font-serif text-lg leading-tight hover:text-leaf-dark hover:underline"
        >
          <span>
            <Marked text={title} query={query} />
          </span>
        </a>
        {(details || reason) && (
          <p className="text-sm text-muted">
            {reason && (
              <>
                <Marked text={reason} query={query} />
                {details && ' · '}
              </>
            )}
            <Marked text={details} query={query} />
          </p>
        )}
        {potencies && <Potencies title={title} potencies={potencies} />}
      </div>
      <span className="flex items-center gap-1 whitespace-nowrap max-sm:col-start-2 max-sm:justify-between">
        {price !== undefined && (
          <span>
            {isFrom && (
              <span className="text-sm text-muted">
                <Trans>from</Trans>{' '}
              </span>
            )}
            <Price amount={price} />
          </span>
        )}
        {added && (
          <button
            type="button"
            aria-label={t`Add ${title} to Cart`}
            data-action="add-product"
            data-product={JSON.stringify(added)}
            className="round-button text-leaf-dark in-data-no-order:hidden noscript:hidden print:hidden"
          >
            <Icon name="basket" />
          </button>
        )}
      </span>
    </li>
  )
}
