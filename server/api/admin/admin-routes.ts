import type { ApiRoute } from '../route.ts'
import { accountErasureRoutes } from './accounts/account-erasure.ts'
import { accountExportRoute } from './accounts/account-export.ts'
import { accountInvoiceRoutes } from './accounts/account-invoices.ts'
import { accountMemberRoutes } from './accounts/account-members.ts'
import { accountFileRoutes, accountNoteRoutes } from './accounts/account-notes.ts'
import { accountSessionRoutes } from './accounts/account-sessions.ts'
import { adminAccountRoutes, decisionPreviewRoute } from './accounts/admin-accounts.ts'
import { changeAccountRoute } from './accounts/change-account.ts'
import { customerAccessRoutes } from './accounts/customer-access.ts'
import { apiKeyRoutes } from './api-keys/api-key-routes.ts'
import { auditRoutes } from './audit/audit-routes.ts'
import { categoryRoutes } from './catalogue/categories.ts'
import { priceHistoryRoutes } from './catalogue/price-history.ts'
import { adminPriceRoutes } from './catalogue/prices.ts'
import { productRoutes } from './catalogue/products.ts'
import { remedyRoutes } from './catalogue/remedies.ts'
import { simulatorRoutes } from './catalogue/simulator.ts'
import { pageEditorRoutes } from './content/page-editor.ts'
import { pageTextRoutes } from './content/page-text.ts'
import { pageVersionRoutes } from './content/page-versions.ts'
import { pageRoutes } from './content/pages.ts'
import { alertRoute } from './dashboard/alerts.ts'
import { backupRoutes } from './dashboard/backups.ts'
import { dashboardRoutes } from './dashboard/dashboard.ts'
import { openingRoutes } from './dashboard/opening.ts'
import { eventRoute } from './events/event-route.ts'
import { importRoutes } from './imports/import-routes.ts'
import { inboxRoutes } from './inbox/inbox.ts'
import { journalRoutes } from './journal/journal-routes.ts'
import { locationRoutes } from './locations/locations.ts'
import { mailRoutes } from './mails/mails.ts'
import { mediaRoutes, mediaUploadRoutes } from './media/media.ts'
import { newsletterRoutes } from './newsletter/newsletter.ts'
import { adminOrderRoutes } from './orders/admin-orders.ts'
import { orderActionRoutes } from './orders/order-actions.ts'
import { orderChangeRoutes } from './orders/order-changes.ts'
import { orderDeskRoutes } from './orders/order-desk.ts'
import { orderFileRoutes } from './orders/order-files.ts'
import { orderRefundRoutes } from './orders/order-refunds.ts'
import { savedViewRoutes } from './orders/saved-views.ts'
import { paymentRoutes } from './payments/admin-payments.ts'
import { statementRoutes } from './payments/statements.ts'
import { reminderRoutes } from './reminders/reminder-routes.ts'
import { adminSearchRoute } from './search/search-routes.ts'
import { secondFactorRoutes } from './session/second-factor-routes.ts'
import { staffSessionRoutes } from './session/session-routes.ts'
import { shopImportRoutes } from './shop-imports/shop-import-routes.ts'
import { adminDownloadRoutes } from './site/download-routes.ts'
import { mailTextRoutes } from './site/mail-text-routes.ts'
import { menuRoutes } from './site/menu-routes.ts'
import { optionRoutes } from './site/option-routes.ts'
import { redirectRoutes } from './site/redirect-routes.ts'
import { staffRoutes } from './staff/staff-routes.ts'
import { webhookRoutes } from './webhooks/webhook-routes.ts'

/** The routes of the back office. */
export const adminRoutes: readonly ApiRoute[] = [
  ...adminAccountRoutes,
  changeAccountRoute,
  ...customerAccessRoutes,
  decisionPreviewRoute,
  ...accountNoteRoutes,
  ...accountMemberRoutes,
  ...accountInvoiceRoutes,
  ...accountErasureRoutes,
  ...accountSessionRoutes,
  ...accountFileRoutes,
  accountExportRoute,
  ...orderDeskRoutes,
  // Before the orders, whose ids would match its paths.
  ...orderFileRoutes,
  ...adminOrderRoutes,
  ...pageRoutes,
  ...mediaRoutes,
  ...mediaUploadRoutes,
  ...mailTextRoutes,
  ...optionRoutes,
  ...menuRoutes,
  ...redirectRoutes,
  ...adminDownloadRoutes,
  ...pageTextRoutes,
  ...pageVersionRoutes,
  ...pageEditorRoutes,
  ...staffSessionRoutes,
  ...secondFactorRoutes,
  ...auditRoutes,
  adminSearchRoute,
  alertRoute,
  ...backupRoutes,
  ...dashboardRoutes,
  ...openingRoutes,
  ...inboxRoutes,
  ...newsletterRoutes,
  ...mailRoutes,
  ...locationRoutes,
  ...orderActionRoutes,
  ...orderChangeRoutes,
  ...orderRefundRoutes,
  // Before the payments, whose ids would match its paths.
  ...statementRoutes,
  ...paymentRoutes,
  ...reminderRoutes,
  ...journalRoutes,
  ...savedViewRoutes,
  ...staffRoutes,
  ...apiKeyRoutes,
  eventRoute,
  ...shopImportRoutes,
  ...webhookRoutes,
  ...categoryRoutes,
  ...importRoutes,
  ...priceHistoryRoutes,
  ...adminPriceRoutes,
  ...productRoutes,
  ...remedyRoutes,
  ...simulatorRoutes,
]
