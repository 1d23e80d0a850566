import { useLingui } from '@lingui/react/macro'
import { paymentChoices } from '../../../messages/account/payment.ts'
import { countMessage } from '../../../messages/shop/lines.ts'
import { Button } from '../../../ui/button.tsx'
import { TextArea, TextField } from '../../../ui/field.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Addresses } from './addresses.tsx'
import { FrameDocument, HiddenFields } from './frame-document.tsx'
import { type FrameView, maxNoteLength, maxReferenceLength } from './frame-view.ts'
import { ClosingNotice, NumberNotice, PriceNotice, TermsNotice } from './notices/notices.tsx'
import { OrderLines } from './order-lines.tsx'
import { OrderTotals } from './order-totals.tsx'

type PaymentChoiceProps = {
  chosen: string
  paymentDays: number
  hasCard: boolean
  isMissing: boolean
}

const PaymentChoice = ({ chosen, paymentDays, hasCard, isMissing }: PaymentChoiceProps) => {
  const { t } = useLingui()
  return (
    <fieldset aria-describedby={isMissing ? 'payment-error' : undefined}>
      <legend className="mb-3 font-serif text-2xl">{t`Payment`}</legend>
      <div className="grid gap-3 sm:grid-cols-2">
        {paymentChoices(hasCard).map(([payment, { name, hint }]) => (
          <label
            key={payment}
            className="flex cursor-pointer gap-3 rounded-lg border border-edge bg-sheet p-4 has-checked:border-leaf-dark has-checked:bg-wash"
          >
            <input
              type="radio"
              name="payment"
              value={payment}
              defaultChecked={payment === chosen}
              className="mt-1 size-5 shrink-0 accent-leaf-dark"
            />
            <span>
              <span className="block font-semibold">{t(name)}</span>
              <span className="block text-sm text-muted">{t(hint(paymentDays))}</span>
            </span>
          </label>
        ))}
      </div>
      {isMissing && (
        <p id="payment-error" className="mt-2 text-sm font-medium text-alarm">
          {t`Please choose a payment method.`}
        </p>
      )}
    </fieldset>
  )
}

/** More lines would push the button out of sight; they are listed when asked for. */
const mostOpenLines = 8

type Props = { view: Extract<FrameView, { step: 'form' }> }

/** The fields for the customer, with the totals. */
export const FormStep = ({ view }: Props) => {
  const { t } = useLingui()
  const { order, problems } = view
  const { payment, reference, note, ...hidden } = view.carried
  const isPriceNew = order.lines.some(({ shownBefore }) => shownBefore !== undefined)
  const tooLong = (longest: number) => t`At most ${longest} characters, please.`
  return (
    <FrameDocument
      step="form"
      isFirst={view.isFirst}
      cartVersion={view.cartVersion}
      title={t`Your details`}
    >
      <PriceNotice order={order} />
      <TermsNotice changes={view.changes} />
      <ClosingNotice closings={view.closings} />
      <form
        method="post"
        action="/add_to_cart/"
        className="grid gap-x-12 gap-y-10 min-[56rem]:grid-cols-[minmax(0,1fr)_22rem] lg:gap-x-16 lg:grid-cols-[minmax(0,1fr)_24rem]"
      >
        <HiddenFields fields={hidden} />
        <div className="grid content-start gap-10">
          <section>
            <h2 className="mb-3 text-2xl">{t`Addresses`}</h2>
            {order.asksForNumber && view.choice.mayAdd && <NumberNotice />}
            <Addresses order={order} choice={view.choice} />
          </section>
          <PaymentChoice
            chosen={payment}
            paymentDays={order.paymentDays}
            hasCard={view.hasCard}
            isMissing={problems.includes('payment')}
          />
          <section className="grid gap-5">
            <h2 className="text-2xl">{t`Reference and note`}</h2>
            <TextField
              label={t`Your reference (optional)`}
              hint={t`Appears on the invoice, for example a file number. At most ${maxReferenceLength} characters.`}
              name="reference"
              maxLength={maxReferenceLength}
              defaultValue={reference}
              autoComplete="off"
              error={problems.includes('reference') ? tooLong(maxReferenceLength) : undefined}
            />
            <TextArea
              label={t`Note to the laboratory (optional)`}
              hint={t`At most ${maxNoteLength} characters.`}
              name="note"
              rows={3}
              maxLength={maxNoteLength}
              defaultValue={note}
              error={problems.includes('note') ? tooLong(maxNoteLength) : undefined}
            />
          </section>
        </div>
        <section className="grid content-start gap-5 min-[56rem]:border-l min-[56rem]:border-line min-[56rem]:pl-8">
          <h2 className="text-2xl">{t`Your order`}</h2>
          <details open={isPriceNew || order.lines.length <= mostOpenLines} className="group">
            <summary className="flex min-h-11 cursor-pointer items-center gap-2 font-semibold">
              <Icon name="caret-down" className="size-4 -rotate-90 group-open:rotate-0" />
              {t(countMessage(order.lines))}
            </summary>
            <OrderLines lines={order.lines} />
          </details>
          <OrderTotals order={order} />
          <Button type="submit" name="intent" value="review" className="w-full">
            {t`Check the order`}
          </Button>
          <p className="text-sm text-muted">
            {t`Nothing has been ordered yet. You will see a summary first.`}
          </p>
        </section>
      </form>
    </FrameDocument>
  )
}
