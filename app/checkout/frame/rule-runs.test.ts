import { expect, test, vi } from 'vitest'
import { everyLine } from '../../../domain/order/decide.ts'
import type { PostedItem } from '../../../domain/order/posted-item.ts'
import { closeDatabase } from '../../../server/db/client.ts'
import { openTestShop } from '../../../server/orders/shop.fixtures.ts'
import { databases } from '../../../tests/databases.ts'
import { frameOf, writeItems } from './frame.fixtures.ts'

test.each(databases)(
  'decides each line once for the first post and once for placing, on $name',
  async ({ open }) => {
    const db = await open()
    const shop = await openTestShop(db)
    const { accountId } = await shop.accountOf('claire.favre')
    const jwt = await shop.checkoutToken(accountId)
    const items: PostedItem[] = [await shop.line('Arnica montana'), await shop.line('Belladonna')]

    const decide = vi.spyOn(everyLine.homeopathy, 'decide')
    const step = async (fields: Record<string, string>) => {
      decide.mockClear()
      const { view } = await frameOf(shop).post(fields)
      return { view, runs: decide.mock.calls.length / items.length }
    }
    const form = await step({ items: writeItems(items), jwt })
    if (form.view.step !== 'form') throw new Error(form.view.step)
    const review = await step({ ...form.view.carried, intent: 'review' })
    if (review.view.step !== 'review') throw new Error(review.view.step)
    const placed = await step({ ...review.view.carried, intent: 'place', terms: '1' })
    expect(placed.view.step).toBe('thanks')
    expect([form.runs, review.runs, placed.runs]).toEqual([1, 0, 1])
    decide.mockRestore()
    await closeDatabase(db)
  },
)
