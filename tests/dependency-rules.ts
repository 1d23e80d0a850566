// Rules of imports, checked by dependency-cruiser in tests/architecture.test.ts.
import type { ICruiseOptions, IForbiddenRuleType } from 'dependency-cruiser'

const rooms = ['admin', 'app', 'blocks', 'demo', 'domain', 'messages', 'server', 'ui']
const tooling = ['bench', 'scripts', 'tests']

/** What each room may import from other rooms. */
const mayImport: Record<string, readonly string[]> = {
  domain: [],
  messages: ['domain'],
  ui: ['domain'],
  blocks: ['domain', 'messages', 'ui'],
  demo: ['domain', 'blocks'],
  server: ['domain', 'messages', 'blocks', 'demo', 'locales'],
  app: ['domain', 'messages', 'ui', 'blocks', 'server', 'locales'],
  admin: ['domain', 'messages', 'ui', 'blocks', 'locales'],
}

/**
 * Inside the server: catalogue ← accounts ← orders, invoicing ← orders ← documents ← mail; content is separate:
 * catalogue ← content ← accounts, content ← forms ← mail. Only root files import mail, api; only they and setup import demo.
 */
export const mayImportInServer: Record<string, readonly string[]> = {
  db: [],
  audit: ['db'],
  events: ['db'],
  // Work that would block other requests.
  'long-tasks': [],
  // Files imported into tables, which their areas define.
  imports: ['db', 'audit', 'long-tasks'],
  catalogue: ['db', 'audit', 'events', 'imports', 'long-tasks'],
  content: ['db', 'audit', 'events', 'catalogue', 'imports'],
  outbox: ['db'],
  visits: ['db'],
  media: ['db', 'audit', 'content', 'outbox', 'files'],
  locations: ['db', 'audit', 'content', 'imports'],
  dashboard: ['db', 'invoicing', 'outbox', 'personal-data'],
  accounts: ['db', 'audit', 'events', 'catalogue', 'content', 'imports', 'outbox', 'personal-data'],
  forms: ['db', 'audit', 'accounts', 'content', 'outbox'],
  invoicing: ['db', 'events', 'content', 'accounts'],
  seo: ['db', 'catalogue', 'content'],
  search: ['db', 'catalogue', 'content', 'seo'],
  orders: [
    'db',
    'audit',
    'events',
    'catalogue',
    'accounts',
    'content',
    'imports',
    'outbox',
    'invoicing',
  ],
  payments: ['db', 'audit', 'orders', 'invoicing', 'long-tasks'],
  reminders: ['db', 'accounts', 'content', 'outbox', 'invoicing', 'payments'],
  journal: ['db', 'content', 'invoicing'],
  documents: ['db', 'accounts', 'content', 'media', 'orders', 'invoicing'],
  mail: [
    'db',
    'audit',
    'catalogue',
    'accounts',
    'content',
    'media',
    'forms',
    'outbox',
    'orders',
    'invoicing',
    'documents',
    'files',
    'personal-data',
  ],
  files: ['db'],
  // Events sent to other programs.
  webhooks: ['db', 'audit', 'events', 'outbox'],
  // Export and erasure of a person's data.
  'personal-data': [
    'db',
    'audit',
    'accounts',
    'content',
    'outbox',
    'orders',
    'invoicing',
    'documents',
    'files',
  ],
  backup: ['db', 'content', 'media', 'outbox', 'files'],
  doctor: ['db', 'files', 'mail', 'outbox', 'payments', 'backup'],
  commands: ['db', 'audit', 'accounts', 'files', 'setup', 'backup', 'doctor', 'shop-import'],
  'shop-import': [
    'db',
    'outbox',
    'webhooks',
    'catalogue',
    'accounts',
    'content',
    'media',
    'locations',
    'orders',
    'files',
    'imports',
  ],
  demo: ['db', 'catalogue', 'content', 'accounts', 'files'],
  setup: ['db', 'catalogue', 'content', 'accounts', 'demo'],
  http: [
    'db',
    'catalogue',
    'content',
    'media',
    'accounts',
    'seo',
    'search',
    'files',
    'backup',
    'setup',
  ],
  api: [
    'db',
    'audit',
    'events',
    'catalogue',
    'content',
    'visits',
    'dashboard',
    'locations',
    'accounts',
    'forms',
    'outbox',
    'mail',
    'seo',
    'search',
    'orders',
    'payments',
    'reminders',
    'journal',
    'documents',
    'files',
    'media',
    'imports',
    'backup',
    'doctor',
    'webhooks',
    'shop-import',
    'personal-data',
    'setup',
    'http',
  ],
}

