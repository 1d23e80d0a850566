import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button, buttonClass } from '../../../../ui/button.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import {
  addressFieldSearch,
  type SearchedAddressField,
} from '../../../account/addresses/address-field-search.ts'
import { PageLink } from '../../../i18n/page-link.tsx'
import { useAddress } from '../../../i18n/use-address.ts'
import { sessionEndedSearch } from '../../session-ended.ts'
import { FrameDocument, HiddenFields } from '../frame-document.tsx'
import type { Carried, FrameView, RefusedLineView } from '../frame-view.ts'
import { AddressLink, RefusalNotice } from './notices.tsx'

const Line = ({ line }: { line: RefusedLineView }) => {
  const { t } = useLingui()
  const { cartId, why, name, detail } = line
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-l-4 border-alarm bg-alarm-wash p-4">
      <div className="min-w-0">
        <p className="font-serif text-lg leading-snug break-words">{name}</p>
        {detail && <p className="text-sm text-muted">{detail}</p>}
        <p className="mt-1 flex gap-2 font-medium text-alarm">
          <Icon name="warning" className="mt-0.5 size-5 shrink-0" />
          {why}
        </p>
      </div>
      <Button look="outline" data-remove={cartId}>
        {t`Remove this item`}
        <span className="sr-only">
          <Trans>: {name}</Trans>
        </span>
      </Button>
    </li>
  )
}

type Props = { lines: readonly RefusedLineView[]; carried: Carried; cartVersion?: number }

/** All lines that cannot be ordered, with reasons. The page around removes one from the cart. */
const RefusedLines = ({ lines, carried, cartVersion }: Props) => (
  <FrameDocument
    cartVersion={cartVersion}
    title={
      <Plural
        value={lines.length}
        one="# item cannot be ordered"
        other="# items cannot be ordered"
      />
    }
  >
    <form method="post" action="/add_to_cart/" className="grid gap-6">
      <HiddenFields fields={carried} />
      <p className="measure">
        <Trans>Remove the items that cannot be ordered; the rest of your cart will be kept.</Trans>
      </p>
      <ul className="grid gap-3">
        {lines.map((line) => (
          <Line key={line.cartId} line={line} />
        ))}
      </ul>
      <div>
        <Button type="submit" name="intent" value="edit" look="plain">
          <Trans>Try again</Trans>
        </Button>
      </div>
    </form>
  </FrameDocument>
)

/** Links to the field of the address; the form keeps the entered values. */
const CompleteAddress = ({
  problem,
  carried,
}: {
  problem: SearchedAddressField
  carried: Carried
}) => {
  const { t } = useLingui()
  return (
    <>
      <p className="measure mb-6">
        {t`Save the address, then return to the checkout. Your cart and your details have been saved.`}
      </p>
      <form method="post" action="/add_to_cart/" className="flex flex-wrap gap-3">
        <HiddenFields fields={carried} />
        <a
          href={`${useAddress()('account.addresses')}${addressFieldSearch(problem)}`}
          target="_top"
          className={buttonClass()}
        >
          {problem.kind === 'billing'
            ? t`Complete the billing address`
            : t`Complete the shipping address`}
        </a>
        <Button type="submit" name="intent" value="edit" look="outline">
          {t`Try again`}
        </Button>
      </form>
    </>
  )
}

const TryAgain = ({ carried }: { carried: Carried }) => (
  <>
    <p className="measure mb-6">
      <Trans>
        Please correct your cart or your account details, then try again. Your cart has been saved.
      </Trans>
    </p>
    <form method="post" action="/add_to_cart/" className="flex flex-wrap gap-3">
      <HiddenFields fields={carried} />
      <Button type="submit" name="intent" value="edit">
        <Trans>Try again</Trans>
      </Button>
      <PageLink page="account" target="_top" className={buttonClass('outline')}>
        <Trans>My account</Trans>
      </PageLink>
    </form>
  </>
)

/** Nothing can be ordered; "Try again" restores the entered values. */
export const RejectedOrder = ({ view }: { view: Extract<FrameView, { step: 'refused' }> }) => {
  const { refusal, carried, cartVersion } = view
  const [problem] = refusal.addresses
  if (refusal.lines.length > 0)
    return <RefusedLines lines={refusal.lines} carried={carried} cartVersion={cartVersion} />
  return (
    <FrameDocument cartVersion={cartVersion} title={<Trans>This order cannot be placed</Trans>}>
      <RefusalNotice refusal={refusal}>
        <ul className="mt-2 grid">
          {refusal.addresses.map((problem) => (
            <li key={problem.text}>
              <AddressLink problem={problem}>{problem.text}</AddressLink>
            </li>
          ))}
        </ul>
      </RefusalNotice>
      {problem ? (
        <CompleteAddress problem={problem} carried={carried} />
      ) : (
        <TryAgain carried={carried} />
      )}
    </FrameDocument>
  )
}

const closings = {
  expired: {
    title: msg`Please log in again`,
    text: msg`Your session has expired. After logging in, you will return to the checkout. Your cart and your details have been saved.`,
    link: msg`Log in`,
    page: 'checkout',
    search: sessionEndedSearch,
  },
  /** The cart is in the browser: the checkout page starts again with it. */
  'draft-not-found': {
    title: msg`This checkout has expired`,
    text: msg`You had one day to complete this checkout. Your cart and your details have been saved; please start again from your cart. No order has been placed.`,
    link: msg`Back to your cart`,
    page: 'checkout',
    search: '',
  },
  unreadable: {
    title: msg`Your cart could not be loaded`,
    text: msg`Please go back to the shop and start the checkout again.`,
    link: msg`Back to the shop`,
    page: 'shop',
    search: '',
  },
} as const

/** A checkout that cannot go on here, with a link to where it starts again. */
export const ClosedCheckout = ({ reason }: { reason: keyof typeof closings }) => {
  const { t } = useLingui()
  const { title, text, link, page, search } = closings[reason]
  return (
    <FrameDocument title={t(title)}>
      <p className="measure mb-6">{t(text)}</p>
      <a href={useAddress()(page) + search} target="_top" className={buttonClass()}>
        {t(link)}
      </a>
    </FrameDocument>
  )
}
