import type { Locator, Page } from '@playwright/test'
import type { Params } from '../../domain/page/address.ts'
import type { PageKey } from '../../domain/page/route-words.ts'
import { mixtureOfThirty } from '../mixture-of-thirty.ts'

/** Between pointing at a control, or focusing it, and pressing it; until it is released. */
const settleMs = 200
const holdMs = 60

export type Step = { name: string; run: (page: Page) => Promise<void> }
type Name = string | RegExp
/** Clicks as a person does: points first, and releases the button a moment later. */
const press = async (control: Locator) => {
  await control.scrollIntoViewIfNeeded()
  await control.hover({ force: true, noWaitAfter: true })
  const page = control.page()
  await page.waitForTimeout(settleMs)
  await page.evaluate(() => window.benchInteractions.clear())
  await page.mouse.down()
  await page.waitForTimeout(holdMs)
  await page.mouse.up()
}

const radio = (name: Name): Step => ({
  name: `radio ${name}`,
  run: (page) => press(page.locator('label').filter({ has: page.getByRole('radio', { name }) })),
})
const button = (name: Name, at = 0): Step => ({
  name: `button ${name}`,
  run: (page) => press(page.getByRole('button', { name }).nth(at)),
})
const key = (name: string, target?: (page: Page) => Locator): Step => ({
  name: `key ${name}`,
  run: async (page) => {
    if (target) {
      await target(page).focus()
      await page.waitForTimeout(settleMs)
    }
    await page.keyboard.press(name)
  },
})
const slider = (page: Page) => page.getByRole('slider').first()
const select = (name: string) => (page: Page) => page.getByRole('combobox', { name })

export type OperatedPage = {
  page: PageKey
  params?: Params
  /** Persisted in the browser, as an earlier visit would have. */
  state?: object
  /** The cart of a logged-in customer, on the server. */
  cart?: readonly object[]
  prepare?: (page: Page) => Promise<void>
  steps: readonly Step[]
}

const cart = Array.from({ length: 10 }, (_, at) => ({
  cartId: crypto.randomUUID(),
  WcId: 51_001 + at,
  name: 'as listed',
  icon: 'food-supplements',
  price: 3_200,
  quantity: 2,
  info: { type: 'supplement', form: 'capsules', size: '60 Capsules' },
}))

/** The checkbox of a page without anything else: what any interaction costs on this machine. */
export const emptyPage = {
  html: '<!doctype html><title>Empty</title><label><input type="checkbox"> Checkbox</label>',
  steps: Array.from(
    { length: 10 },
    (): Step => ({
      name: 'checkbox',
      run: (page) => press(page.getByRole('checkbox')),
    }),
  ),
}

/** Ten interactions of each page that is operated, in English. */
export const operatedPages = {
  selector: {
    page: 'shop.homeopathy.remedies',
    params: { remedyCode: 'a-159_b-ch_c-30' },
    steps: [
      radio('Granules'),
      radio('Drops'),
      radio('Globules'),
      radio(/^Bottle 15/),
      button('12 CH'),
      button('Higher dilution'),
      key('ArrowRight', slider),
      radio(/^DH/),
      radio(/^CH/),
      button(/^Increase quantity/),
    ],
  },
  'search of remedies': {
    page: 'shop.homeopathy.remedies',
    prepare: async (page) => {
      await page.getByRole('combobox').fill('nux')
      await page.getByRole('option').first().waitFor()
    },
    steps: [
      ...' vom',
      'Backspace',
      'Backspace',
      'Backspace',
      'ArrowDown',
      'ArrowDown',
      'ArrowUp',
    ].map((name) => key(name)),
  },
  'search of the site': {
    page: 'company.garden',
    prepare: async (page) => {
      await page.keyboard.press('f')
      await page.getByRole('dialog').getByRole('combobox').fill('bell')
      await page.getByRole('option').first().waitFor()
    },
    steps: [...'adon', 'Backspace', 'Backspace', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'a'].map(
      (name) => key(name),
    ),
  },
  'prescription line': {
    page: 'account.quick-order',
    cart: [],
    prepare: async (page) => {
      await page.getByRole('textbox').fill('arn 30ch glob 1g\nbell 9ch glob 1g\n')
      await page.locator('[data-status=ok]').nth(1).waitFor()
    },
    steps: [...'nux 9ch 4g'].map((name) => key(name === ' ' ? 'Space' : name)),
  },
  'builder with 30 substances': {
    page: 'shop.make_your_own',
    state: { mixture: mixtureOfThirty },
    prepare: async (page) => {
      await page.locator('ol [data-header]').first().click()
      await slider(page).waitFor()
    },
    steps: [
      button('Higher dilution'),
      button('Lower dilution'),
      key('ArrowRight', slider),
      button('30 CH'),
      radio(/^DH/),
      radio(/^CH/),
      radio('Granules'),
      radio('Globules'),
      button(/^Increase quantity/),
      button(/^Argentum metallicum/),
    ],
  },
  'list of products': {
    page: 'shop.homeopathy.complexes',
    steps: [
      button('Table'),
      button('Cards'),
      button('Next page'),
      button('Next page'),
      button('Previous page'),
      key('ArrowDown', select('Topic')),
      key('ArrowUp', select('Topic')),
      key('ArrowDown', select('Form')),
      key('ArrowUp', select('Form')),
      button('Table'),
    ],
  },
  'table of products': {
    page: 'shop.homeopathy.complexes',
    // Logs in: only members see quantities.
    cart: [],
    steps: [
      button('Price'),
      button('Name'),
      button('Name'),
      key('b', (page) => page.getByRole('textbox', { name: 'Filter' })),
      key('e'),
      key('Backspace'),
      key('Backspace'),
      key('3', (page) => page.getByRole('textbox', { name: /^Quantity of Complex 1 / })),
      key('ArrowDown'),
      button('Add all to Cart'),
    ],
  },
  'cart with 10 lines': {
    page: 'home',
    cart,
    prepare: async (page) => {
      await page.getByRole('banner').getByRole('button', { name: /^Cart/ }).click()
      await page.getByRole('dialog').getByRole('listitem').first().waitFor()
    },
    steps: [
      button(/^Increase quantity/),
      button(/^Increase quantity/),
      button(/^Decrease quantity/, 1),
      button(/^Increase quantity/, 2),
      button(/^Remove /, 3),
      button(/^Remove /, 4),
      button(/^Decrease quantity/),
      button(/^Empty the cart/),
      key('Escape'),
      button(/^Cart/),
    ],
  },
  'map of places': {
    page: 'resources.where',
    prepare: (page) => page.locator('.map-cluster').first().waitFor(),
    steps: [
      radio(/^Drugstore/),
      radio(/^Doctor/),
      radio(/^Homeopath/),
      button(/^Show on map/),
      button(/^Recenter/),
      radio(/^Other therapist/),
      button(/^Zoom in/),
      button(/^Zoom out/),
      button(/^Show on map/, 1),
      radio(/^Pharmacy/),
    ],
  },
} satisfies Record<string, OperatedPage>
