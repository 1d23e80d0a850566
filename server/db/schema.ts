import type {
  AccountTable,
  AddressTable,
  CertificateTable,
  EmailChangeTable,
  PasswordResetTable,
  SavedCartTable,
  SessionTable,
} from './tables/accounts.ts'
import type {
  PriceMissTable,
  ProductTable,
  RemedySynonymTable,
  RemedyTable,
} from './tables/catalogue.ts'
import type { OptionTable, PageTable } from './tables/content.ts'
import type { CustomerNoteTable, CustomerViewTable, ErasureTable } from './tables/customers.ts'
import type { EventTable, WebhookDeliveryTable, WebhookTable } from './tables/events.ts'
import type { FormEntryTable, NewsletterSubscriptionTable } from './tables/forms.ts'
import type { FormulaTable, FormulaVersionTable } from './tables/formulas.ts'
import type {
  ImportedRecordTable,
  ShopImportTable,
  TableImportRowTable,
  TableImportTable,
} from './tables/imports.ts'
import type { LocationTable } from './tables/locations.ts'
import type { MediaFileTable, MediaTable } from './tables/media.ts'
import type {
  CheckoutDraftTable,
  FormerDocumentTable,
  InvoiceTable,
  OrderEventTable,
  OrderLineTable,
  OrderNoteTable,
  OrdersTable,
  OrderVersionTable,
  ShipmentTable,
} from './tables/orders.ts'
import type { PageEditorTable, PageEditTable, PageVersionTable } from './tables/page-editing.ts'
import type {
  AccountReferenceTable,
  BankPaymentTable,
  BankStatementTable,
  JournalBatchTable,
  JournalEntryTable,
  OnlinePaymentTable,
  ReminderPauseTable,
  ReminderRunTable,
  ReminderTable,
} from './tables/payments.ts'
import type { PriceChangeTable } from './tables/price-changes.ts'
import type { SavedListLineTable, SavedListTable, StarredLineTable } from './tables/saved-lines.ts'
import type { SavedViewTable } from './tables/saved-views.ts'
import type {
  ApiKeyTable,
  AuditEventTable,
  RecoveryCodeTable,
  SecondFactorTable,
} from './tables/staff.ts'
import type {
  AlertTable,
  CounterTable,
  FileStoreTable,
  MailHoldTable,
  OpeningTable,
  OutboxTable,
  RateLimitTable,
  SecretTable,
  SetupTokenTable,
} from './tables/system.ts'
import type {
  ConversionTable,
  FailedSearchTable,
  PageViewTable,
  SalesByDayTable,
} from './tables/visits.ts'

/**
 * All tables after all migrations. Ids are UUIDv7 text, except for numbers that the laboratory
 * assigns.
 */
export type Schema = {
  account: AccountTable
  address: AddressTable
  session: SessionTable
  second_factor: SecondFactorTable
  recovery_code: RecoveryCodeTable
  api_key: ApiKeyTable
  audit_event: AuditEventTable
  certificate: CertificateTable
  customer_note: CustomerNoteTable
  erasure: ErasureTable
  customer_view: CustomerViewTable
  password_reset: PasswordResetTable
  email_change: EmailChangeTable
  failed_search: FailedSearchTable
  saved_cart: SavedCartTable
  remedy: RemedyTable
  remedy_synonym: RemedySynonymTable
  product: ProductTable
  price_miss: PriceMissTable
  price_change: PriceChangeTable
  table_import: TableImportTable
  table_import_row: TableImportRowTable
  imported_record: ImportedRecordTable
  shop_import: ShopImportTable
  page: PageTable
  page_edit: PageEditTable
  page_version: PageVersionTable
  page_editor: PageEditorTable
  option: OptionTable
  location: LocationTable
  media: MediaTable
  media_file: MediaFileTable
  form_entry: FormEntryTable
  newsletter_subscription: NewsletterSubscriptionTable
  checkout_draft: CheckoutDraftTable
  orders: OrdersTable
  order_line: OrderLineTable
  order_event: OrderEventTable
  order_note: OrderNoteTable
  order_version: OrderVersionTable
  former_document: FormerDocumentTable
  invoice: InvoiceTable
  shipment: ShipmentTable
  bank_statement: BankStatementTable
  bank_payment: BankPaymentTable
  online_payment: OnlinePaymentTable
  reminder_run: ReminderRunTable
  reminder: ReminderTable
  reminder_pause: ReminderPauseTable
  journal_batch: JournalBatchTable
  journal_entry: JournalEntryTable
  account_reference: AccountReferenceTable
  saved_view: SavedViewTable
  starred_line: StarredLineTable
  formula: FormulaTable
  formula_version: FormulaVersionTable
  saved_list: SavedListTable
  saved_list_line: SavedListLineTable
  event: EventTable
  webhook: WebhookTable
  webhook_delivery: WebhookDeliveryTable
  counter: CounterTable
  file_store: FileStoreTable
  outbox: OutboxTable
  rate_limit: RateLimitTable
  secret: SecretTable
  mail_hold: MailHoldTable
  alert: AlertTable
  opening: OpeningTable
  setup_token: SetupTokenTable
  page_view: PageViewTable
  conversion: ConversionTable
  sales_by_day: SalesByDayTable
}
