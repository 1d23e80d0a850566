import { useLingui } from '@lingui/react/macro'
import { weekdayDate } from '../../../domain/long-date.ts'
import { dispatchMessage } from '../../../messages/shop/dispatch.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Illustration } from '../../../ui/illustration.tsx'
import { Price } from '../../../ui/price.tsx'
import { usePageContext } from '../../i18n/page-context.ts'
import { PageLink } from '../../i18n/page-link.tsx'
import { FrameDocument } from './frame-document.tsx'
import type { FrameView } from './frame-view.ts'
import { OrdersLink } from './notices/notices.tsx'

type Props = { view: Extract<FrameView, { step: 'thanks' }> }

export const ThanksStep = ({ view }: Props) => {
  const { t } = useLingui()
  const { language } = usePageContext()
  const { number, total, isPaidFirst, payable, dispatchOn, invoiceOf, isRequested } = view
  return (
    <FrameDocument step="thanks" title={t`Thank you for your order`}>
      <div className="grid items-center gap-10 sm:grid-cols-[3fr_2fr] md:grid-cols-2">
        <div>
          <p className="border-l-4 border-leaf bg-wash p-5 text-lg">
            {t`Your order number`}
            <strong
              data-order-number
              className="mt-1 block font-serif text-6xl font-semibold tabular-nums sm:text-7xl"
            >
              {number}
            </strong>
          </p>
          <p className="mt-5 flex items-baseline justify-between gap-4 border-b border-line pb-2 text-lg">
            {t`Total`}
            <Price amount={total} />
          </p>
          <p className="measure mt-5">
            {isRequested ? (
              t`Your order awaits the approval of your practice, who have been told by e-mail. You will receive a confirmation as soon as it is approved.`
            ) : (
              <>
                {t`We are sending you a confirmation by e-mail.`}{' '}
                {isPaidFirst
                  ? t`We will prepare your order as soon as we receive your payment.`
                  : t`Your remedies are now being prepared in our laboratory.`}
              </>
            )}
          </p>
          {dispatchOn && (
            <p className="mt-3 font-medium">
              {t(dispatchMessage(weekdayDate(dispatchOn, language)))}
            </p>
          )}
          {invoiceOf && (
            <p className="mt-3">
              <a
                href={`/api/shop/orders/${invoiceOf}/invoice.pdf`}
                target="_blank"
                rel="noreferrer"
                className="text-link inline-flex min-h-11 items-center gap-2 font-semibold"
              >
                <Icon name="file-pdf" />
                {t`Open the invoice (PDF)`}
              </a>
            </p>
          )}
          <p className="mt-5 flex flex-wrap gap-3">
            {payable && (
              <a href={payable} target="_top" className={buttonClass()}>
                {t`Pay now by card or TWINT`}
              </a>
            )}
            <OrdersLink className={buttonClass(payable ? 'outline' : 'filled')} />
            <PageLink page="home" target="_top" className={buttonClass('plain')}>
              {t`Back to the home page`}
            </PageLink>
          </p>
        </div>
        <Illustration name="envelope" className="h-auto w-full max-w-md max-sm:max-w-48" eager />
      </div>
    </FrameDocument>
  )
}
