import { z } from '@hono/zod-openapi'
import type { MessageDescriptor } from '@lingui/core'
import type { Context } from 'hono'
import { apiErrorMessages } from '../../messages/server/api-errors.ts'
import { i18nIn } from '../i18n.ts'
import type { ApiEnv } from './api-env.ts'
import { type ErrorCode, errorStatus } from './error-status.ts'

/** The one shape of all errors. */
export const errorSchema = z
  .object({
    code: z.string().openapi({ example: 'email_invalid' }),
    message: z.string().openapi({ description: 'In the language of the caller' }),
    data: z.looseObject({
      status: z.int(),
      fields: z.record(z.string(), z.string()).optional(),
    }),
  })
  .openapi('Error')

/** As much of a handler's context as an error needs, whatever else its route adds. */
export type Answering = Pick<Context, 'json'> & { var: Pick<ApiEnv['Variables'], 'language'> }

type Status = (typeof errorStatus)[ErrorCode]

/** The error responses of a route, for its description. */
export const errors = <Code extends Status>(...statuses: Code[]) => {
  const response = {
    description: 'Refused',
    content: { 'application/json': { schema: errorSchema } },
  }
  const responses = Object.fromEntries(statuses.map((status) => [status, response]))
  // `fromEntries` forgets which keys it was given.
  return responses as Record<Code, typeof response>
}

/** The compiler names an error that has no message. */
const messages: Record<ErrorCode, MessageDescriptor> = apiErrorMessages

/** Codes have underscores in JSON, as `jwt_auth_valid_token` has (D1 §7). */
export const writtenCode = (code: ErrorCode) => code.replaceAll('-', '_')

export const textOf = (c: Answering, code: ErrorCode) => i18nIn[c.var.language]._(messages[code])

/** Refuses a request in the one shape; `data` says more than the code does. */
export const fail = <Code extends ErrorCode>(
  c: Answering,
  code: Code,
  data: Record<string, unknown> = {},
) => failWith(c, errorStatus[code], code, data)

/** The same where the status is not the one that usually goes with the code. */
export const failWith = <Code extends Status>(
  c: Answering,
  status: Code,
  code: ErrorCode,
  data: Record<string, unknown> = {},
) => failSaying(c, status, code, textOf(c, code), data)

/** The same in other words than the code's own. */
export const failSaying = <Code extends Status>(
  c: Answering,
  status: Code,
  code: ErrorCode,
  message: string,
  data: Record<string, unknown> = {},
) => c.json({ code: writtenCode(code), message, data: { ...data, status } }, status)
