import { beforeAll, describe, expect, test } from 'vitest'
import { languages } from '../../domain/language.ts'
import { printPicture } from '../../domain/pictures/printed-picture.ts'
import { databases } from '../../tests/databases.ts'
import { openDemo } from '../../tests/demo-database.ts'
import { allProducts } from '../catalogue/products/products.ts'
import { findSalts } from '../catalogue/products/salts.ts'
import { closeDatabase, type Database } from '../db/client.ts'
import { findProductPicture, findRemedyPicture, findSaltPicture } from './find-picture.ts'

const alternativeTexts = {
  fr: /^Contenant étiqueté/,
  en: /^Container with label/,
  de: /^Behältnis mit Etikett/,
  it: /^Contenitore/,
}

describe.each(databases)('pictures on $name', ({ open }) => {
  let db: Database
  beforeAll(async () => {
    db = await openDemo(open)
    return () => closeDatabase(db)
  })

  test.each(languages)('show every product and salt in %s', async (language) => {
    const products = (await allProducts(db)).filter(({ kind }) => kind !== 'price')
    const salts = await findSalts(db, { audiences: {}, language })
    const found = await Promise.all([
      ...products.map(({ slug }) => findProductPicture(db, slug, language)),
      ...salts.map(({ slug }) => findSaltPicture(db, slug, language)),
    ])
    expect(found.length).toBe(products.length + 27)
    for (const one of found) {
      if (!one) throw new Error('no picture')
      const { picture, title, alt } = one
      expect(picture.container, title).not.toBe('carton')
      expect(alt).toContain(title)
      expect(alt).toMatch(alternativeTexts[language])
      const printed = printPicture(picture).lines.map(({ text }) => text)
      expect(printed.filter((text) => text.endsWith('…'))).toEqual([])
    }
  })

  test('do not exist for unknown slugs and incomplete selections', async () => {
    expect(await findProductPicture(db, 'nothing', 'de')).toBeUndefined()
    expect(await findSaltPicture(db, 'nothing', 'de')).toBeUndefined()
    for (const code of ['', 'a-159', 'a-159_b-ch_c-30_d-globuli', 'x', 'a-999999999_b-ch'])
      expect(await findRemedyPicture(db, code, 'de'), code).toBeUndefined()
  })

  test('show the chosen preparation', async () => {
    const code = 'a-159_b-ch_c-30_d-drops_e-water_f-bottle-60ml_g-3'
    expect(await findRemedyPicture(db, code, 'de')).toMatchObject({
      title: 'Arnica montana',
      alt: expect.stringMatching(
        /^Behältnis mit Etikette: Arnica montana, 30\sCH, Tropfen · .+ · Flasche 60\sml$/,
      ),
      picture: { container: 'bottle-60ml', band: 'homeopathy' },
    })
  })
})
