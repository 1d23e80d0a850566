import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { paymentMessages } from '../../../messages/account/payment.ts'
import { Button } from '../../../ui/button.tsx'
import { PageLink } from '../../i18n/page-link.tsx'
import { Addresses } from './addresses.tsx'
import { FrameDocument, HiddenFields } from './frame-document.tsx'
import type { FrameView, RefusalView } from './frame-view.ts'
import {
  ClosingNotice,
  OrdersLink,
  PriceNotice,
  RefusalNotice,
  TermsNotice,
} from './notices/notices.tsx'
import { OrderLines } from './order-lines.tsx'
import { OrderTotals } from './order-totals.tsx'

const errorId = 'terms-error'

type TermsCheckboxProps = { isMissing: boolean; isAccepted: boolean }

const TermsCheckbox = ({ isMissing, isAccepted }: TermsCheckboxProps) => (
  <div>
    <label className="flex min-h-11 cursor-pointer items-center gap-3">
      <input
        type="checkbox"
        name="terms"
        value="1"
        defaultChecked={isAccepted}
        aria-invalid={isMissing || undefined}
        aria-describedby={isMissing ? errorId : undefined}
        className="size-5 shrink-0 accent-leaf-dark"
      />
      <span>
        <Trans>I accept the terms</Trans>
      </span>
    </label>
    <PageLink
      page="terms"
      target="_blank"
      className="text-link inline-flex min-h-6 items-center text-sm"
    >
      <Trans>Read the terms (new window)</Trans>
    </PageLink>
    {isMissing && (
      <p id={errorId} role="alert" className="mt-1 text-sm font-medium text-alarm">
        <Trans>Please accept the terms before you order.</Trans>
      </p>
    )}
  </div>
)

/** An earlier attempt may have placed the order: asks to check the orders first. */
const ReusedKeyNotice = ({ refusal }: { refusal: RefusalView }) => (
  <RefusalNotice refusal={refusal}>
    {refusal.code === 'key-reused' && (
      <>
        <p className="mt-1">
          <Trans>If you place the order below, it will be an additional order.</Trans>
        </p>
        <OrdersLink />
      </>
    )}
  </RefusalNotice>
)

type Props = { view: Extract<FrameView, { step: 'review' }> }

const ReviewedValue = ({ title, children }: { title: ReactNode; children: ReactNode }) => (
  <div>
    <dt className="font-semibold">{title}</dt>
    <dd className="break-words whitespace-pre-line">{children}</dd>
  </div>
)

/** The whole order, to correct or to place (R26). */
export const ReviewStep = ({ view }: Props) => {
  const { t } = useLingui()
  const { order, carried, refusal, isTermsMissing, acceptsTerms } = view
  const payment = paymentMessages[carried.payment]
  return (
    <FrameDocument step="review" cartVersion={view.cartVersion} title={t`Check your order`}>
      {refusal && <ReusedKeyNotice refusal={refusal} />}
      <PriceNotice order={order} />
      <TermsNotice changes={view.changes} />
      <ClosingNotice closings={view.closings} />
      {view.needsApproval && (
        <p className="mb-6 border-l-4 border-ochre-light bg-ochre-wash p-4">
          {t`Your practice approves this order first; we prepare it afterwards.`}
        </p>
      )}
      <form
        method="post"
        action="/add_to_cart/"
        className="grid gap-x-12 gap-y-10 min-[56rem]:grid-cols-[minmax(0,1fr)_22rem] lg:gap-x-16 lg:grid-cols-[minmax(0,1fr)_24rem]"
      >
        <HiddenFields fields={carried} />
        <div className="grid content-start gap-8">
          <OrderLines lines={order.lines} />
          <Addresses order={order} />
          <dl className="grid gap-6 sm:grid-cols-2">
            {payment && (
              <ReviewedValue title={t`Payment`}>
                {t(payment.name)}
                <span className="block text-sm text-muted">
                  {t(payment.hint(order.paymentDays))}
                </span>
              </ReviewedValue>
            )}
            {carried.reference && (
              <ReviewedValue title={t`Your reference`}>{carried.reference}</ReviewedValue>
            )}
            {carried.note && (
              <ReviewedValue title={t`Note to the laboratory`}>{carried.note}</ReviewedValue>
            )}
          </dl>
        </div>
        <div className="grid content-start gap-6 min-[56rem]:border-l min-[56rem]:border-line min-[56rem]:pl-8">
          <OrderTotals order={order} />
          <TermsCheckbox isMissing={isTermsMissing} isAccepted={acceptsTerms} />
          <div className="grid gap-2">
            <Button type="submit" name="intent" value="place">
              {t`Place order`}
            </Button>
            <Button type="submit" name="intent" value="edit" look="plain">
              {t`Back`}
            </Button>
          </div>
        </div>
      </form>
    </FrameDocument>
  )
}
