import { beforeEach, expect, test, vi } from 'vitest'

const frames: (() => void)[] = []
vi.mock(import('../../../../ui/after-paint.ts'), () => ({
  afterPaint: (work: () => void) => {
    frames.push(work)
    return () => void frames.splice(frames.indexOf(work), 1)
  },
}))
const { showCards } = await import('./show-cards.ts')

const cardsOf = (count: number, hidden: boolean) =>
  Array.from({ length: count }, () => ({ hidden }) as HTMLElement)

const shownIn = (cards: readonly HTMLElement[]) => cards.filter(({ hidden }) => !hidden).length

beforeEach(() => {
  frames.length = 0
})

test('shows the first cards synchronously and the others in the next frames', () => {
  const cards = cardsOf(20, true)
  const onShown = vi.fn()
  showCards(cards, new Set(cards), onShown)
  expect(shownIn(cards)).toBe(8)
  frames.shift()?.()
  expect(shownIn(cards)).toBe(16)
  frames.shift()?.()
  expect(shownIn(cards)).toBe(20)
  expect(onShown).not.toHaveBeenCalled()
  frames.shift()?.()
  expect(onShown).toHaveBeenCalledOnce()
})

test('hides the other cards synchronously', () => {
  const cards = cardsOf(20, false)
  showCards(cards, new Set(cards.slice(0, 1)), () => {})
  expect(shownIn(cards)).toBe(1)
})

test('shows no further card after it was cancelled', () => {
  const cards = cardsOf(20, true)
  showCards(cards, new Set(cards), () => {})()
  expect(frames).toEqual([])
})
