import { Trans, useLingui } from '@lingui/react/macro'
import { formatMoney } from '../../../domain/money.ts'
import { reasonMessages } from '../../../messages/shop/order-charges.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { LineList } from '../../../ui/line-layout.tsx'
import { OrderTotals } from '../../checkout/frame/order-totals.tsx'
import { OrderLine } from '../../shop/order-line.tsx'
import { OrderScriptNote } from '../../shop/selector/price-lines.tsx'
import { FormulaButton, ListButton, StarButton } from '../../shop/shelf/save-buttons.tsx'
import type { OrderDetail } from './find-detail.ts'
import { OrderFacts, OrderProgress } from './order-facts.tsx'

type DetailLine = OrderDetail['lines'][number]

type LineProps = { line: DetailLine; mayReorder: boolean }

const Line = ({ line, mayReorder }: LineProps) => {
  const { t } = useLingui()
  const { position, productId, name, info, quantity, unitPrice, total, reference } = line
  const identified = { WcId: productId, name, info }
  return (
    <OrderLine
      line={line}
      heading="h2"
      reference={reference}
      notes={reasonMessages(line).map(t).join()}
      count={quantity}
      price={unitPrice}
      amount={total}
      actions={
        mayReorder && (
          <>
            <FormulaButton look="icon" line={identified} />
            <StarButton look="icon" line={identified} />
            <button
              type="button"
              data-action="reorder"
              data-line={position}
              title={t`Order again`}
              className="line-button text-leaf-dark noscript:hidden"
            >
              <Icon name="basket" />
              <span className="sr-only">{t`Order again: ${name}`}</span>
            </button>
          </>
        )
      }
    />
  )
}

/** For who may order: a request of another person of the practice. */
const Approval = ({ order: { version, orderer = '' } }: { order: OrderDetail }) => (
  <form
    method="post"
    className="mb-8 grid justify-items-start gap-4 border-l-4 border-ochre-light bg-ochre-wash p-5"
  >
    <input type="hidden" name="version" value={version} />
    <p className="text-lg font-semibold">
      <Trans>{orderer} asks for your approval of this order.</Trans>
    </p>
    <div className="flex flex-wrap gap-3">
      <Button type="submit" name="intent" value="approve">
        <Trans>Approve the order</Trans>
      </Button>
      <a href="?cancel" className={buttonClass('outline')}>
        <Trans>Decline</Trans>
      </a>
    </div>
  </form>
)

/** For who sees an order that waits for its payment by card. */
const Payment = ({ order: { status, ...order } }: { order: OrderDetail }) => {
  const total = formatMoney(order.total)
  return (
    <div className="mb-8 grid justify-items-start gap-4 border-l-4 border-ochre-light bg-ochre-wash p-5">
      <p className="text-lg font-semibold">
        {status === 'failed' ? (
          <Trans>Your order has not been paid yet. You can still pay it.</Trans>
        ) : (
          <Trans>We will prepare your order as soon as it is paid.</Trans>
        )}
      </p>
      <a href="?pay" className={buttonClass()}>
        <Trans>Pay {total} by card or TWINT</Trans>
      </a>
    </div>
  )
}

const ReturnedPayment = ({ amount, isPaidBack }: { amount: string; isPaidBack: boolean }) => (
  <p className="mb-4 border-l-4 border-ochre-light bg-ochre-wash p-4">
    {isPaidBack ? (
      <Trans>Your payment of {amount} no longer matched the order. We have paid it back.</Trans>
    ) : (
      <Trans>
        Your payment of {amount} no longer matched the order. We pay it back in the way in which you
        paid.
      </Trans>
    )}
  </p>
)

/** An order: state and documents, lines with reordering, totals, addresses. */
export const AccountOrderPage = ({ order }: { order: OrderDetail }) => {
  const { t } = useLingui()
  return (
    <>
      {order.isOwn && <OrderScriptNote />}
      {order.mayApprove && <Approval order={order} />}
      {order.online.returned.map(({ amount, isPaidBack }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two payments can have one amount
        <ReturnedPayment key={index} amount={formatMoney(amount)} isPaidBack={isPaidBack} />
      ))}
      {order.isPayable && <Payment order={order} />}
      <OrderProgress order={order} />
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 pb-2">
        <p className="text-muted">
          {order.orderer ? (
            <Trans>
              Ordered on {order.date} by {order.orderer}
            </Trans>
          ) : (
            <Trans>Ordered on {order.date}</Trans>
          )}
        </p>
        {order.isOwn && (
          <div className="contents items-center gap-x-6 sm:flex">
            <ListButton
              lines={order.lines.map(({ productId, ...line }) => ({ ...line, WcId: productId }))}
            />
            <Button look="outline" className="noscript:hidden" data-action="reorder">
              <Trans>Order everything again</Trans>
            </Button>
            {order.mayChange && (
              <a href="?change" className={buttonClass('outline')}>
                <Trans>Change the order</Trans>
              </a>
            )}
            {order.mayCancel && !order.mayApprove && (
              <a href="?cancel" className={buttonClass('plain')}>
                <Trans>Cancel the order</Trans>
              </a>
            )}
          </div>
        )}
      </div>
      <LineList aria-label={t`Ordered items`} data-order-lines>
        {order.lines.map((line) => (
          <Line key={line.position} line={line} mayReorder={order.isOwn} />
        ))}
      </LineList>
      <div className="mt-3 grid items-start gap-x-16 gap-y-6 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="grid gap-4 lg:order-last">
          <OrderTotals order={order} />
        </div>
        <OrderFacts order={order} />
      </div>
    </>
  )
}
