import type { OpenAPIHono } from '@hono/zod-openapi'
import type { Services } from '../../services.ts'
import type { ApiEnv } from '../api-env.ts'
import { addDecisionPreviewRoute } from './accounts/account-decisions.ts'
import { addAccountFileRoutes } from './accounts/account-files.ts'
import { addAccountNoteRoutes } from './accounts/account-notes.ts'
import { addAccountSessionRoutes } from './accounts/account-sessions.ts'
import { addAdminAccountRoutes } from './accounts/admin-accounts.ts'
import { addChangeAccountRoute } from './accounts/change-account.ts'
import { addAuditRoutes } from './audit/audit-routes.ts'
import { addLastChangeRoute } from './audit/last-change.ts'
import { addCategoryRoutes } from './catalogue/categories.ts'
import { addImportFileRoutes } from './catalogue/import-files.ts'
import { addImportRoutes } from './catalogue/imports.ts'
import { addPriceHistoryRoutes } from './catalogue/price-history.ts'
import { addAdminPriceRoutes } from './catalogue/prices.ts'
import { addProductRoutes } from './catalogue/products.ts'
import { addRemedyRoutes } from './catalogue/remedies.ts'
import { addSimulatorRoutes } from './catalogue/simulator.ts'
import { addPageEditorRoutes } from './content/page-editor.ts'
import { addPageTextRoutes } from './content/page-text.ts'
import { addPageVersionRoutes } from './content/page-versions.ts'
import { addPageListRoutes } from './content/pages.ts'
import { addDashboardRoutes } from './dashboard/dashboard.ts'
import { inboxRoutes } from './inbox/inbox.ts'
import { addLocationImportRoutes } from './locations/location-imports.ts'
import { locationRoutes } from './locations/locations.ts'
import { mailRoutes } from './mails/mails.ts'
import { addMediaRoutes } from './media/media.ts'
import { addMediaUploadRoutes } from './media/media-uploads.ts'
import { newsletterRoutes } from './newsletter/newsletter.ts'
import { adminOrderRoutes } from './orders/admin-orders.ts'
import { orderActRoutes } from './orders/order-acts.ts'
import { addOrderDeskRoutes } from './orders/order-desk.ts'
import { orderFileRoutes } from './orders/order-files.ts'
import { orderRefundRoutes } from './orders/order-refunds.ts'
import { savedViewRoutes } from './orders/saved-views.ts'
import { paymentRoutes } from './payments/admin-payments.ts'
import { statementRoutes } from './payments/statements.ts'
import { addAdminSearchRoutes } from './search/search-routes.ts'
import { addSecondFactorRoutes } from './session/second-factor-routes.ts'
import { addStaffSessionRoutes } from './session/session-routes.ts'
import { addAdminDownloadRoutes } from './site/download-routes.ts'
import { addMenuRoutes } from './site/menu-routes.ts'
import { addOptionRoutes } from './site/option-routes.ts'
import { addRedirectImportRoutes } from './site/redirect-imports.ts'
import { redirectRoutes } from './site/redirect-routes.ts'
import { addStaffRoutes } from './staff/staff-routes.ts'

/** The routes of the back office; each is declared with `staffOnly`. */
export const adminRoutes: readonly ((api: OpenAPIHono<ApiEnv>, services: Services) => void)[] = [
  addAdminAccountRoutes,
  addChangeAccountRoute,
  addDecisionPreviewRoute,
  addAccountNoteRoutes,
  addAccountSessionRoutes,
  addAccountFileRoutes,
  addOrderDeskRoutes,
  // Before the orders, whose ids would match its paths.
  ...orderFileRoutes,
  ...adminOrderRoutes,
  addPageListRoutes,
  addMediaRoutes,
  addMediaUploadRoutes,
  addOptionRoutes,
  addMenuRoutes,
  addRedirectImportRoutes,
  ...redirectRoutes,
  addAdminDownloadRoutes,
  addPageTextRoutes,
  addPageVersionRoutes,
  addPageEditorRoutes,
  addStaffSessionRoutes,
  addSecondFactorRoutes,
  addAuditRoutes,
  addLastChangeRoute,
  addAdminSearchRoutes,
  addDashboardRoutes,
  ...inboxRoutes,
  ...newsletterRoutes,
  ...mailRoutes,
  addLocationImportRoutes,
  ...locationRoutes,
  ...orderActRoutes,
  ...orderRefundRoutes,
  // Before the payments, whose ids would match its paths.
  ...statementRoutes,
  ...paymentRoutes,
  ...savedViewRoutes,
  addStaffRoutes,
  addCategoryRoutes,
  addImportFileRoutes,
  addImportRoutes,
  addPriceHistoryRoutes,
  addAdminPriceRoutes,
  addProductRoutes,
  addRemedyRoutes,
  addSimulatorRoutes,
]