const isTest = '\\.(test|spec)\\.tsx?$|\\.fixtures\\.ts$'

type Rule = IForbiddenRuleType & { name: string; from: { path: string } }

/** Imports of all kinds: values, types, `import()`. */
export const rules: readonly Rule[] = [
  ...Object.entries(mayImport).map(([room, others]) => ({
    name: `${room} imports from [${others.join(', ')}] only`,
    from: { path: `^${room}/`, pathNot: [isTest, '^demo/printed/'] },
    to: {
      dependencyTypes: ['local' as const],
      pathNot: `^(${[room, ...others].join('|')})/|^package\\.json$`,
    },
  })),
  ...Object.entries(mayImportInServer).map(([part, others]) => ({
    name: `server/${part} imports from [${others.join(', ')}] only`,
    from: { path: `^server/${part}/`, pathNot: isTest },
    to: { path: '^server/[^/]+/', pathNot: `^server/(${[part, ...others].join('|')})/` },
  })),
  {
    name: 'demo/printed, which a script runs, draws with the layout of documents and texts of the shop',
    from: { path: '^demo/printed/', pathNot: isTest },
    to: {
      dependencyTypes: ['local'],
      pathNot:
        '^(demo/printed|domain|messages|locales|server/documents/layout)/|^server/i18n\\.ts$',
    },
  },
  {
    name: 'server/services.ts imports only the types of its members',
    from: { path: '^server/services\\.ts$' },
    to: { pathNot: ['^server/env\\.ts$', '^server/(db|files|http/cache)/', '/pino/'] },
  },
  {
    name: 'domain imports no package but zod/mini, dequal, saxen, Lingui and utils of swissqrbill',
    from: { path: '^domain/', pathNot: isTest },
    to: {
      dependencyTypesNot: ['local'],
      pathNot: '/(zod/mini|dequal/lite|saxen|@lingui/core|swissqrbill)/',
    },
  },
  {
    name: 'components link in the shown language, without the address dictionary',
    from: {
      path: '^(app|blocks|ui)/.+\\.tsx$',
      pathNot: ['^app/(routes/|i18n/language-layout\\.tsx)', isTest],
    },
    to: { path: '^domain/page/address\\.ts$' },
  },
  {
    name: 'app/islands and app/browser import parts of pages by import() only',
    from: { path: '^app/(islands|browser)/', pathNot: isTest },
    to: {
      path: '^app/(account|checkout|content|routes|shop)/',
      dependencyTypesNot: ['dynamic-import', 'type-only'],
    },
  },
  {
    name: 'app/islands imports nothing from app/browser',
    from: { path: '^app/islands/' },
    to: { path: '^app/browser/' },
  },
  {
    name: 'has no import cycles, type imports included',
    from: { path: '^' },
    to: { circular: true },
  },
  {
    name: 'relative imports name an existing file',
    from: { path: '^' },
    to: { couldNotResolve: true, path: '^\\.', pathNot: '^(\\.\\./)+build/' },
  },
]

export const folders = [...rooms, ...tooling]

export const options: ICruiseOptions = {
  validate: true,
  ruleSet: { forbidden: [...rules] },
  tsPreCompilationDeps: true,
  doNotFollow: { path: '(^|/)node_modules/' },
  exclude: { path: '/\\+types/|^admin/(node_modules|api/generated)/' },
}

export const resolveOptions = {
  exportsFields: ['exports'],
  conditionNames: ['import', 'node', 'default'],
}
