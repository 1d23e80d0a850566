import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { saltInfo } from '../../../../domain/cart/line-info.ts'
import {
  customarySaltForm,
  customarySaltPotency,
  isInPotency,
  type Salt,
} from '../../../../domain/catalogue/salt.ts'
import { saltPotencyNames } from '../../../../messages/shop/salts.ts'
import { Icon } from '../../../../ui/icon.tsx'
import { PageLink } from '../../../i18n/page-link.tsx'
import { Island } from '../../../islands/island.tsx'
import { usePicture } from '../../pictures/line-picture.tsx'
import type { Prices } from '../../selector/selector-quote.ts'
import { ProductFrame, ProductPicture } from '../page/product-frame.tsx'
import { Reserved } from '../page/reserved.tsx'

type SaltNeighboursProps = { before: Salt | undefined; after: Salt | undefined }

const Neighbour = ({ salt, way, className }: { salt: Salt; way: ReactNode; className: string }) => (
  <PageLink
    page="shop.schussler_salts.product"
    params={{ product: salt.slug }}
    className={`group flex min-h-16 items-center gap-4 py-3 ${className}`}
  >
    {way}
    <span className="grid">
      <span className="text-sm tabular-nums text-muted">
        <Trans>No. {salt.nr}</Trans>
      </span>
      <span className="font-serif text-lg leading-snug group-hover:text-leaf-dark group-hover:underline">
        {salt.name}
      </span>
    </span>
  </PageLink>
)

/** Links to the previous and next salt. */
const SaltNeighbours = ({ before, after }: SaltNeighboursProps) => {
  const { t } = useLingui()
  return (
    <nav
      aria-label={t`Other salts`}
      className="mt-16 grid gap-x-10 border-t border-line sm:grid-cols-2 print:hidden"
    >
      {before && (
        <Neighbour
          salt={before}
          way={<Icon name="arrow-left" className="size-5 text-leaf-dark" />}
          className=""
        />
      )}
      {after && (
        <Neighbour
          salt={after}
          way={<Icon name="arrow-right" className="size-5 text-leaf-dark" />}
          className="sm:col-start-2 sm:flex-row-reverse sm:text-right"
        />
      )}
    </nav>
  )
}

/** The customary potency of the salt, with a link to the page about Schüssler salts. */
const SaltCustom = ({ salt: { nr, forms } }: { salt: Salt }) => {
  const { t } = useLingui()
  const potency = customarySaltPotency(nr)
  return (
    <div className="mt-5 print:mt-2">
      <p>
        <Trans>
          Usual dilution: <strong>{t(saltPotencyNames[potency])}</strong>
        </Trans>
        {!isInPotency(forms, potency) && (
          <span className="block text-sm text-muted">
            {t`We prepare this salt only in another dilution.`}
          </span>
        )}
      </p>
      <PageLink
        page="medicine.schussler_salts"
        className="text-link mt-1 inline-flex min-h-11 items-center gap-2 print:hidden"
      >
        {t`About Schüssler salts, with all 27 compared`}
        <Icon name="arrow-right" className="size-4" />
      </PageLink>
    </div>
  )
}

type Props = { salt: Salt; prices: Prices; before: Salt | undefined; after: Salt | undefined }

/** The page of a Schüssler salt: number, name, forms with prices, description (D2 §2). */
export const SaltPage = ({ salt, prices, before, after }: Props) => {
  const { id, nr, name, compound, description, reserved, forms } = salt
  const form = customarySaltForm(nr, forms) ?? forms[0] ?? 'pl_6'
  const picture = usePicture({ name, info: saltInfo(form, id) })
  return (
    <ProductFrame
      back="shop.schussler_salts"
      picture={
        <ProductPicture picture={picture} title={name}>
          <span
            aria-hidden="true"
            className="absolute top-2 left-4 font-serif text-5xl tabular-nums text-salts print:hidden"
          >
            {nr}
          </span>
        </ProductPicture>
      }
      eyebrow={<Trans>Schüssler salt no. {nr}</Trans>}
      title={name}
      below={<SaltNeighbours before={before} after={after} />}
    >
      <p className="mt-3 text-lg text-muted">{compound}</p>
      {description && <p className="measure mt-5">{description}</p>}
      <SaltCustom salt={salt} />
      <Reserved id={id} sections={reserved} />
      <Island name="salt" props={{ salt, prices }} />
    </ProductFrame>
  )
}
