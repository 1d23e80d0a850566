import { z } from '@hono/zod-openapi'
import { LRUCache } from 'lru-cache'
import { isLanguage } from '../../../domain/language.ts'
import { priceString } from '../../../domain/money.ts'
import { lineProblems } from '../../../domain/quick-order/lines/line-spec.ts'
import { maxLines } from '../../../domain/quick-order/split-lines.ts'
import { ok, refuse } from '../../../domain/result.ts'
import {
  type QuickItem,
  type QuickLine,
  readQuickOrder,
} from '../../catalogue/quick-order/read-quick-order.ts'
import { createMinuteLimit } from '../../http/minute-limit.ts'
import { clientAddress } from '../../http/request-source.ts'
import { signedInBy } from '../../http/sessions/current-session.ts'
import { type FindUsual, findUsualPreparations } from '../../orders/history/usual-preparations.ts'
import { restrictLines } from '../../orders/placing/restricted-sales.ts'
import { language } from '../fields.ts'
import { type ApiRoute, publicRoute } from '../route.ts'

/** In characters; the body has a separate limit. */
const maxTextLength = 500_000

const itemSchema = z
  .object({
    id: z.int().describe('Id of the price product or ready product.'),
    name: z.string().openapi({ description: 'Name on the label.', example: 'Arnica montana' }),
    info: z.record(z.string(), z.unknown()).describe('The choices, as in an order.'),
  })
  .openapi('QuickOrderItem')

const price = z
  .string()
  .optional()
  .openapi({ description: 'Price of one piece in CHF, including any VAT.', example: '12.50' })

const problemSchema = z
  .object({
    code: z
      .string()
      .openapi({ description: `One of ${lineProblems.join(', ')}, profession-not-allowed.` }),
    message: z.string().describe('The question or reason.'),
  })
  .openapi('QuickOrderProblem')

const choiceSchema = z
  .object({
    label: z.string().describe('The choice in the language of the request.'),
    short: z.string().describe('What distinguishes the choice from the others of the line.'),
    group: z.string().describe('The form, where the choices differ in form and size; else empty.'),
    text: z.string().describe('The line that orders the choice; several lines for several items.'),
    quantity: z.int().describe('Quantity of the choice.'),
    item: itemSchema.optional(),
    price,
  })
  .openapi('QuickOrderChoice')

export const quickLineSchema = z
  .object({
    line: z.int().describe('Number of the line in the text, from 1.'),
    text: z.string().describe('The line, at most 300 characters of it.'),
    status: z
      .enum(['ok', 'ask', 'impossible', 'unreadable'])
      .describe(
        'ok: nothing has to be asked. ask: the choices answer the question. impossible: the choices are the nearest that can be ordered.',
      ),
    quantity: z.int().describe('From 1 to 999.'),
    label: z.string().describe('What was understood, empty if nothing was.'),
    item: itemSchema.optional(),
    price,
    notice: z
      .string()
      .optional()
      .describe('How the price differs from the one that the line states, such as `à CHF 10.80`.'),
    isCompletedByHabit: z
      .boolean()
      .optional()
      .describe('Form, size or vehicle are what the account usually orders.'),
    problems: z
      .array(problemSchema)
      .describe('What has to be asked, or why the line cannot be ordered.'),
    unread: z
      .array(z.string())
      .describe(
        'Words of the line that were not understood, and prices, dates, references and doses, which order nothing.',
      ),
    choices: z
      .array(choiceSchema)
      .describe(
        'Answers, at most nine. A choice without an item leads to the next question; its text replaces the line.',
      ),
  })
  .openapi('QuickOrderLine')

const itemView = (item: QuickItem | undefined) =>
  item && {
    item: { id: item.id, name: item.name, info: { ...item.info } },
    price: priceString(item.price),
  }

export const quickLineView = ({
  item,
  choices,
  unread,
  ...line
}: QuickLine): z.input<typeof quickLineSchema> => ({
  ...line,
  ...itemView(item),
  unread: [...unread],
  choices: choices.map(({ item: complete, ...choice }) => ({ ...choice, ...itemView(complete) })),
})

/** A star or an order counts after this time, also when another process stored it. */
const usualTtlMs = 2_000

const newline = /\r\n|[\r\n\u2028\u2029]/g

/** From one network; more than a practice types or pastes. */
const maxLinesPerMinute = 10_000

const body = z.object({
  text: z
    .string({ error: ({ input }) => (input === undefined ? 'blank' : 'value-invalid') })
    .max(maxTextLength, 'too-long')
    .openapi({
      description: 'Lines of an order.',
      example: 'arn 30ch glob 1g x2\nSchüssler 7 D6',
    }),
  lang: language,
  language,
})

/** Reads prescription lines; nothing is stored. */
export const quickOrderRoute: ApiRoute = (api, services) => {
  const isAboveBudget = createMinuteLimit(maxLinesPerMinute)
  // Each pause while typing is a request.
  const usualByAccount = new LRUCache<string, Promise<FindUsual>>({ max: 1_000, ttl: usualTtlMs })
  const findUsual = (accountId: string) => {
    const cached = usualByAccount.get(accountId)
    if (cached) return cached
    const usual = findUsualPreparations(services.db, accountId)
    usualByAccount.set(accountId, usual)
    usual.catch(() => usualByAccount.delete(accountId))
    return usual
  }
  publicRoute({
    method: 'post',
    path: '/shop/quick-order',
    tag: 'Shop',
    summary: 'Reads prescription lines',
    description: `One item per line, such as \`arn 30ch glob 1g x2\`, or a CSV table whose headings name the columns. Blank lines are omitted; at most ${maxLines} lines are read. For signed-in callers, a form, size and vehicle that a line leaves open are those of the remedy's preparation that they starred last, else ordered last. The potency of a homeopathic remedy is always asked for.`,
    body,
    maxBodyBytes: 2 ** 20,
    isAllowedInView: true,
    returns: z.object({ lines: z.array(quickLineSchema) }),
    returned: 'The lines in the order of the text.',
    refuses: [429],
    run: async ({ db, env }, { body: { text, lang }, now, c }) => {
      if (isLanguage(lang) && !isLanguage(c.req.query('lang'))) c.set('language', lang)
      const count = Math.min(maxLines, 1 + (text.match(newline)?.length ?? 0))
      if (isAboveBudget(clientAddress(c, env), now, count))
        return refuse({ code: 'too-many-attempts', retryAfter: 60 })
      const { language } = c.var
      const account = await signedInBy(services, c.req.raw.headers, now)
      const usual = account && (await findUsual(account.accountId))
      const read = await readQuickOrder(db, { text, language, usual })
      const lines = account ? await restrictLines(db, { ...account, language }, read) : read
      return ok({ lines: lines.map(quickLineView) })
    },
  })(api, services)
}
