import { z } from '@hono/zod-openapi'
import { shownKinds } from '../../../../domain/catalogue/product-kind.ts'
import { type Language, languages } from '../../../../domain/language.ts'
import { priceString } from '../../../../domain/money.ts'
import { ok } from '../../../../domain/result.ts'
import { nameKey } from '../../../../domain/search/name-key.ts'
import { shortDate } from '../../../../domain/short-date.ts'
import type { Permission } from '../../../../domain/staff/permissions.ts'
import { listCustomers } from '../../../accounts/customers/list-customers.ts'
import type { SignedIn } from '../../../accounts/login/session.ts'
import { mayAct } from '../../../accounts/staff/staff-access.ts'
import { listProducts } from '../../../catalogue/product-changes/list-products.ts'
import { listRemedies } from '../../../catalogue/remedy-changes/list-remedies.ts'
import { filterPageStates, pageTitleIn } from '../../../content/editing/filter-page-states.ts'
import { listPageStates } from '../../../content/editing/list-page-states.ts'
import { listEntries } from '../../../forms/inbox/list-entries.ts'
import { listLocationsForStaff } from '../../../locations/list-locations.ts'
import { listAllOrders } from '../../../orders/staff/list-all-orders.ts'
import type { Services } from '../../../services.ts'
import { swissDay } from '../../../swiss-day.ts'
import { line } from '../../fields.ts'
import type { ApiRoute } from '../../route.ts'
import { mayReadStaff } from '../accounts/account-access.ts'
import { staffRoute } from '../staff-route.ts'

/** A record that matches; `detail` tells records of one name apart. */
type SearchHit = { id: string; title: string; detail: string }

type SearchSource = {
  /** The resource of the API that has the records. */
  kind: string
  permission: Permission
  /** The best matches, at most `limit`. */
  find: (
    services: Pick<Services, 'db' | 'now'>,
    search: string,
    limit: number,
    language: Language,
    /** Of whoever searches. */
    reader: SignedIn,
  ) => Promise<SearchHit[]>
}

const joined = (...parts: string[]) => parts.filter((part) => part !== '').join(' · ')

const customers: SearchSource = {
  kind: 'accounts',
  permission: 'customers.read',
  find: async ({ db, now }, search, limit, _, reader) => {
    const shown = mayReadStaff(reader) ? {} : ({ role: 'customer' } as const)
    const found = await listCustomers(db, { search, limit, offset: 0, ...shown }, now())
    return found.rows.map((customer) => ({
      id: customer.id,
      title: `${customer.first_name} ${customer.last_name}`.trim(),
      detail: joined(customer.company, customer.city, customer.email),
    }))
  },
}

const orders: SearchSource = {
  kind: 'orders',
  permission: 'orders.read',
  find: async ({ db, now }, search, limit) => {
    const query = { filters: { search }, today: swissDay(now()), limit, offset: 0 }
    const found = await listAllOrders(db, query)
    return found.rows.map(({ id, number, placedAt, total, customer }) => ({
      id,
      title: `${number}`,
      detail: joined(
        customer.company || `${customer.firstName} ${customer.lastName}`.trim(),
        shortDate(swissDay(placedAt)),
        `CHF ${priceString(total)}`,
      ),
    }))
  },
}

const entries: SearchSource = {
  kind: 'inbox',
  permission: 'inbox.read',
  find: async ({ db }, search, limit) => {
    if (nameKey(search) === '') return []
    const found = await listEntries(db, { search, limit, offset: 0 })
    return found.rows.map(({ id, fields, about, created_at }) => ({
      id,
      title: fields.name || fields.email || '',
      detail: joined(about, shortDate(swissDay(created_at))),
    }))
  },
}

const pages: SearchSource = {
  kind: 'pages',
  permission: 'content.read',
  find: async ({ db }, search, limit, readIn) =>
    filterPageStates(await listPageStates(db), {
      search,
      order: 'title',
      isDescending: false,
      readIn,
    })
      .slice(0, limit)
      .map((page) => {
        const title = pageTitleIn(page, readIn)
        const titles = languages.map((language) => page.languages[language].title)
        return {
          id: page.key,
          title,
          detail: joined(
            page.date ? shortDate(page.date) : '',
            ...new Set(titles.filter((each) => each !== title)),
          ),
        }
      }),
}

const locations: SearchSource = {
  kind: 'locations',
  permission: 'locations.read',
  find: async ({ db }, search, limit) => {
    if (nameKey(search) === '') return []
    const found = await listLocationsForStaff(db, { search, limit, offset: 0 })
    return found.rows.map(({ id, name, address }) => ({
      id: `${id}`,
      title: name,
      detail: address,
    }))
  },
}

const products: SearchSource = {
  kind: 'products',
  permission: 'catalogue.read',
  find: async ({ db }, search, limit, language) => {
    const found = await listProducts(db, {
      kinds: shownKinds,
      search,
      isListed: undefined,
      sort: 'name',
      language,
      descending: false,
      offset: 0,
      limit,
    })
    return found.rows.map(({ id, titles, name, nr, price }) => ({
      id: `${id}`,
      title: titles[language] || titles.fr || name,
      detail: joined(nr === undefined ? '' : `${nr}`, `CHF ${priceString(price)}`),
    }))
  },
}

const remedies: SearchSource = {
  kind: 'remedies',
  permission: 'catalogue.read',
  find: async ({ db }, search, limit, language) => {
    const found = await listRemedies(db, {
      category: undefined,
      search,
      isListed: undefined,
      sort: 'name',
      descending: false,
      offset: 0,
      limit,
    })
    return found.rows.map(({ id, name, names, abbreviation }) => ({
      id: `${id}`,
      title: name,
      detail: joined(abbreviation, names[language] === name ? '' : names[language]),
    }))
  },
}

/** What the search of the back office finds, in the order of the results. */
const searchSources: readonly SearchSource[] = [
  customers,
  orders,
  products,
  remedies,
  pages,
  entries,
  locations,
]

/** Per kind of record: more are found in its list. */
const maxHits = 5

const hitSchema = z
  .object({
    kind: z.string().openapi({ description: 'Kind of record: `accounts`, `orders`.' }),
    id: z.string(),
    title: z.string(),
    detail: z.string().describe('Further facts, to tell records apart.'),
  })
  .openapi('SearchHit')

/** The search of the back office over all records. */
export const adminSearchRoute: ApiRoute = staffRoute({
  method: 'get',
  path: '/admin/search',
  summary: 'Searches records of all kinds',
  description: `Only kinds that the role may read, at most ${maxHits} each.`,
  query: {
    q: line(100)
      .trim()
      .regex(/^(?:\d|.{2,})$/, 'value-invalid')
      .describe('Name, number or e-mail address; a digit, or at least 2 characters.'),
  },
  returns: z.array(hitSchema),
  returned: 'Records, kind by kind.',
  run: async (services, { query: { q }, signedIn, language }) => {
    const readable = searchSources.filter(({ permission }) => mayAct(signedIn, permission))
    const found = await Promise.all(
      readable.map(async ({ kind, find }) =>
        (await find(services, q, maxHits, language, signedIn)).map((hit) => ({ kind, ...hit })),
      ),
    )
    return ok(found.flat())
  },
})
