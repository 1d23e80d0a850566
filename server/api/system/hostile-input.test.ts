import { beforeAll, describe, expect, it } from 'vitest'
import { databases } from '../../../tests/databases.ts'
import { demoApi, type TestApi } from '../api.fixtures.ts'
import { type Description, exampleOf, type Operation } from './contract.fixtures.ts'

/** Values that PostgreSQL cannot store, compare or count on from, and characters that XML forbids. */
const texts = ['a\0\ufffeb', '2147483648'] as const
const values = [
  ...texts,
  2_147_483_647,
  2_147_483_648,
  -2_147_483_649,
  1.5,
  ['a\0\uffffb'],
] as const

type Call = { method: string; path: string; operation: Operation; body?: string }

describe.each(databases)('hostile input to the API on $name', ({ open }) => {
  let api: TestApi
  let description: Description
  let administrator: Record<string, string>
  const firstIds = new Map<string, string>()

  beforeAll(async () => {
    api = await demoApi(open)
    description = await (await api.get('/openapi.json')).json()
    administrator = await api.staff('administrator')
    for (const [path, { get }] of Object.entries(description.paths)) {
      if (path.includes('{') || !get) continue
      const answer = await api.get(path, administrator)
      const rows: unknown = await answer.json().catch(() => undefined)
      const first = Array.isArray(rows) ? rows[0]?.id : undefined
      if (first !== undefined) firstIds.set(path, String(first))
    }
    return () => api.close()
  })

  const failureOf = async ({ method, path, operation, body }: Call) => {
    const answer = await api.request(path, {
      method: method.toUpperCase(),
      headers: { ...administrator, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body }),
    })
    const isComplete = await answer.arrayBuffer().then(
      () => true,
      () => false,
    )
    const isDescribed = Object.hasOwn(operation.responses, answer.status)
    return answer.status < 500 && isDescribed && isComplete
      ? []
      : [`${method} ${path} ${body}: ${answer.status}`]
  }

  const filled = (path: string) =>
    path
      .replace(/^(.+?)\/\{\w+\}/, (_, list: string) => `${list}/${firstIds.get(list) ?? '1'}`)
      .replace('{language}', 'de')
      .replace(/\{\w+\}/g, '1')

  const callsOf = (method: string, path: string, operation: Operation): Call[] => {
    const { schemas } = description.components
    const schema = operation.requestBody?.content['application/json']?.schema
    const example = schema && exampleOf(schema, schemas)
    const body = example === undefined ? {} : { body: JSON.stringify(example) }
    const inPath = [...path.matchAll(/\{\w+\}/g)].flatMap(([name]) =>
      texts.map((text) => ({
        ...{ method, operation, ...body },
        path: filled(path.replace(name, encodeURIComponent(text))),
      })),
    )
    const inQuery = (operation.parameters ?? [])
      .filter((parameter) => parameter.in === 'query')
      .flatMap(({ name }) =>
        texts.map((text) => ({
          ...{ method, operation, ...body },
          path: `${filled(path)}?${name}=${encodeURIComponent(text)}`,
        })),
      )
    const inBody = Object.keys(schema?.properties ?? {}).flatMap((name) =>
      values.map((value) => ({
        ...{ method, operation, path: filled(path) },
        body: JSON.stringify({ ...(example as object), [name]: value }),
      })),
    )
    return [...inPath, ...inQuery, ...inBody]
  }

  it('hostile input to the API is refused with a described status and never fails in the database', {
    timeout: 120_000,
  }, async () => {
    const calls = Object.entries(description.paths).flatMap(([path, methods]) =>
      Object.entries(methods).flatMap(([method, operation]) => callsOf(method, path, operation)),
    )
    expect(calls.length).toBeGreaterThan(500)
    const failures: string[] = []
    for (const call of calls) failures.push(...(await failureOf(call)))
    expect(failures).toEqual([])
  })

  const send = (method: string, path: string, body: unknown) =>
    api.request(path, {
      ...{ method, body: JSON.stringify(body) },
      headers: { ...administrator, 'content-type': 'application/json' },
    })

  it.each([
    [2_147_483_647, 409],
    [2_147_483_648, 422],
    [-1, 422],
    [1.5, 422],
    ['1', 422],
  ])('answers a change of version %j with %i', async (version, status) => {
    const staff = await api.newAccount({ role: 'sales' })
    const account = await api.newAccount()
    const number = { customerNumber: 'K-1', version }
    expect((await send('PATCH', `/admin/accounts/${account.id}`, number)).status).toBe(status)
    const role = { role: 'editor', version }
    expect((await send('PATCH', `/admin/staff/${staff.id}`, role)).status).toBe(status)
    const page = '/admin/pages/company.story/de'
    const { content } = await (await api.get(page, administrator)).json()
    const draft = await send('PUT', `${page}/draft`, { revision: version, content })
    expect(draft.status).toBe(status)
  })

  it.each(['a\0b', 'a\ud800b'])(
    'refuses %j as the name of a filter of a saved view',
    async (text) => {
      const answer = await send('POST', '/admin/saved-views', {
        ...{ list: 'orders', name: 'Open', filters: { [text]: 1 }, isShared: false },
      })
      expect(answer.status).toBe(422)
    },
  )

  it.each(['a\0b', 'a\ud800b'])(
    'removes what cannot be stored in %j from a block',
    async (text) => {
      const path = '/admin/pages/company.story/de'
      const { revision, content } = await (await api.get(path, administrator)).json()
      const blocks = [{ type: 'text', heading: text, text: `${text}\n${text}` }]
      const answer = await send('PUT', `${path}/draft`, {
        revision,
        content: { ...content, blocks },
      })
      expect(answer.status).toBe(200)
      const saved = await (await api.get(path, administrator)).json()
      expect(saved.content.blocks).toEqual([{ type: 'text', heading: 'ab', text: 'ab\nab' }])
    },
  )
})
