import { useLingui } from '@lingui/react/macro'
import { Icon } from '../../../ui/icon.tsx'
import { AccountInvoices } from './invoice-table.tsx'
import type { ShownInvoice } from './invoice-view.ts'

const isOpen = ({ state }: ShownInvoice) => state === 'open' || state === 'overdue'

/** Open invoices first, then the paid ones. */
export const InvoiceList = ({ invoices }: { invoices: readonly ShownInvoice[] }) => {
  const { t } = useLingui()
  // Oldest first.
  const open = invoices.filter(isOpen).toReversed()
  const settled = invoices.filter((invoice) => !isOpen(invoice))
  return (
    <>
      <section>
        <h2 className="mb-4 text-2xl">{t`Open invoices`}</h2>
        {open.length === 0 ? (
          <p className="flex items-center gap-3 border-l-4 border-leaf bg-wash p-5">
            <Icon name="check" className="size-5 text-leaf-dark" />
            {t`You have no open invoices.`}
          </p>
        ) : (
          <>
            <AccountInvoices invoices={open} name={t`Open invoices`} isPayable />
            <a
              href="/api/shop/statement.pdf"
              className="text-link mt-4 inline-flex min-h-11 items-center gap-2 font-semibold"
            >
              <Icon name="download-simple" className="size-5" />
              {t`Statement of account with one QR-bill (PDF)`}
            </a>
          </>
        )}
      </section>
      {settled.length > 0 && (
        <section className="mt-12">
          <h2 className="mb-4 text-2xl">{t`Settled invoices`}</h2>
          <AccountInvoices invoices={settled} name={t`Settled invoices`} />
        </section>
      )}
    </>
  )
}
