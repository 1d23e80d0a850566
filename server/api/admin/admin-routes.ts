import type { OpenAPIHono } from '@hono/zod-openapi'
import type { Services } from '../../services.ts'
import type { ApiEnv } from '../api-env.ts'
import { addAdminAccountRoutes } from './accounts/admin-accounts.ts'
import { addPageEditorRoutes } from './content/page-editor.ts'
import { addPageTextRoutes } from './content/page-text.ts'
import { addPageVersionRoutes } from './content/page-versions.ts'
import { addPageListRoutes } from './content/pages.ts'
import { addAdminOrderRoutes } from './orders/admin-orders.ts'

/** The routes of the back office; each is declared with `staffOnly`. */
export const adminRoutes: readonly ((api: OpenAPIHono<ApiEnv>, services: Services) => void)[] = [
  addAdminAccountRoutes,
  addAdminOrderRoutes,
  addPageListRoutes,
  addPageTextRoutes,
  addPageVersionRoutes,
  addPageEditorRoutes,
]
