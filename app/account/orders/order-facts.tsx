import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useId } from 'react'
import { paymentMessages } from '../../../messages/account/payment.ts'
import { Icon } from '../../../ui/icon.tsx'
import { AddressLines } from '../addresses/address-card.tsx'
import type { DocumentFile, OrderDetail } from './find-detail.ts'
import { StatusMark } from './status-mark.tsx'

const Part = ({ title, children }: { title: ReactNode; children: ReactNode }) => {
  const id = useId()
  return (
    <section aria-labelledby={id} className="break-inside-avoid border-t border-line py-2">
      <h2 id={id} className="mb-1 text-lg">
        {title}
      </h2>
      {children}
    </section>
  )
}

/** Newest first: the current state is at the top. */
const History = ({ events }: Pick<OrderDetail, 'events'>) => (
  <ol className="grid gap-3">
    {events.toReversed().map(({ id, status, date, note }, at) => (
      <li key={id} className={at === 0 ? 'font-medium' : 'text-muted'}>
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <StatusMark status={status} />
          <span className="text-sm tabular-nums">{date}</span>
        </div>
        {note && (
          <p className="mt-0.5 ml-4.5 text-sm font-normal break-words whitespace-pre-line">
            {note}
          </p>
        )}
      </li>
    ))}
  </ol>
)

const ParcelLine = ({ name, number, date, url, content }: OrderDetail['parcels'][number]) => (
  <li>
    <p className="text-sm text-muted tabular-nums">{[name, date].filter(Boolean).join(', ')}</p>
    {content?.map((line) => (
      <p key={line}>{line}</p>
    ))}
    {url && number ? (
      <a
        href={url}
        target="_blank"
        rel="noreferrer"
        className="text-link inline-flex min-h-11 items-center gap-1.5 break-all tabular-nums"
      >
        {number}
        <Icon name="arrow-up-right" className="size-4" />
      </a>
    ) : (
      <p className="break-all tabular-nums">{number}</p>
    )}
  </li>
)

const documentNames: Record<DocumentFile, MessageDescriptor> = {
  'invoice.pdf': msg`Invoice`,
  'delivery-note.pdf': msg`Delivery note`,
  'credit-note.pdf': msg`Credit note`,
}

const Documents = ({ id, documents }: Pick<OrderDetail, 'id' | 'documents'>) => {
  const { t } = useLingui()
  return (
    <ul>
      {documents.map(({ file, number, name }) => (
        <li key={`${file} ${number}`}>
          <a
            href={`/api/shop/orders/${id}/${file}${number ? `?number=${number}` : ''}`}
            className="text-link inline-flex min-h-11 items-center gap-2"
          >
            <Icon name="download-simple" className="size-5" />
            {[t(documentNames[file]), name ?? number, '(PDF)'].filter(Boolean).join(' ')}
          </a>
        </li>
      ))}
    </ul>
  )
}

/** Above the lines: the state, the parcels and the documents. */
export const OrderProgress = ({ order }: { order: OrderDetail }) => {
  const { t } = useLingui()
  return (
    <div className="grid gap-x-10 sm:grid-cols-[repeat(auto-fit,minmax(16rem,1fr))]">
      <Part title={t`Status`}>
        <History events={order.events} />
      </Part>
      {order.versions.length > 0 && (
        <Part title={t`Changes`}>
          <ol className="grid gap-3">
            {order.versions.toReversed().map(({ version, date, author, changes }) => (
              <li key={version}>
                <p className="text-sm text-muted tabular-nums">
                  {[date, author].filter(Boolean).join(' · ')}
                </p>
                <ul className="list-disc space-y-1 pl-5">
                  {changes.map((text) => (
                    <li key={text}>{text}</li>
                  ))}
                </ul>
              </li>
            ))}
          </ol>
        </Part>
      )}
      {order.parcels.length > 0 && (
        <Part
          title={order.parcels.some(({ content }) => content) ? t`Parcels` : t`Track your parcel`}
        >
          <ul className="grid gap-2">
            {order.parcels.map((parcel) => (
              <ParcelLine key={`${parcel.number} ${parcel.content}`} {...parcel} />
            ))}
          </ul>
        </Part>
      )}
      {order.documents.length > 0 && (
        <Part title={t`Documents`}>
          <Documents id={order.id} documents={order.documents} />
        </Part>
      )}
    </div>
  )
}

/** Below the lines: addresses, payment, reference and note. */
export const OrderFacts = ({ order }: { order: OrderDetail }) => {
  const { t } = useLingui()
  const payment = paymentMessages[order.payment]
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] content-start gap-x-4 sm:grid-cols-2 sm:gap-x-10">
      <Part title={t`Shipping address`}>
        <AddressLines lines={order.shipTo} />
      </Part>
      <Part title={t`Billing address`}>
        <AddressLines lines={order.billing} />
      </Part>
      {payment && (
        <Part title={t`Payment`}>
          <p>{t(payment.name)}</p>
        </Part>
      )}
      {order.reference && (
        <Part title={t`Your reference`}>
          <p className="break-words">{order.reference}</p>
        </Part>
      )}
      {order.note && (
        <Part title={t`Your note`}>
          <p className="break-words whitespace-pre-line">{order.note}</p>
        </Part>
      )}
    </div>
  )
}
