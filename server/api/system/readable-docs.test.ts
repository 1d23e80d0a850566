import { beforeAll, describe, expect, it } from 'vitest'
import { databases } from '../../../tests/databases.ts'
import { closeDatabase } from '../../db/client.ts'
import { openTestApi, type TestApi } from '../api.fixtures.ts'

const [sqlite] = databases

describe('the readable API description', () => {
  let api: TestApi
  beforeAll(async () => {
    if (!sqlite) throw new Error('no database')
    const db = await sqlite.open()
    api = openTestApi(db)
    return () => closeDatabase(db)
  })

  it('loads only its own files, without inline scripts and styles', async () => {
    const answer = await api.get('/docs')
    const html = await answer.text()
    const addresses = [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map(
      ([, address = '']) => address,
    )
    expect(addresses).toHaveLength(4)
    for (const address of addresses) {
      expect(address).toMatch(/^\/api\//)
      expect((await api.get(address.slice('/api'.length))).status, address).toBe(200)
    }
    expect(html).not.toMatch(/<style|\sstyle=|<script>|\son\w+=/)
    const policy = answer.headers.get('content-security-policy')
    expect(policy).toContain("default-src 'none'")
    expect(policy).not.toContain('unsafe')
  })

  it('sends scripts and styles with their type', async () => {
    for (const [name, type] of [
      ['swagger-ui-bundle.js', 'text/javascript'],
      ['swagger-ui.css', 'text/css'],
      ['start.js', 'text/javascript'],
    ])
      expect((await api.get(`/docs/${name}`)).headers.get('content-type')).toContain(type)
    expect((await api.get('/docs/package.json')).status).toBe(404)
  })
})
