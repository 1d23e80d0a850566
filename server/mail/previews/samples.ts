import { accountNews } from '../../../domain/customer/account-news.ts'
import type { AccountState } from '../../../domain/customer/account-state.ts'
import { formKinds } from '../../../domain/forms/form-fields.ts'
import type { Language } from '../../../domain/language.ts'
import { centimes } from '../../../domain/money.ts'
import { contentChange } from '../../../domain/order/order-change.ts'
import { notifiedStatuses } from '../../../domain/order/order-status.ts'
import { orderChangeTexts } from '../../../messages/account/order-change.ts'
import type { AccountDetail } from '../../accounts/profile/find-accounts.ts'
import { newToken } from '../../accounts/token.ts'
import { orderLine, orderOf } from '../../documents/order.fixtures.ts'
import { i18nIn } from '../../i18n.ts'
import { type MailKind, secondFactorEvents } from '../../outbox/mail-jobs.ts'
import {
  certificateNote,
  decidedNote,
  receivedNote,
  repeatedNote,
} from '../accounts/account-notes.ts'
import { registrationNote } from '../accounts/registration-note.ts'
import { type SecurityNews, securityNote } from '../accounts/security-note.ts'
import {
  confirmedNote,
  entryNote,
  type NotedEntry,
  newsletterNote,
  subscribedNote,
  unsubscribeAddress,
} from '../forms/form-letters.ts'
import type { Laboratory } from '../laboratory.ts'
import type { MailSample } from '../mail.ts'
import { type NoticeContext, writeNotice } from '../notice.ts'
import { alertNote } from '../operation-alerts.ts'
import { writeConfirmation } from '../orders/order-confirmation.ts'
import { creditedNote } from '../orders/order-credited.ts'
import { orderNote } from '../orders/order-note.ts'
import { partNote, statusNote } from '../orders/order-status.ts'
import { approvalNote } from '../orders/order-to-approve.ts'
import { reminderNote } from '../orders/payment-reminder.ts'
import type { Notice } from '../templates/notice.tsx'
import { webhookNote } from '../webhook-note.ts'

const to = 'lucja@example.ch'
const at = new Date('2026-11-21T09:00:00Z')
const reason = 'The authorisation <2019> has expired.\nPlease send us the present one.'

const contextFor = (language: Language, laboratory: Laboratory): NoticeContext => ({
  person: 'Łucja Böhm-Dürst',
  language,
  laboratory,
  i18n: i18nIn[language],
})

const noticed = (variant: string, noticeOf: (context: NoticeContext) => Notice): MailSample => ({
  variant,
  write: (language, laboratory) => writeNotice(noticeOf(contextFor(language, laboratory)), to, at),
})

/** A sample that names nobody. */
const unnamed = (variant: string, noticeOf: (context: NoticeContext) => Notice): MailSample =>
  noticed(variant, ({ person: _, ...context }) => noticeOf(context))

const detail: AccountDetail = {
  account: {
    id: '019a9f00-0000-7000-8000-000000000000',
    email: to,
    state: 'pending',
    role: 'customer',
    first_name: 'Łucja',
    last_name: 'Böhm-Dürst',
    language: 'de',
    profession: 'pharmacist',
    discount_rate: 0,
    customer_group: 'none',
    user_can_order: false,
    user_can_order_with_form: false,
    billing_phone: '+41 21 555 01 99',
    pharma_id: '7601000000000',
    customer_number: 'K-1024',
    signup_message: 'Bonjour,\nmerci <d’avance>.',
    decision_reason: '',
    decided_at: null,
    decided_by: null,
    version: 0,
    certificate_expires_on: null,
    erased_at: null,
    created_at: at,
  },
  addresses: [],
  certificate: {
    id: 'certificate',
    account_id: '019a9f00-0000-7000-8000-000000000000',
    name: 'autorisation.pdf',
    media_type: 'application/pdf',
    size: 84_000,
    sha256: '',
    created_at: at,
  },
  hasSecondFactor: false,
  invoiceEmail: '',
}

const states: AccountState[] = ['pending', 'active', 'rejected', 'suspended']

const rights = { canOrder: true, canOrderWithForm: false, discountRate: 1_000 }

const security = (news: SecurityNews) => [noticed('', (context) => securityNote(news, context))]

const order = orderOf([orderLine({ quantity: 2 }), orderLine({ name: 'Belladonna' })], 1000)
const shipment = {
  id: 'parcel',
  carrier: 'swiss-post',
  trackingNumber: '99.00.123456.12345678',
  shippedAt: at,
  lines: null,
}

const entry: Omit<NotedEntry, 'kind'> = {
  language: 'it',
  about: 'Write to us',
  fields: {
    name: 'Łucja Böhm-Dürst',
    company: 'Apotheke <am Rhein>',
    email: to,
    phone: '+41 61 555 01 47',
    profession: 'Pharmacist',
    name_pharmacy: 'Apotheke am Rhein, K-1024',
    fph_gln_number: '7601000000000',
    message: 'Buongiorno,\navete <Arnica> 30 CH?',
    agb: true,
    newsletter: false,
  },
}

