import type { Services } from '../services.ts'
import { adminRoutes } from './admin/admin-routes.ts'
import { createApi } from './api.ts'
import { addDescription } from './system/description.ts'
import { addReadableDocs } from './system/readable-docs.ts'

/** The whole API, with the back office and its own description. */
export const createApiWithBackOffice = (services: Services, prefix = '') =>
  createApi(services, prefix, [...adminRoutes, addDescription, addReadableDocs])
