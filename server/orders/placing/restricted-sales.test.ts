import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Profession } from '../../../domain/customer/profession.ts'
import type { ProfessionRight } from '../../../domain/options/right-options.ts'
import type { PostedItem } from '../../../domain/order/posted-item.ts'
import { databases } from '../../../tests/databases.ts'
import { readQuickOrder } from '../../catalogue/quick-order/read-quick-order.ts'
import { changeContent } from '../../content/content-version.ts'
import { writeOption } from '../../content/settings/write-option.ts'
import { closeDatabase, type Database } from '../../db/client.ts'
import { linesToday } from '../cart/lines-today.ts'
import { readDeskLines } from '../desk/read-desk-lines.ts'
import { openTestShop, type TestShop } from '../shop.fixtures.ts'
import { placeOrder } from './place-order.ts'
import { quoteOrder } from './quote-order.ts'
import { findRestrictedSales, restrictLines } from './restricted-sales.ts'

describe.each(databases)('rights by profession on $name', ({ open }) => {
  let db: Database
  let shop: TestShop
  let accountId: string
  let salt: PostedItem
  let mixture: PostedItem

  const doctors: Pick<ProfessionRight, 'professions' | 'reason'> = {
    professions: ['doctor', 'dentist'],
    reason: { fr: 'Médicament soumis à ordonnance.' },
  }
  const restrict = (...ranges: string[]) =>
    changeContent(db, (trx) =>
      writeOption(
        trx,
        'profession_rights',
        ranges.map((range) => ({ range, ...doctors })),
      ),
    )
  const become = (change: { profession?: Profession; certificate_expires_on?: string | null }) =>
    db.updateTable('account').set(change).where('id', '=', accountId).execute()
  const quote = (items: PostedItem[], isEnteredByStaff = false) =>
    quoteOrder(shop.services, { accountId, isEnteredByStaff }, items, 'fr')
  const message =
    'Médicament soumis à ordonnance. Réservé aux professions suivantes : Médecin, Médecin-dentiste.'

  beforeAll(async () => {
    db = await open()
    shop = await openTestShop(db)
    accountId = (await shop.accountOf('claire.favre')).accountId
    salt = await shop.lineOf('Calcium fluoratum', { type: 'schussler', form: 'pl_12' })
    mixture = await shop.lineOf('', {
      type: 'custom',
      substances: ['Homeopathy: Arnica montana 30CH', 'Homeopathy: Belladonna 30CH'],
      ...{ form: 'globuli', size: 'tube-1g' },
    })
    return () => closeDatabase(db)
  })
  beforeEach(() => become({ profession: 'drugstore', certificate_expires_on: null }))

  const remedy = async (name: string) => {
    const { id } = await db
      .selectFrom('remedy')
      .select('id')
      .where('name', '=', name)
      .where('category', '=', 'hpt')
      .executeTakeFirstOrThrow()
    return `remedy:${id}`
  }

  it('refuse an order and its lines, and say who may order', async () => {
    await restrict('family:schussler')
    const refusal = { code: 'profession-not-allowed', line: 0, field: 'info', message }
    expect(await quote([salt])).toMatchObject({ ok: false, refusal })
    expect(await linesToday(db, [salt], 'fr', accountId)).toMatchObject([
      { refusal: { code: 'profession-not-allowed', message } },
    ])
    const order = { ...(await shop.request('restricted')), items: [salt] }
    expect(await placeOrder(shop.services, order)).toMatchObject({ ok: false, refusal })
    expect(await quote([mixture])).toMatchObject({ ok: true })
    await become({ profession: 'dentist' })
    expect(await quote([salt])).toMatchObject({ ok: true })
  })

  it('restrict a mixture by its substances', async () => {
    for (const range of ['family:mixture', 'family:homeopathy', await remedy('Arnica montana')]) {
      await restrict(range)
      expect(await quote([mixture])).toMatchObject({ refusal: { code: 'profession-not-allowed' } })
    }
    await restrict(await remedy('Bellis perennis'), 'family:gemmotherapy')
    expect(await quote([mixture])).toMatchObject({ ok: true })
  })

  it('restrict the products of a category', async () => {
    const products = await db.selectFrom('product').select(['id', 'categories']).execute()
    const found = products.find(({ categories }) => categories.length > 0)
    await restrict(`category:${found?.categories[0]?.slug}`)
    const [restricted] = await findRestrictedSales(db, accountId, 'de')
    expect(restricted?.ranges).toContain(`product:${found?.id}`)
  })

  it('leave staff a notice', async () => {
    await restrict('family:schussler')
    expect(await quote([salt], true)).toMatchObject({ ok: true })
    const text = 'Schüssler 1 D12 Tabletten'
    const [line] = await readDeskLines(db, { accountId, text, language: 'fr' })
    expect(line).toMatchObject({ status: 'ok', item: {}, problems: [{ message }] })
    const lines = await readQuickOrder(db, { text, language: 'fr' })
    const [own] = await restrictLines(db, { accountId, language: 'fr' }, lines)
    expect(own).toMatchObject({ status: 'impossible', problems: [{ message }] })
    expect(own).not.toHaveProperty('item')
  })

  it('end some days after the certificate, if the laboratory says so', async () => {
    await restrict()
    await become({ certificate_expires_on: '2026-11-10' })
    expect(await quote([salt])).toMatchObject({ ok: true })
    const limit = (days: number) =>
      changeContent(db, (trx) => writeOption(trx, 'certificate_grace_days', days))
    await limit(10)
    expect(await quote([salt])).toMatchObject({ refusal: { code: 'certificate-expired' } })
    expect(await quote([salt], true)).toMatchObject({ ok: true })
    await limit(11)
    expect(await quote([salt])).toMatchObject({ ok: true })
  })
})
