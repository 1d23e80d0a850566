import type { SignupField } from '../../domain/customer/signup-form.ts'
import { type Language, open, type Page } from './site.fixtures.ts'

export const pdf = {
  name: 'proof.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n%%EOF'),
}
export const password = 'drei Quellen im Wald'

export const field = (page: Page, name: string) => page.locator(`#signup-form [name=${name}]`)
export const errorOf = (page: Page, name: string) => page.locator(`#signup-${name}-error`)
export const submit = (page: Page) => page.locator('#signup-form [type=submit]').click()

/** The form's script comes when somebody turns to the form. */
export const openForm = async (page: Page, language: Language) => {
  await open(page, language, 'signup')
  await field(page, 'firstName').focus()
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('#signup-form') ?? {}).some((key) =>
      key.startsWith('__reactProps'),
    ),
  )
}

export type Entered = Partial<Record<SignupField, string>>

export const complete = (email: string): Entered => ({
  profession: 'homeopath',
  firstName: 'Élodie',
  lastName: 'Rochat',
  email,
  repeatEmail: email,
  password,
  repeatPassword: password,
  billingPhone: '+41 21 555 01 02',
  billingAddress1: 'Rue du Lac 12',
  billingPostcode: '1800',
  billingCity: 'Vevey',
  billingState: 'VD',
})

const chosen = ['profession', 'billingCountry', 'billingState']

export const fill = async (page: Page, entered: Entered) => {
  for (const [name, text] of Object.entries(entered))
    await (chosen.includes(name)
      ? field(page, name).selectOption(text)
      : field(page, name).fill(text))
}

let counter = 0
/** Each test registers somebody else. */
export const someone = () => `signup-${process.pid}-${Date.now()}-${counter++}@example.ch`
