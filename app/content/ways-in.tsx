import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { PageKey } from '../../domain/page/route-words.ts'
import { Icon } from '../../ui/icon.tsx'
import { PageLink } from '../i18n/page-link.tsx'

type WayProps = {
  numeral: string
  page: PageKey
  title: ReactNode
  go: ReactNode
  children: ReactNode
}

const Way = ({ numeral, page, title, go, children }: WayProps) => (
  <li className="flex flex-col border-t border-ink pt-5">
    <span aria-hidden="true" className="font-serif text-lg italic text-ochre">
      {numeral}
    </span>
    <h3 className="mt-1 text-2xl">{title}</h3>
    <p className="mt-3 text-muted">{children}</p>
    <PageLink
      page={page}
      className="mt-auto inline-flex min-h-11 items-center gap-2 pt-3 font-semibold text-leaf-dark hover:underline"
    >
      {go}
      <Icon name="arrow-right" className="size-4" />
    </PageLink>
  </li>
)

/** What one can do here, in three fields. */
export const WaysIn = () => (
  <ol className="grid gap-x-10 gap-y-10 md:grid-cols-3">
    <Way
      numeral="i"
      page="shop.homeopathy.remedies"
      title={<Trans>Configure a remedy</Trans>}
      go={<Trans>Open the selector</Trans>}
    >
      <Trans>
        Remedy, scale, dilution, form and size: the label fills as you choose, and the price is
        there at once.
      </Trans>
    </Way>
    <Way
      numeral="ii"
      page="shop.make_your_own"
      title={<Trans>Make your own</Trans>}
      go={<Trans>How mixtures work</Trans>}
    >
      <Trans>
        Combine homeopathic remedies, plants and buds in one preparation. The price follows the
        number of substances.
      </Trans>
    </Way>
    <Way
      numeral="iii"
      page="signup"
      title={<Trans>Join as a professional</Trans>}
      go={<Trans>How to sign up</Trans>}
    >
      <Trans>
        Therapists, pharmacies, drugstores and other professionals order here once we have checked
        their practice authorisation.
      </Trans>
    </Way>
  </ol>
)
