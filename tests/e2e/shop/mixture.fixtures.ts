import type { MixtureState } from '../../../domain/mixture/builder.ts'
import type { MixtureDraft } from '../../../domain/mixture/draft.ts'
import { choose, option, radio } from '../shop.fixtures.ts'
import { expect, open, type Page } from '../site.fixtures.ts'

export const openBuilder = (page: Page) => open(page, 'en', 'shop.make_your_own')

export const substancesStep = (page: Page) => page.getByRole('group', { name: 'Substances' })

/** The card of a substance by name; 'New substance' until its remedy is chosen. */
export const card = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('button', { name: `Delete ${name}` }) })

/** The button that opens and closes a card. */
export const cardHeader = (page: Page, name: string, expanded: boolean) =>
  card(page, name).getByRole('button', { name: new RegExp(`^${name}`), expanded })

type PlantType = 'Phytotherapy' | 'Gemmotherapy'

const begin = async (page: Page, type: PlantType | 'Homeopathy', text: string, name: string) => {
  await substancesStep(page)
    .getByRole('button', { name: /^Add (a|the first) substance$/ })
    .click()
  const added = card(page, 'New substance')
  await choose(added, type)
  await added.getByRole('combobox').fill(text)
  await option(page, name).click()
}

export const addPlant = (page: Page, type: PlantType, name: string) => begin(page, type, name, name)

/** Adds a homeopathic substance by pointer; the dilution is one of the common ones. */
export const addHomeopathic = async (page: Page, text: string, name: string, dilution?: string) => {
  await begin(page, 'Homeopathy', text, name)
  const added = card(page, name)
  await choose(added, 'CH')
  if (dilution) await added.getByRole('button', { name: dilution, exact: true }).click()
}

export const expectClosed = async (page: Page, forms: readonly string[], reason: string) => {
  for (const name of forms) {
    await expect(radio(page, name)).toHaveAttribute('aria-disabled', 'true')
    await expect(radio(page, name)).toHaveAccessibleDescription(reason)
  }
}

/** Persists a mixture once, as an earlier visit would have. */
export const persistMixture = (page: Page, mixture: unknown) =>
  page.addInitScript(
    (text) => {
      if (sessionStorage.getItem('kept')) return
      sessionStorage.setItem('kept', 'yes')
      localStorage.setItem('sn_v6', text)
    },
    JSON.stringify({ version: 6, state: { mixture } }),
  )

/** A mixture of thirty substances; the builder replaces the names. */
export const mixtureOfThirty: MixtureState = {
  name: '',
  quantity: 1,
  form: 'globuli',
  size: 'tube-1g',
  substances: Array.from(
    { length: 30 },
    (_, at): MixtureDraft => ({
      key: at + 1,
      type: 'Homeopathy',
      remedy: { id: at + 150, name: 'as listed' },
      scale: 'CH',
      // Every remedy is made in it.
      dilution: '15',
    }),
  ),
}
