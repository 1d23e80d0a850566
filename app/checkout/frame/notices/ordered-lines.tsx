import { Plural, Trans } from '@lingui/react/macro'
import { buttonClass } from '../../../../ui/button.tsx'
import { PageLink } from '../../../i18n/page-link.tsx'
import { FrameDocument } from '../frame-document.tsx'
import type { FrameView, OrderedLineView } from '../frame-view.ts'
import { Notice } from './notices.tsx'
import { OrdersLink } from './orders-link.tsx'

const Lines = ({ lines }: { lines: readonly OrderedLineView[] }) => (
  <ul className="mt-2 grid gap-1">
    {lines.map(({ name, detail, order: number }, position) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: identical lines may occur twice; only the position distinguishes them
      <li key={position} className="break-words">
        {[name, detail].filter(Boolean).join(' · ')} – <Trans>order {number}</Trans>
      </li>
    ))}
  </ul>
)

const OrderAgain = () => (
  <Trans>If you need them once more, you can order them again from your orders.</Trans>
)

/** The items that another device or tab has ordered: they are not ordered twice. */
export const LeftOutNotice = ({ lines }: { lines: readonly OrderedLineView[] }) =>
  lines.length > 0 && (
    <Notice isAlarm={false}>
      <p className="font-semibold">
        <Plural
          value={lines.length}
          one="# item has already been ordered, and is not ordered again."
          other="# items have already been ordered, and are not ordered again."
        />
      </p>
      <Lines lines={lines} />
      <p className="mt-2">
        <OrderAgain />
      </p>
      <OrdersLink />
    </Notice>
  )

/** Another device or tab has ordered the whole cart. */
export const OrderedCart = ({ view }: { view: Extract<FrameView, { step: 'ordered' }> }) => (
  <FrameDocument step="thanks" title={<Trans>This cart has already been ordered</Trans>}>
    <div className="measure">
      <Lines lines={view.lines} />
      <p className="mt-5">
        <OrderAgain />
      </p>
      <p className="mt-5 flex flex-wrap gap-3">
        <OrdersLink className={buttonClass()} />
        <PageLink page="shop" target="_top" className={buttonClass('plain')}>
          <Trans>Back to the shop</Trans>
        </PageLink>
      </p>
    </div>
  </FrameDocument>
)
