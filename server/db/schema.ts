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
import type { FormEntryTable, NewsletterSubscriptionTable } from './tables/forms.ts'
import type { FormulaTable, FormulaVersionTable } from './tables/formulas.ts'
import type { LocationTable } from './tables/locations.ts'
import type {
  CheckoutDraftTable,
  InvoiceTable,
  OrderEventTable,
  OrderLineTable,
  OrdersTable,
  ShipmentTable,
} from './tables/orders.ts'
import type { SavedListLineTable, SavedListTable, StarredLineTable } from './tables/saved-lines.ts'
import type { CounterTable, OutboxTable, RateLimitTable, SecretTable } from './tables/system.ts'
import type { ConversionTable, FailedSearchTable, PageViewTable } from './tables/visits.ts'

/**
 * All tables after all migrations. Ids are UUIDv7 text, except for numbers that the laboratory
 * assigns.
 */
export type Schema = {
  account: AccountTable
  address: AddressTable
  session: SessionTable
  certificate: CertificateTable
  password_reset: PasswordResetTable
  email_change: EmailChangeTable
  failed_search: FailedSearchTable
  saved_cart: SavedCartTable
  remedy: RemedyTable
  remedy_synonym: RemedySynonymTable
  product: ProductTable
  price_miss: PriceMissTable
  page: PageTable
  option: OptionTable
  location: LocationTable
  form_entry: FormEntryTable
  newsletter_subscription: NewsletterSubscriptionTable
  checkout_draft: CheckoutDraftTable
  orders: OrdersTable
  order_line: OrderLineTable
  order_event: OrderEventTable
  invoice: InvoiceTable
  shipment: ShipmentTable
  starred_line: StarredLineTable
  formula: FormulaTable
  formula_version: FormulaVersionTable
  saved_list: SavedListTable
  saved_list_line: SavedListLineTable
  counter: CounterTable
  outbox: OutboxTable
  rate_limit: RateLimitTable
  secret: SecretTable
  page_view: PageViewTable
  conversion: ConversionTable
}
