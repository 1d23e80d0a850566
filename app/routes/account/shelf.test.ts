import { RouterContextProvider } from 'react-router'
import { beforeAll, describe, expect, it } from 'vitest'
import { closeDatabase, type Database } from '../../../server/db/client.ts'
import { type RequestFacts, requestFacts } from '../../../server/http/pages/request-facts.ts'
import { databases } from '../../../tests/databases.ts'
import { accountRow } from '../../../tests/rows.ts'
import { answerShelf } from '../../account/shelf/answer-shelf.ts'
import { loader } from './shelf.tsx'

describe.each(databases)('ids of saved lists and formulas on $name', ({ open }) => {
  let db: Database
  let facts: RequestFacts
  beforeAll(async () => {
    db = await open()
    const account = accountRow({})
    await db.insertInto('account').values(account).execute()
    facts = {
      services: { db },
      language: 'de',
      page: { key: 'account.shelf', params: {} },
      signedIn: async () => ({ accountId: account.id }),
    } as unknown as RequestFacts
    return () => closeDatabase(db)
  })

  it('ids of saved lists and formulas are ignored in an address if none can have them', async () => {
    const context = new RouterContextProvider(new Map([[requestFacts, facts]]))
    const request = new Request('https://shop.example/de/konto/praeparate?deleted=a%00b')
    const answer = await loader({ context, request } as unknown as Parameters<typeof loader>[0])
    expect(answer).toMatchObject({
      data: { found: { deleted: undefined } },
    })
  })

  it.each([
    ['list', 'Liste'],
    ['formula', 'Rezeptur'],
  ])(
    'ids of saved lists and formulas are refused in a form if no %s can have them',
    async (kind, word) => {
      const form = new FormData()
      form.set('intent', 'restore')
      form.set('kind', kind)
      form.set('id', 'a\0b')
      const account = await facts.signedIn()
      const answer = await answerShelf(facts, account?.accountId ?? '', form)
      expect(answer).toMatchObject({ data: { refusal: expect.stringContaining(word) } })
    },
  )
})
