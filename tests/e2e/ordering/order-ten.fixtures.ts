import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test'
import { addressOf } from '../../../domain/page/address.ts'

/** Ten typical remedies as prescription lines; each is read without a question. */
const tenLines = [
  'arn c30 1g',
  'bell c9 1g',
  'puls c9 4g',
  'nux-v c9 4g',
  'sulf c30 1g',
  'lyc c15 4g',
  'ign c30 1g',
  'apis c9 4g',
  'cham c9 4g',
  'sep c30 1g',
]

type Keyboard = { press: (key: string) => Promise<void>; type: (text: string) => Promise<void> }

const isFocused = (target: Locator) =>
  target.evaluate((element) => element === element.ownerDocument.activeElement)

/** Far more than any way on these pages takes. */
const maxTabs = 60

const tabTo = async ({ press }: Keyboard, target: Locator) => {
  for (let tabs = 0; tabs < maxTabs; tabs += 1) {
    if (await isFocused(target)) return
    await press('Tab')
  }
  throw new Error(`Tab does not reach ${target}`)
}

const skipToContent = async ({ press }: Keyboard) => {
  await press('Tab')
  await press('Enter')
}

const frameOf = (page: Page): FrameLocator =>
  page.getByTitle('Checkout', { exact: true }).contentFrame()

const untilOrdered = (frame: FrameLocator) => expect(frame.getByRole('strong')).toBeVisible()

/** Orders `tenLines` with the keyboard alone; resolves to the pressed keys, also Ctrl and Shift. */
export const orderByKeyboard = async (page: Page): Promise<number> => {
  let strokes = 0
  const keyboard: Keyboard = {
    press: async (key) => {
      strokes += key.split('+').length
      await page.keyboard.press(key)
    },
    type: async (text) => {
      strokes += text.length
      await page.keyboard.type(text)
    },
  }
  await page.goto(addressOf('en', 'account.quick-order'))
  const field = page.getByLabel('Your items, one per line')
  await expect(field).toBeFocused()
  await keyboard.type(tenLines.join('\n'))
  await expect(page.locator('[data-status=ok]')).toHaveCount(tenLines.length)
  await keyboard.press('Control+Enter')
  await expect(field).toHaveValue('')
  await tabTo(keyboard, page.getByRole('main').getByRole('link', { name: 'Go to checkout' }))
  await keyboard.press('Enter')
  const frame = frameOf(page)
  await expect(frame.getByRole('button', { name: 'Check the order' })).toBeVisible()
  await skipToContent(keyboard)
  await tabTo(keyboard, frame.getByRole('radio', { checked: true }).first())
  await keyboard.press('Enter')
  const terms = frame.getByRole('checkbox', { name: 'I accept the terms' })
  await expect(terms).toBeVisible()
  await tabTo(keyboard, terms)
  await keyboard.press('Space')
  await keyboard.press('Enter')
  await untilOrdered(frame)
  return strokes
}

/** Orders ten articles of the shelf with the mouse alone; resolves to the clicks. */
export const orderByMouse = async (page: Page): Promise<number> => {
  let strokes = 0
  const click = async (target: Locator) => {
    strokes += 1
    await target.click()
  }
  await page.goto(addressOf('en', 'account.shelf'))
  const items = page.getByRole('list', { name: 'Your items' }).getByRole('listitem')
  for (let at = 0; at < tenLines.length; at += 1) {
    await click(items.nth(at).getByRole('button', { name: /^Add ?:/ }))
    await expect(page.getByRole('button', { name: `Cart: ${at + 1} item` })).toBeVisible()
  }
  await click(page.getByRole('banner').getByRole('button', { name: /^Cart/ }))
  await click(page.getByRole('dialog').getByRole('link', { name: 'Go to checkout' }))
  const frame = frameOf(page)
  await click(frame.getByRole('button', { name: 'Check the order' }))
  await click(frame.getByRole('checkbox', { name: 'I accept the terms' }))
  await click(frame.getByRole('button', { name: 'Place order' }))
  await untilOrdered(frame)
  return strokes
}
