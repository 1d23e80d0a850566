import type { AccountTable, AddressTable, SessionTable } from './tables/accounts.ts'
import type { PriceMissTable, ProductTable, RemedyTable } from './tables/catalogue.ts'
import type { OptionTable, PageTable } from './tables/content.ts'
import type { OrderEventTable, OrderLineTable, OrdersTable } from './tables/orders.ts'
import type { CounterTable, OutboxTable, RateLimitTable, SecretTable } from './tables/system.ts'

/** Every table, as the migrations leave it. Ids are UUIDv7 text unless the laboratory gives numbers. */
export type Schema = {
  account: AccountTable
  address: AddressTable
  session: SessionTable
  remedy: RemedyTable
  product: ProductTable
  price_miss: PriceMissTable
  page: PageTable
  option: OptionTable
  orders: OrdersTable
  order_line: OrderLineTable
  order_event: OrderEventTable
  counter: CounterTable
  outbox: OutboxTable
  rate_limit: RateLimitTable
  secret: SecretTable
}
