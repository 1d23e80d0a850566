import { expect, test } from 'vitest'
import { openSession } from '../../../server/accounts/login/session.ts'
import { closeDatabase } from '../../../server/db/client.ts'
import { sessionCookie } from '../../../server/http/sessions/session-cookie.ts'
import { openTestShop } from '../../../server/orders/shop.fixtures.ts'
import { databases } from '../../../tests/databases.ts'
import { frameOf, writeItems } from './frame.fixtures.ts'

test.each(databases)(
  'offers the invoice to the logged-in customer only, on $name',
  async ({ open }) => {
    const db = await open()
    const shop = await openTestShop(db)
    const { post } = frameOf(shop)
    const { accountId } = await shop.accountOf('claire.favre')
    const jwt = await shop.checkoutToken(accountId)
    const { view: form } = await post({ items: writeItems([await shop.line('Belladonna')]), jwt })
    if (form.step !== 'form') throw new Error(form.step)
    const fields = { ...form.carried, intent: 'place', terms: '1', payment: 'advance' }
    const token = await openSession(db, accountId, 'test', shop.clock.now)
    const session = { cookie: `${sessionCookie.nameIn(shop.services.env)}=${token}` }

    const { view } = await post(fields, session)
    const [order] = await db
      .selectFrom('orders')
      .select(['id', 'number'])
      .where('account_id', '=', accountId)
      .orderBy('number', 'desc')
      .execute()
    expect(view).toMatchObject({ step: 'thanks', number: order?.number, invoiceOf: order?.id })
    expect((await post(fields)).view).toMatchObject({ step: 'thanks', invoiceOf: undefined })
    await db.updateTable('orders').set({ status: 'cancelled' }).execute()
    const again = await post(fields, session)
    expect(again.view).toMatchObject({ step: 'thanks', invoiceOf: undefined })
    await closeDatabase(db)
  },
)
