import { beforeAll, beforeEach, describe, expect, it, test } from 'vitest'
import { formTexts } from '../../../demo/form-texts.ts'
import {
  formKinds,
  requirableFields,
  requiredByDefault,
} from '../../../domain/forms/form-fields.ts'
import { minFillingMs } from '../../../domain/forms/spam.ts'
import { languages } from '../../../domain/language.ts'
import { databases } from '../../../tests/databases.ts'
import { changeContent } from '../../content/content-version.ts'
import { closeDatabase } from '../../db/client.ts'
import { json } from '../../db/json.ts'
import { openTestApi, type TestApi } from '../api.fixtures.ts'

const marked = Object.fromEntries(requirableFields.webinar.map((field) => [field, `some ${field}`]))
const whole = { ...marked, name: 'Ada Keller', email: 'ada@example.ch', agb: true }

describe.each(databases)('public forms by the API on $name', ({ open }) => {
  let api: TestApi
  beforeAll(async () => {
    const db = await open()
    api = openTestApi(db)
    for (const language of languages)
      await changeContent(db, (trx) =>
        trx
          .insertInto('option')
          .values({ name: 'form_texts', language, value: json<unknown>(formTexts[language]) })
          .execute(),
      )
    return () => closeDatabase(db)
  })
  beforeEach(async () => {
    const { db } = api.services
    for (const table of ['form_entry', 'outbox', 'rate_limit', 'newsletter_subscription'] as const)
      await db.deleteFrom(table).execute()
  })

  const entries = () => api.services.db.selectFrom('form_entry').selectAll().execute()
  const jobs = async () =>
    (await api.services.db.selectFrom('outbox').select('kind').orderBy('id').execute()).map(
      ({ kind }) => kind,
    )
  const send = async (kind: string, body: unknown) => {
    const answer = await api.post(`/sn_api/${kind}_form`, body)
    return { status: answer.status, headers: answer.headers, body: await answer.json() }
  }

  describe.each(formKinds)('%s', (kind) => {
    it('a public form is stored and mailed to the laboratory', async () => {
      const sent = { ...whole, language: 'de', about: 'Ein Titel', newsletter: true, role: 'x' }
      const answer = await send(kind, sent)
      expect(answer).toMatchObject({
        status: 200,
        body: { message: formTexts.de[`success_${kind}`] },
      })
      const [entry] = await entries()
      expect(entry).toMatchObject({ kind, language: 'de', about: 'Ein Titel', spam: '' })
      expect(entry?.handled_at).toBeNull()
      expect(entry?.fields).toMatchObject({
        name: 'Ada Keller',
        email: 'ada@example.ch',
        agb: true,
        newsletter: true,
      })
      expect(JSON.stringify(entry)).not.toMatch(/role|unknown/)
      expect(await jobs()).toEqual([
        'form-received',
        ...(kind === 'contact' ? [] : ['form-confirmed']),
        'newsletter-confirm',
      ])
    })

    it('stores that the newsletter is not requested', async () => {
      await send(kind, whole)
      const [entry] = await entries()
      expect(entry?.fields).toMatchObject({ agb: true, newsletter: false })
    })

    test.each(languages)('names problems in the laboratory’s texts in %s', async (language) => {
      const answer = await send(kind, { ...marked, language })
      const { name_missing, email_missing, accept_terms, email_wrong } = formTexts[language]
      expect(answer).toMatchObject({ status: 422, body: { code: 'fields_invalid' } })
      expect(answer.body.data.fields).toEqual({
        name: name_missing,
        email: email_missing,
        agb: accept_terms,
      })
      const wrong = await send(kind, { ...whole, email: 'ada', language })
      expect(wrong).toMatchObject({
        status: 422,
        body: {
          code: 'email_wrong',
          message: email_wrong,
          data: { fields: { email: email_wrong } },
        },
      })
      expect(await entries()).toEqual([])
    })

    test.each<[string, unknown]>([
      ['nothing', undefined],
      ['null', null],
      ['an empty object', {}],
      ['a list', [whole]],
      ['a text', 'name'],
      ['a number as the name', { ...whole, name: 7 }],
      ['a list as the address', { ...whole, email: ['ada@example.ch'] }],
      ['an object as the message', { ...whole, message: { $gt: '' } }],
      ['terms that are not accepted', { ...whole, agb: 'false' }],
      ['terms that are an object', { ...whole, agb: {} }],
      ['two addresses', { ...whole, email: 'ada@example.ch,eva@example.ch' }],
      ['a second line in the address', { ...whole, email: 'ada@example.ch\r\nBcc: eva@a.ch' }],
      ['a name of signs that nobody sees', { ...whole, name: '\u200b\u0000' }],
      ['a name that is too long', { ...whole, name: 'x'.repeat(101) }],
      ['a message that is too long', { ...whole, message: 'x'.repeat(5_001) }],
    ])('refuses a form with %s', async (_, body) => {
      const answer = await send(kind, body)
      expect(answer.status).toBe(422)
      expect(answer.body.data.status).toBe(422)
      expect(await entries()).toEqual([])
      expect(await jobs()).toEqual([])
    })

    it('refuses too large and malformed bodies', async () => {
      const huge = await send(kind, { ...whole, message: 'x'.repeat(70_000) })
      expect(huge.status).toBe(413)
      const headers = { 'content-type': 'application/json' }
      const path = `/sn_api/${kind}_form`
      const broken = await api.request(path, { method: 'POST', body: '{"name":', headers })
      expect(broken.status).toBe(400)
    })

    it('accepts form encoding', async () => {
      const body = new URLSearchParams({
        ...whole,
        agb: 'on',
        message: 'Grüezi\r\nund\u0007 Merci',
      })
      const answer = await api.request(`/sn_api/${kind}_form`, { method: 'POST', body })
      expect(answer.status).toBe(200)
      const [entry] = await entries()
      expect(entry?.fields.message).toBe('Grüezi\nund  Merci')
    })

    it('a public form is stored once for concurrent submissions', async () => {
      const answers = await Promise.all([1, 2, 3].map(() => send(kind, whole)))
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
      expect(await entries()).toHaveLength(1)
      expect((await jobs()).filter((job) => job === 'form-received')).toHaveLength(1)
      await send(kind, { ...whole, message: 'Something else' })
      expect(await entries()).toHaveLength(2)
    })

    test.each([
      ['trap', { website: 'https://a.example' }],
      ['too-fast', { filling: minFillingMs - 1 }],
      ['links', { message: 'https://a.example '.repeat(5) }],
    ])('a public form is marked as spam by %s without any mail', async (spam, signs) => {
      const honest = await send(kind, whole)
      const answer = await send(kind, { ...whole, newsletter: true, ...signs })
      expect([answer.status, answer.body]).toEqual([honest.status, honest.body])
      expect((await entries()).map((entry) => entry.spam).sort()).toEqual(['', spam])
      expect((await jobs()).filter((job) => job === 'form-received')).toHaveLength(1)
      expect(await jobs()).not.toContain('newsletter-confirm')
    })

    it('accepts five per hour from one address', async () => {
      const sendNumber = (n: number) => send(kind, { ...whole, message: `number ${n}` })
      for (let n = 0; n < 5; n += 1) expect((await sendNumber(n)).status).toBe(200)
      const answer = await sendNumber(5)
      expect(answer.status).toBe(429)
      expect(answer.headers.get('retry-after')).toBe('3600')
      expect(answer.body.code).toBe('too_many_attempts')
      expect(await entries()).toHaveLength(5)
      expect((await send(kind, { ...whole, email: 'eva@example.ch' })).status).toBe(200)
    })
  })

  it('accepts twenty per hour from one network', async () => {
    const sendNumber = (n: number) => send('contact', { ...whole, email: `ada${n}@example.ch` })
    for (let n = 0; n < 20; n += 1) expect((await sendNumber(n)).status).toBe(200)
    expect((await sendNumber(20)).status).toBe(429)
  })

  test.each(formKinds)('%s requires the fields marked by default or by option', async (kind) => {
    const { db } = api.services
    for (const field of requirableFields[kind]) {
      const body = { ...whole, company: 'Apotheke', [field]: ' ' }
      const isMarked = requiredByDefault[kind].includes(field)
      const statusOf = async () => (await send(kind, { ...body, email: `${field}@a.ch` })).status
      expect(await statusOf(), field).toBe(isMarked ? 422 : 200)
      const value = json<unknown>({ [field]: !isMarked })
      const name = `${kind}_required_fields`
      await changeContent(db, (trx) =>
        trx.insertInto('option').values({ name, language: '', value }).execute(),
      )
      expect(await statusOf(), field).toBe(isMarked ? 200 : 422)
      await changeContent(db, (trx) => trx.deleteFrom('option').where('name', '=', name).execute())
    }
  })

  test.each(requirableFields.webinar)(
    'the webinar requires %s while it is marked',
    async (field) => {
      const body = { ...whole, [field]: ' ' }
      const refused = await send('webinar', body)
      expect(refused).toMatchObject({
        status: 422,
        body: { code: field === 'message' ? 'message_missing' : 'field_missing' },
      })
      expect(Object.keys(refused.body.data.fields)).toEqual([field])
      const { db } = api.services
      const value = json<unknown>({ [field]: false })
      await changeContent(db, (trx) =>
        trx
          .insertInto('option')
          .values({ name: 'webinar_required_fields', language: '', value })
          .execute(),
      )
      expect((await send('webinar', body)).status).toBe(200)
      await changeContent(db, (trx) =>
        trx.deleteFrom('option').where('name', '=', 'webinar_required_fields').execute(),
      )
    },
  )

  it('uses the default texts if the laboratory has none', async () => {
    const { db } = api.services
    await changeContent(db, (trx) =>
      trx
        .updateTable('option')
        .set({ value: json<unknown>({}) })
        .where('language', '=', 'en')
        .execute(),
    )
    const { body } = await send('contact', { language: 'en' })
    expect(body.data.fields).toEqual({
      name: 'Please enter your name.',
      email: 'Please enter your email address.',
      message: 'Please enter a message.',
      agb: 'You have to accept the terms and conditions.',
    })
  })

  it('requests the newsletter only if checked, without revealing subscribers', async () => {
    const subscriptions = () =>
      api.services.db.selectFrom('newsletter_subscription').select(['email', 'state']).execute()
    await send('contact', whole)
    expect(await subscriptions()).toEqual([])
    await send('contact', { ...whole, email: ' Ada@Example.ch ', newsletter: 'on' })
    expect(await subscriptions()).toEqual([{ email: 'ada@example.ch', state: 'pending' }])
    expect(await jobs()).toContain('newsletter-confirm')
  })
})
