import { createRoute, z } from '@hono/zod-openapi'
import { HTTPException } from 'hono/http-exception'
import { expect, test } from 'vitest'
import { createRouter } from './json-routes.ts'

const calls: unknown[] = []
const router = createRouter((request) => new URL(request.url).pathname)
router.use((c, next) => {
  c.set('language', 'en')
  return next()
})
router.onError((error, c) => c.body(null, error instanceof HTTPException ? error.status : 500))
router.openapi(
  createRoute({
    method: 'post',
    path: '/{id}',
    request: {
      params: z.object({ id: z.string().max(3) }),
      headers: z.object({ 'x-key': z.string('key-missing').transform(Number) }),
      body: {
        required: true,
        content: { 'application/json': { schema: z.object({ name: z.string('blank') }) } },
      },
    },
    responses: { 204: { description: '' } },
  }),
  (c) => {
    const { req } = c
    calls.push([req.valid('param'), req.valid('header'), req.valid('json')])
    return c.body(null, 204)
  },
)

const json = 'application/json'
const post = (path: string, body: string, headers: Record<string, string>) =>
  router.request(path, { method: 'POST', body: new TextEncoder().encode(body), headers })

test('passes on the validated parameters, headers and body, without unknown fields', async () => {
  const headers = { 'content-type': `${json}; charset=utf-8`, 'X-Key': '7' }
  expect((await post('/a', '{"name":"Ada","more":1}', headers)).status).toBe(204)
  expect(calls.splice(0)).toEqual([[{ id: 'a' }, { 'x-key': 7 }, { name: 'Ada' }]])
})

test.each([
  ['parameters before headers', '/long', '{}', {}, 422, ['id']],
  [
    'headers before the type of the body',
    '/a',
    '<a/>',
    { 'content-type': 'text/xml' },
    422,
    ['x-key'],
  ],
  ['another type', '/a', '{}', { 'content-type': 'text/plain', 'x-key': '7' }, 415, undefined],
  ['a body without a type', '/a', '{}', { 'x-key': '7' }, 415, undefined],
  ['broken JSON', '/a', '{', { 'content-type': json, 'x-key': '7' }, 400, undefined],
  ['no body', '/a', '', { 'x-key': '7' }, 422, ['name']],
  ['an invalid body', '/a', '{"name":7}', { 'content-type': json, 'x-key': '7' }, 422, ['name']],
])('refuses %s', async (_, path, body, headers, status, fields) => {
  const answer = await post(path, body, headers as Record<string, string>)
  expect(answer.status).toBe(status)
  if (fields) expect(Object.keys((await answer.json()).data.fields)).toEqual(fields)
  expect(calls).toEqual([])
})

test('describes the headers and the body', () => {
  const [definition] = router.openAPIRegistry.definitions
  expect(router.openAPIRegistry.definitions).toHaveLength(1)
  expect(definition).toMatchObject({
    type: 'route',
    route: { request: { headers: expect.anything(), body: { required: true } } },
  })
})
