import { expect, test } from 'vitest'
import type { CartInfo } from '../cart/cart-info.ts'
import { arrangeShelf } from './arrange-shelf.ts'

const line = (remedy: number, dilution = '30') => ({
  name: `Remedy ${remedy}`,
  WcId: 1,
  info: {
    type: 'homeopathy',
    scale: 'CH',
    dilution,
    form: 'globuli',
    size: 'tube-1g',
    remedy,
  } satisfies CartInfo,
})

const ordered = (remedy: number, day: number, dilution?: string) => ({
  ...line(remedy, dilution),
  orderedAt: new Date(Date.UTC(2026, 10, day)),
})

test('shows starred articles first, then the ones ordered last, each once', () => {
  const shelf = arrangeShelf(
    [line(3), line(1)],
    [ordered(2, 9), ordered(1, 8), ordered(2, 7), ordered(1, 6, '9')],
  )
  expect(
    shelf.map(({ line, isStarred, orders, lastOrdered }) => [
      line.info.type === 'homeopathy' && `${line.info.remedy} ${line.info.dilution}`,
      isStarred,
      orders,
      lastOrdered?.getUTCDate(),
    ]),
  ).toEqual([
    ['3 30', true, 0, undefined],
    ['1 30', true, 1, 8],
    ['2 30', false, 2, 9],
    ['1 9', false, 1, 6],
  ])
})

test('shows the 60 articles ordered last', () => {
  const shelf = arrangeShelf(
    [],
    Array.from({ length: 90 }, (_, i) => ordered(i + 1, 1)),
  )
  expect(shelf).toHaveLength(60)
  expect(shelf[0]?.line.name).toBe('Remedy 1')
})
