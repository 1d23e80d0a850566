import { z } from '@hono/zod-openapi'
import { errors } from '../../error.ts'

/** Responses of a list. */
export const listResponses = <Schema extends z.ZodType>(schema: Schema) => ({
  200: {
    description: 'Records; the header `Content-Range` has the range and the total number.',
    content: { 'application/json': { schema: z.array(schema) } },
  },
  ...errors(401, 403, 422),
})

export const jsonBody = <Schema extends z.ZodType>(schema: Schema) => ({
  required: true,
  content: { 'application/json': { schema } },
})

export const jsonResponse = <Schema extends z.ZodType>(schema: Schema, description: string) => ({
  description,
  content: { 'application/json': { schema } },
})

/** Ids of products and remedies are numbers of the laboratory. */
export const numberedParams = z.object({
  id: z
    .string()
    .regex(/^\d{1,9}$/, 'value-invalid')
    .transform(Number)
    .openapi({ type: 'integer' }),
})
