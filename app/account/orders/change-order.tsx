import { Trans, useLingui } from '@lingui/react/macro'
import { maxQuantity } from '../../../domain/quantity.ts'
import { orderChangedMessage, orderFixedMessage } from '../../../messages/account/order-change.ts'
import { paymentChoices } from '../../../messages/account/payment.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { SelectField, TextArea, TextField } from '../../../ui/field.tsx'
import { LineList } from '../../../ui/line-layout.tsx'
import { maxNoteLength, maxReferenceLength } from '../../checkout/frame/frame-view.ts'
import { usePageContext } from '../../i18n/page-context.ts'
import { useAddress } from '../../i18n/use-address.ts'
import { OrderLine } from '../../shop/order-line.tsx'
import { changeAddressSearch } from '../addresses/address-field-search.ts'
import { DoneNotice, RefusalNotice, UnavailableReason } from '../notices.tsx'
import type { ChangeAnswer } from './answer-change.ts'
import type { OrderDetail, OwnAddresses } from './find-detail.ts'

/** What has just been done with the order. */
export const OrderDone = ({ done, order }: { done: string; order: OrderDetail }) => {
  const { t } = useLingui()
  if (done === 'paid') {
    const { isPaid, returned } = order.online
    if (isPaid) return <DoneNotice>{t`Thank you: your payment has arrived.`}</DoneNotice>
    return order.isPayable && returned.length === 0 ? (
      <RefusalNotice>{t`Your payment has not been confirmed yet. As soon as it is, you will receive an e-mail.`}</RefusalNotice>
    ) : null
  }
  if (done === 'changed')
    return (
      <DoneNotice>{t`Your order has been changed. You will receive a confirmation by e-mail.`}</DoneNotice>
    )
  if (done === 'cancelled')
    return (
      <DoneNotice>{t`Your order has been cancelled. You will receive a confirmation by e-mail.`}</DoneNotice>
    )
  if (done === 'approved')
    return (
      <DoneNotice>
        {order.isPayable
          ? t`The order has been approved.`
          : t`The order has been approved. We will prepare it now.`}
      </DoneNotice>
    )
  if (done === 'payment-unreachable')
    return (
      <RefusalNotice>{t`The payment page cannot be reached at the moment. Please try again in a few minutes.`}</RefusalNotice>
    )
  if (done === 'declined') return <DoneNotice>{t`The order has been declined.`}</DoneNotice>
  if (done === 'order-changed') return <RefusalNotice>{t(orderChangedMessage)}</RefusalNotice>
  return done.startsWith('order-') ? <RefusalNotice>{t(orderFixedMessage)}</RefusalNotice> : null
}

const BackToOrder = () => {
  const { pathname } = usePageContext()
  return (
    <a href={pathname} className={buttonClass('plain')}>
      <Trans>Back to the order</Trans>
    </a>
  )
}

/** Asks before an order is cancelled. */
export const CancelOrder = ({
  order: { number, version, status, online, orderer = '', mayApprove },
}: {
  order: OrderDetail
}) => (
  <form method="post" className="grid justify-items-start gap-6">
    <input type="hidden" name="version" value={version} />
    <input type="hidden" name="status" value={status} />
    <h2 className="text-2xl">
      {mayApprove ? <Trans>Decline order {number}?</Trans> : <Trans>Cancel order {number}?</Trans>}
    </h2>
    <p className="measure">
      {mayApprove ? (
        <Trans>We will not prepare it. {orderer} receives an e-mail with your message.</Trans>
      ) : (
        <Trans>
          We will not prepare it, and you will receive a confirmation by e-mail. A cancelled order
          cannot be restored; you can order it again.
        </Trans>
      )}
    </p>
    {online.isPaid && (
      <p className="measure">
        <Trans>We will pay the amount back in the way in which you paid.</Trans>
      </p>
    )}
    {mayApprove && (
      <div className="w-full max-w-xl">
        <TextArea
          label={<Trans>Message to {orderer} (optional)</Trans>}
          name="note"
          rows={3}
          maxLength={maxNoteLength}
        />
      </div>
    )}
    <div className="flex flex-wrap gap-3">
      <Button type="submit" name="intent" value="cancel">
        {mayApprove ? <Trans>Decline the order</Trans> : <Trans>Cancel the order</Trans>}
      </Button>
      <BackToOrder />
    </div>
  </form>
)

