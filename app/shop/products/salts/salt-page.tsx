import { Trans } from '@lingui/react/macro'
import { saltInfo } from '../../../../domain/cart/line-info.ts'
import { customarySaltForm, type Salt } from '../../../../domain/catalogue/salt.ts'
import { Island } from '../../../islands/island.tsx'
import { usePicture } from '../../pictures/use-picture.ts'
import type { Prices } from '../../selector/selector-quote.ts'
import { ProductFrame, ProductPicture } from '../page/product-frame.tsx'
import { SaltCustom } from './salt-custom.tsx'
import { SaltNeighbours } from './salt-neighbours.tsx'

type Props = {
  salt: Salt
  prices: Prices
  before: Salt | undefined
  after: Salt | undefined
}

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
      {reserved.length > 0 && <Island name="reserved" props={{ id, sections: reserved }} />}
      <Island name="salt" props={{ salt, prices }} />
    </ProductFrame>
  )
}