/** One sample per variant of each mail, for the preview pages and the tests. */
export const mailSamples: Readonly<Record<MailKind, readonly MailSample[]>> = {
  'order-confirmation': (['invoice', 'advance', 'card'] as const).map(
    (payment): MailSample => ({
      variant: payment,
      write: (language, laboratory) =>
        writeConfirmation({ ...order, payment, language, note: reason }, to, laboratory, {
          dueOn: '2026-12-21',
        }),
    }),
  ),
  'order-changed': [
    {
      variant: '',
      write: (language, laboratory) => {
        const [line] = order.lines
        const before = { ...order, lines: line ? [line] : [], total: centimes(2_500), note: reason }
        const texts = orderChangeTexts(contentChange(before, order), (text) =>
          i18nIn[language]._(text),
        )
        return writeConfirmation({ ...order, language }, to, laboratory, { changes: texts })
      },
    },
  ],
  'order-placed': ([undefined, 'changed', 'cancelled'] as const).map((news) =>
    unnamed(news ?? '', (context) =>
      orderNote({ ...order, note: reason, reference: 'Patient 12' }, to, context, news),
    ),
  ),
  'order-to-approve': [
    noticed('', (context) => approvalNote({ ...order, orderer: 'Lucía Brülhart' }, context)),
  ],
  'order-status': [
    ...notifiedStatuses.map((status) => {
      const news = { status, note: reason, shipments: status === 'completed' ? [shipment] : [] }
      return noticed(status, (context) => statusNote({ ...order, status }, news, context))
    }),
    noticed('declined', (context) =>
      statusNote(
        { ...order, orderer: 'Lucía Brülhart' },
        { status: 'cancelled', note: reason, shipments: [], declinedBy: 'Claire Favre' },
        context,
      ),
    ),
  ],
  'order-part-sent': [
    noticed('', (context) =>
      partNote(order, { shipments: [shipment], hasInvoice: true, lines: order.lines }, context),
    ),
  ],
  'order-credited': [
    noticed('', (context) =>
      creditedNote(
        order,
        { number: 5, total: order.total, note: reason, isAttached: true },
        context,
      ),
    ),
  ],
  'payment-reminder': ([1, 2, 3] as const).map((step) =>
    noticed(`${step}`, (context) =>
      reminderNote(
        order,
        { step, invoice: 12, total: order.total, dueOn: '2027-01-10', isAttached: true },
        context,
      ),
    ),
  ),
  'signup-received': [noticed('', receivedNote)],
  'signup-to-verify': [unnamed('', (context) => registrationNote(detail, context))],
  'signup-repeated': states.map((state) =>
    noticed(state, (context) => repeatedNote(state, context)),
  ),
  'account-decided': accountNews.map((one) =>
    noticed(one, (context) => decidedNote(one, one === 'activated' ? '' : reason, rights, context)),
  ),
  'certificate-expires': [noticed('', (context) => certificateNote('2026-12-31', context))],
  'password-reset': security({ kind: 'reset', token: newToken() }),
  'staff-invited': security({ kind: 'staff-invited', token: newToken() }),
  'customer-invited': [
    ...security({ kind: 'customer-invited', token: newToken() }),
    noticed('member', (context) =>
      securityNote(
        { kind: 'customer-invited', token: newToken(), practice: 'Apotheke <am Rhein>' },
        context,
      ),
    ),
  ],
  'second-factor': secondFactorEvents.map((event) =>
    noticed(event, (context) =>
      securityNote({ kind: 'second-factor', event, day: '21.11.2026', time: '10:00' }, context),
    ),
  ),
  'password-changed': security({ kind: 'password-changed' }),
  'email-change': security({ kind: 'email-change', token: newToken(), email: to }),
  'email-changed': security({ kind: 'email-changed', email: to }),
  'erasure-confirm': security({ kind: 'erasure-confirm', token: newToken() }),
  'account-erased': security({ kind: 'account-erased' }),
  'login-guessing': security({ kind: 'login-guessing', day: '21.11.2026', time: '10:00' }),
  'webhook-failed': [
    unnamed('', (context) =>
      webhookNote({ webhookId: 'hook', url: 'https://erp.example/hooks' }, context),
    ),
  ],
  'form-received': formKinds.map((kind) =>
    unnamed(kind, (context) => entryNote({ ...entry, kind }, context)),
  ),
  'form-confirmed': (['contest', 'webinar'] as const).map((kind) =>
    unnamed(kind, (context) => confirmedNote(kind, context)),
  ),
  'newsletter-confirm': [unnamed('', (context) => newsletterNote(newToken(), context))],
  'newsletter-subscribed': [
    unnamed('', (context) => subscribedNote(unsubscribeAddress(newToken(), context), context)),
  ],
  alert: (['begun', 'ended'] as const).map((state) =>
    unnamed(state, (context) => alertNote({ cause: 'space', state, machine: 'shop-1' }, context)),
  ),
}
