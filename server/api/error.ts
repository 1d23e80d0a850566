import { z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { apiErrorMessages } from '../../messages/server/api-errors.ts'
import { i18nIn } from '../i18n.ts'
import type { ApiEnv } from './api-env.ts'
import { type ErrorCode, type ErrorStatus, errorStatus } from './error-status.ts'

/** The shape of all errors. */
const errorSchema = z
  .object({
    code: z.string().openapi({ description: 'Error code, stable.', example: 'email_invalid' }),
    message: z.string().describe('Message in the language of the request.'),
    data: z.looseObject({
      status: z.int().describe('HTTP status.'),
      fields: z
        .record(z.string(), z.string())
        .optional()
        .describe('Messages by field, for invalid fields.'),
    }),
  })
  .openapi('Error')

/** The parts of a handler's context that errors need. */
export type ErrorContext = Pick<Context, 'json'> & { var: Pick<ApiEnv['Variables'], 'language'> }

/** Error responses of a route, for the API description. */
export const errors = <Code extends ErrorStatus>(...statuses: Code[]) => {
  const response = {
    description: 'The request was refused; see `code`.',
    content: { 'application/json': { schema: errorSchema } },
  }
  const responses = Object.fromEntries(statuses.map((status) => [status, response]))
  // `fromEntries` loses the key types.
  return responses as Record<Code, typeof response>
}

/** JSON codes have underscores, like `jwt_auth_valid_token` (D1 §7). */
export const toErrorCode = (code: ErrorCode) => code.replaceAll('-', '_')

export const textOf = (c: Pick<ErrorContext, 'var'>, code: ErrorCode) =>
  i18nIn[c.var.language]._(apiErrorMessages[code])

/** Responds with an error; `data` has further facts. */
export const fail = <Code extends ErrorCode>(
  c: ErrorContext,
  code: Code,
  data: Record<string, unknown> = {},
) => failWith(c, errorStatus(code), code, data)

/** `fail` with another status than the code's. */
export const failWith = <Code extends ErrorStatus>(
  c: ErrorContext,
  status: Code,
  code: ErrorCode,
  data: Record<string, unknown> = {},
) => failWithMessage(c, status, code, textOf(c, code), data)

/** `failWith` with another message than the code's. */
export const failWithMessage = <Code extends ErrorStatus>(
  c: ErrorContext,
  status: Code,
  code: ErrorCode,
  message: string,
  data: Record<string, unknown> = {},
) => c.json({ code: toErrorCode(code), message, data: { ...data, status } }, status)
