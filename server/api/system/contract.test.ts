import { z } from '@hono/zod-openapi'
import { beforeAll, describe, expect, it } from 'vitest'
import { databases } from '../../../tests/databases.ts'
import { demoApi, type TestApi } from '../api.fixtures.ts'
import { type Description, exampleOf, type Operation, type Schema } from './contract.fixtures.ts'

const [sqlite] = databases

/** A call of an operation, and what came back. */
type Call = { method: string; path: string; as: 'administrator' | 'visitor'; body?: string }

describe('the contract of the API', () => {
  let api: TestApi
  let description: Description
  let administrator: string
  /** Ids in the lists of the API, by the path of the list. */
  const firstIds = new Map<string, string>()

  beforeAll(async () => {
    if (!sqlite) throw new Error('no database')
    api = await demoApi(sqlite.open)
    description = await (await api.get('/openapi.json')).json()
    const { id } = await api.services.db
      .selectFrom('account')
      .select('id')
      .where('role', '=', 'administrator')
      .executeTakeFirstOrThrow()
    administrator = id
    for (const path of Object.keys(description.paths)) {
      if (path.includes('{') || !description.paths[path]?.get) continue
      const answer = await api.get(path, await api.bearer(id))
      const isJson = answer.headers.get('content-type')?.includes('json')
      const rows: unknown = isJson ? await answer.json() : undefined
      const first = Array.isArray(rows) ? rows[0]?.id : undefined
      if (first !== undefined) firstIds.set(path, String(first))
    }
    return () => api.close()
  })

  const operations = () =>
    Object.entries(description.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
    )

  /** With the first id of the list that the path continues; `none` for other parameters. */
  const filled = (path: string) =>
    path
      .replace(/^(.+?)\/\{\w+\}/, (_, list: string) => `${list}/${firstIds.get(list) ?? 'none'}`)
      .replace(/\{\w+\}/g, 'none')

  const call = async ({ method, path, as, body }: Call) => {
    const credentials = as === 'administrator' ? await api.bearer(administrator) : {}
    const answer = await api.request(path, {
      method: method.toUpperCase(),
      headers: {
        ...credentials,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body }),
    })
    return { status: answer.status, type: answer.headers.get('content-type'), answer }
  }

  const schemaOf = (schema: Schema) => {
    const inDefinitions = (part: unknown) =>
      JSON.parse(JSON.stringify(part).replaceAll('#/components/schemas/', '#/$defs/'))
    const $defs = inDefinitions(description.components.schemas)
    return z.fromJSONSchema({ ...inDefinitions(schema), $defs })
  }

  const checkAnswer = async (operation: Operation, made: Call) => {
    const { status, type, answer } = await call(made)
    const name = `${made.method} ${made.path} as ${made.as} with ${made.body}: ${status}`
    const response = operation.responses[status]
    // Some responses are common to all operations.
    if (status !== 304) expect(Object.keys(operation.responses).map(Number), name).toContain(status)
    const schema = response?.content?.['application/json']?.schema
    if (!schema || !type?.includes('application/json')) return status
    const read = schemaOf(schema).safeParse(await answer.json())
    expect(read.error?.issues.slice(0, 3), name).toBeUndefined()
    return status
  }

  it('answers calls with the described statuses and bodies', { timeout: 120_000 }, async () => {
    const broken: string[] = []
    const statuses: number[] = []
    for (const { path, method, operation } of operations()) {
      const schema = operation.requestBody?.content['application/json']?.schema
      const bodies = schema
        ? [JSON.stringify(exampleOf(schema, description.components.schemas)), '[]', '{']
        : [undefined]
      for (const as of ['visitor', 'administrator'] as const)
        for (const body of bodies)
          await checkAnswer(operation, {
            ...{ method, path: filled(path), as },
            ...(body !== undefined && { body }),
          }).then(
            (status) => statuses.push(status),
            (error: Error) => broken.push(error.message.slice(0, 400)),
          )
    }
    expect(broken).toEqual([])
    // The calls reach what they are about, not only their refusals.
    expect(statuses.filter((status) => status < 300).length).toBeGreaterThan(60)
    for (const status of [400, 401, 403, 404, 422]) expect(statuses).toContain(status)
  })
})