/** What the change would be; nothing is changed before it is confirmed. */
const Review = ({
  review,
  values,
}: {
  review: NonNullable<ChangeAnswer['review']>
  values: Record<string, string>
}) => {
  const { changes, isRepriced, confirmed } = review
  return (
    <form method="post" className="grid justify-items-start gap-6">
      {Object.entries({ ...values, confirmed }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <h2 className="text-2xl" data-autofocus tabIndex={-1}>
        <Trans>Your changes</Trans>
      </h2>
      <ul
        className={`measure list-disc space-y-2 pl-5 tabular-nums ${isRepriced ? '*:last:font-semibold' : ''}`}
      >
        {changes.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" name="intent" value="confirm">
          <Trans>Change the order</Trans>
        </Button>
        <Button type="submit" look="outline" name="intent" value="edit">
          <Trans>Back to the changes</Trans>
        </Button>
        <BackToOrder />
      </div>
    </form>
  )
}

type Props = {
  order: OrderDetail
  addresses: OwnAddresses
  /** Id of the shipping address that was just added. */
  chosen: string
  answer: ChangeAnswer | undefined
}

type AddressesProps = Pick<Props, 'order' | 'addresses'> & { value: string }

/** Where the order goes, and the billing address of the account, which it gets. */
const Addresses = ({ order, addresses: { mayEdit, billing, others }, value }: AddressesProps) => {
  const { t } = useLingui()
  const page = useAddress()('account.addresses')
  const link = (edit: Parameters<typeof changeAddressSearch>[0], text: string) =>
    mayEdit && (
      <a
        href={page + changeAddressSearch(edit, order.number)}
        className="text-link inline-flex min-h-11 items-center"
      >
        {text}
      </a>
    )
  return (
    <>
      <div>
        <SelectField label={t`Shipping address`} name="address" defaultValue={value}>
          <option value="">{order.shipTo.join(', ')}</option>
          {others.map(({ id, text }) => (
            <option key={id} value={id}>
              {text}
            </option>
          ))}
        </SelectField>
        {link('new', t`Add a shipping address`)}
      </div>
      <div>
        <p className="font-semibold">{t`Billing address`}</p>
        <p>{billing.join(', ')}</p>
        <p className="text-sm text-muted">
          {t`When you change the order, it gets the billing address of your account.`}
        </p>
        {link('billing', t`Change the billing address`)}
        {mayEdit && (
          <p className="text-sm text-muted">
            {t`Please change addresses first: what you have entered here is not kept meanwhile.`}
          </p>
        )}
      </div>
    </>
  )
}

/** Quantities, further items, shipping address, payment, reference and note of an order. */
export const ChangeOrder = ({ order, addresses, chosen, answer }: Props) => {
  const { t } = useLingui()
  const values = answer?.values ?? {}
  if (answer?.review) return <Review review={answer.review} values={values} />
  const errors = answer?.errors ?? {}
  return (
    <form method="post" className="grid gap-6">
      {answer?.notice && <RefusalNotice>{answer.notice}</RefusalNotice>}
      <input type="hidden" name="version" value={order.version} />
      <LineList aria-label={t`Ordered items`}>
        {order.lines.map((line) => {
          const field = `quantity:${line.position}`
          const { name } = line
          return (
            <OrderLine
              key={line.position}
              line={line}
              heading="h2"
              hasField
              reference={line.reference}
              amount={line.unitPrice}
              notes={errors[field] && <UnavailableReason>{errors[field]}</UnavailableReason>}
              quantity={
                <input
                  type="number"
                  inputMode="numeric"
                  name={field}
                  min={0}
                  max={maxQuantity}
                  required
                  defaultValue={values[field] ?? line.quantity}
                  aria-label={t`Quantity of ${name}`}
                  className="h-9 w-18 rounded-md border border-edge bg-white px-2 text-center text-base font-semibold text-ink tabular-nums pointer-coarse:h-11"
                />
              }
            />
          )
        })}
      </LineList>
      <div className="grid max-w-2xl gap-5">
        <TextArea
          label={t`Add items (optional)`}
          hint={t`One item a line, for example: 2 × Apis mellifica 30 CH globules tube 1 g. Quantity 0 removes an item above.`}
          name="added"
          rows={3}
          defaultValue={values.added}
          error={errors.added}
        />
        <Addresses order={order} addresses={addresses} value={values.address ?? chosen} />
        <SelectField
          label={t`Payment`}
          name="payment"
          defaultValue={values.payment ?? order.payment}
        >
          {paymentChoices(order.hasCard).map(([payment, { name }]) => (
            <option key={payment} value={payment}>
              {t(name)}
            </option>
          ))}
        </SelectField>
        <TextField
          label={t`Your reference (optional)`}
          name="reference"
          maxLength={maxReferenceLength}
          defaultValue={values.reference ?? order.reference}
          autoComplete="off"
        />
        <TextArea
          label={t`Note to the laboratory (optional)`}
          name="note"
          rows={3}
          maxLength={maxNoteLength}
          defaultValue={values.note ?? order.note}
        />
      </div>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" name="intent" value="check">
          <Trans>Check the changes</Trans>
        </Button>
        <BackToOrder />
      </div>
    </form>
  )
}
