import { createConfig, lintFromString } from '@redocly/openapi-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { apiErrorMessages } from '../../../messages/server/api-errors.ts'
import { databases } from '../../../tests/databases.ts'
import { closeDatabase } from '../../db/client.ts'
import { openTestApi, type TestApi } from '../api.fixtures.ts'
import { type ErrorCode, errorStatus } from '../error-status.ts'

type Description = {
  openapi: string
  paths: Record<string, Record<string, { summary: string; responses: Record<string, unknown> }>>
  components: { schemas: Record<string, unknown>; securitySchemes: Record<string, unknown> }
}

const [sqlite] = databases

describe('the API description', () => {
  let api: TestApi
  let description: Description
  beforeAll(async () => {
    if (!sqlite) throw new Error('no database')
    const db = await sqlite.open()
    api = openTestApi(db)
    description = await (await api.get('/openapi.json')).json()
    return () => closeDatabase(db)
  })

  const operations = () =>
    Object.entries(description.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
    )

  it('lists all routes outside the back office', () => {
    expect(description.openapi).toBe('3.1.0')
    expect(
      operations()
        .map(({ method, path }) => `${method} ${path}`)
        // `admin/permissions.test.ts` goes through the back office.
        .filter((name) => !name.includes(' /admin/'))
        .sort(),
    ).toEqual([
      'delete /sn_api/user/sessions',
      'delete /sn_api/user/sessions/{id}',
      'get /acf/v3/options/options',
      'get /browser_lang/browser_lang',
      'get /cache',
      'get /health',
      'get /items/gemmotherapy',
      'get /items/oligotherapy',
      'get /items/phytotherapy',
      'get /items/schussler',
      'get /items/single_remedies',
      'get /ready',
      'get /shop/cart',
      'get /shop/downloads/{id}',
      'get /shop/orders/{id}/credit-note.pdf',
      'get /shop/orders/{id}/delivery-note.pdf',
      'get /shop/orders/{id}/invoice.pdf',
      'get /shop/orders/{id}/qr-code.svg',
      'get /shop/products/{id}/texts',
      'get /shop/remedies/{id}/description',
      'get /shop/search',
      'get /shop/statement.pdf',
      'get /sn_api/user',
      'get /sn_api/user/orders',
      'get /sn_api/user/personal-data',
      'get /sn_api/user/sessions',
      'get /tables/Map',
      'get /wc_api_proxy/acf',
      'get /wc_api_proxy/products',
      'get /wp/v2/media',
      'get /wp/v2/media/{id}',
      'get /wp/v2/pages',
      'get /wp/v2/pages/{id}',
      'get /wp/v2/posts',
      'get /wp/v2/posts/{id}',
      'post /jwt-auth/v1/token',
      'post /jwt-auth/v1/token/validate',
      'post /shop/cart/operations',
      'post /shop/checkout-token',
      'post /shop/forms',
      'post /shop/orders',
      'post /shop/orders/{id}/reorder',
      'post /shop/price',
      'post /shop/quick-order',
      'post /shop/stripe-events',
      'post /site/conversions',
      'post /site/views',
      'post /sn_api/complete_reset_password',
      'post /sn_api/contact_form',
      'post /sn_api/contest_form',
      'post /sn_api/new_user',
      'post /sn_api/reset_password',
      'post /sn_api/user',
      'post /sn_api/webinar_form',
    ])
  })

  it('passes the strict rules of an OpenAPI linter', async () => {
    const config = await createConfig({ extends: ['recommended'] })
    const problems = await lintFromString({ source: JSON.stringify(description), config })
    expect(
      problems.map(
        ({ ruleId, message, location: [at] }) => `${ruleId} ${at?.pointer ?? ''} ${message}`,
      ),
    ).toEqual([])
  })

  it('describes every operation, parameter and field', () => {
    const undescribed: string[] = []
    const visit = (node: unknown, path: string) => {
      if (typeof node !== 'object' || node === null) return
      const { in: place, name, description: text, properties } = node as Record<string, unknown>
      if (typeof place === 'string' && typeof name === 'string' && place !== 'cookie' && !text)
        undescribed.push(`${path} ${name}`)
      for (const [key, field] of Object.entries(properties ?? {}))
        if (!field.description && !field.$ref) undescribed.push(`${path} ${key}`)
      for (const [key, value] of Object.entries(node)) visit(value, `${path}/${key}`)
    }
    visit(description, '')
    expect(undescribed).toEqual([])
    for (const { path, method, operation } of operations())
      expect(operation.summary, `${method} ${path}`).toMatch(/^[A-Z][a-z]+s,? [^.]*$/)
  })

  it('references only existing schemas', () => {
    const references = JSON.stringify(description).match(/#\/components\/schemas\/\w+/g) ?? []
    expect(references.length).toBeGreaterThan(0)
    for (const reference of references)
      expect(description.components.schemas).toHaveProperty(reference.split('/').at(-1) ?? '')
  })

  it('describes the substances of a mixture', () => {
    const text = JSON.stringify(description)
    for (const schema of ['Substance', 'UnfinishedSubstance'])
      expect(text).toContain(`"items":{"$ref":"#/components/schemas/${schema}"},"maxItems":50`)
  })

  it('the API description has portable patterns without flags', () => {
    expect(JSON.stringify(description)).not.toMatch(/"pattern":"[^"]*\/[a-z]+"/)
  })

  it('lists only defined error statuses', () => {
    const statuses = new Set<number>([
      200,
      201,
      204,
      304,
      503,
      ...(Object.keys(apiErrorMessages) as ErrorCode[]).map(errorStatus),
    ])
    for (const { path, operation } of operations())
      for (const status of Object.keys(operation.responses))
        expect(statuses, `${status} of ${path}`).toContain(Number(status))
  })

  it('matches the routes: every path responds, and only to its methods', async () => {
    for (const path of Object.keys(description.paths)) {
      const methods = Object.keys(description.paths[path] ?? {}).map((name) => name.toUpperCase())
      for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']) {
        const { status, headers } = await api.request(path, { method })
        expect(status === 405, `${method} ${path}: ${status}`).toBe(!methods.includes(method))
        expect(status).not.toBe(404)
        expect(status).not.toBe(500)
        if (status === 405) expect(headers.get('allow')).toBe(methods.join(', '))
      }
    }
  })

  it('the API description has an ETag', async () => {
    const tag = (await api.get('/openapi.json')).headers.get('etag') ?? ''
    expect((await api.get('/openapi.json', { 'if-none-match': tag })).status).toBe(304)
  })
})
