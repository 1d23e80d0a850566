import { join } from 'node:path'
import * as z from 'zod'

const portError = 'must be a whole number from 0 to 65535'

const idleError = 'must be a whole number of minutes from 5 to 720'

const port = z.coerce.number(portError).int(portError).min(0, portError).max(65_535, portError)

const urlSuchAs = (protocol: RegExp, example: string) =>
  z.url({ protocol, error: `must be a URL such as ${example}` }).optional()

const storageExample = 's3://KEY:SECRET@s3.example:9000/bucket?region=eu-central-1'

const isDecodable = (text: string) => {
  try {
    return decodeURIComponent(text) !== ''
  } catch {
    return false
  }
}

const schema = z.object({
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: port.default(3000),
  DATA_DIR: z.string().min(1).default('var'),
  /** Folder of the backups; DATA_DIR/backups. */
  BACKUP_DIR: z.string().min(1).optional(),
  DATABASE_URL: urlSuchAs(/^postgres(ql)?$/, 'postgres://user:password@host:5432/name'),
  /** Uploaded files are stored in this bucket instead of DATA_DIR (files/bucket-store.ts). */
  STORAGE_URL: urlSuchAs(/^s3$/, storageExample).refine(
    (text) =>
      !text ||
      (/^s3:\/\/[^/?#]+\/[a-z\d][a-z\d.-]{1,61}[a-z\d]\/?(\?|$)/.test(text) && isDecodable(text)),
    `must be a URL such as ${storageExample}, with % as %25`,
  ),
  SMTP_URL: urlSuchAs(/^smtps?$/, 'smtp://localhost:25'),
  /** The public origin, e.g. https://shop.example: used for links, cookies and the origin check. */
  ORIGIN: urlSuchAs(/^https?$/, 'https://shop.example'),
  /** 1 behind a trusted proxy that appends the client's address to X-Forwarded-For. */
  TRUST_PROXY: z.enum(['0', '1']).default('0'),
  /** Encrypts secrets in the database; several, the newest first, while it is replaced. */
  SECRET_KEY: z
    .string()
    .regex(/^[^,]{32,}(,[^,]{32,})*$/, 'must be 32 random characters or more')
    .optional(),
  /** A session of staff ends after this time without use. */
  STAFF_IDLE_MINUTES: z.coerce
    .number(idleError)
    .int(idleError)
    .min(5, idleError)
    .max(720, idleError)
    .default(60),
  /** The bearer of /metrics, which does not exist without it. */
  METRICS_TOKEN: z.string().min(16, 'must be 16 random characters or more').optional(),
  /** 'user:application password' of the shop that is imported by its API. */
  IMPORT_LOGIN: z
    .string()
    .regex(/^[^:]+:.+$/, 'must be user:password')
    .optional(),
  /** Card and TWINT are offered with both secrets of a Stripe account. */
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^[sr]k_\w+$/, 'must be a secret key of Stripe: sk_…')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\w+$/, 'must be a signing secret of Stripe: whsec_…')
    .optional(),
  /** In place of https://api.stripe.com, for tests. */
  STRIPE_URL: urlSuchAs(/^https?$/, 'http://127.0.0.1:12111'),
  /** 1 lets webhooks go to the own network, and without TLS. */
  WEBHOOKS_ALLOW_PRIVATE: z.enum(['0', '1']).default('0'),
  DEMO: z.enum(['0', '1']).default('1'),
  DEMO_PASSWORD: z.string().min(8).optional(),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
})

/** Undefined without the two secrets. */
const stripeOf = ({
  STRIPE_SECRET_KEY: secretKey,
  STRIPE_WEBHOOK_SECRET: webhookSecret,
  STRIPE_URL: url,
}: z.infer<typeof schema>) =>
  secretKey && webhookSecret ? { secretKey, webhookSecret, url } : undefined

const settings = schema.refine(
  (env) => (env.STRIPE_SECRET_KEY === undefined) === (env.STRIPE_WEBHOOK_SECRET === undefined),
  { path: ['STRIPE_WEBHOOK_SECRET'], message: 'must be set together with STRIPE_SECRET_KEY' },
)

const withoutEmpty = (variables: NodeJS.ProcessEnv) =>
  Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''))

/** Parses the environment variables; throws an error with one line per invalid variable. */
export const readEnv = (variables: NodeJS.ProcessEnv) => {
  const read = settings.safeParse(withoutEmpty(variables))
  if (!read.success) {
    const lines = read.error.issues.map(({ path, message }) => `  ${path.join('.')}: ${message}`)
    const error = new Error(`Invalid environment variables:\n${lines.join('\n')}`)
    error.name = 'SettingsError'
    throw error
  }
  const { HOST, PORT, ORIGIN, DEMO, ...rest } = read.data
  const hostInUrl = HOST.includes(':') ? `[${HOST}]` : HOST
  return {
    host: HOST,
    port: PORT,
    origin: new URL(ORIGIN ?? `http://${hostInUrl}:${PORT}`).origin,
    demo: DEMO === '1',
    trustProxy: rest.TRUST_PROXY === '1',
    dataDir: rest.DATA_DIR,
    backupDir: rest.BACKUP_DIR ?? join(rest.DATA_DIR, 'backups'),
    databaseUrl: rest.DATABASE_URL,
    storageUrl: rest.STORAGE_URL,
    secretKey: rest.SECRET_KEY,
    staffIdleMs: rest.STAFF_IDLE_MINUTES * 60_000,
    webhooksAllowPrivate: rest.WEBHOOKS_ALLOW_PRIVATE === '1',
    stripe: stripeOf(read.data),
    smtpUrl: rest.SMTP_URL,
    metricsToken: rest.METRICS_TOKEN,
    demoPassword: rest.DEMO_PASSWORD,
    importLogin: rest.IMPORT_LOGIN,
    logLevel: rest.LOG_LEVEL,
  }
}

export type Env = ReturnType<typeof readEnv>
