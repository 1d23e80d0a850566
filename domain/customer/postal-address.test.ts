import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  cleanPostcode,
  maxBuildingNumberLength,
  postalLines,
  splitStreet,
  streetLine,
} from './postal-address.ts'

test.each<[string, string, string | null, string?]>([
  ['Rue du Lac 12', 'Rue du Lac', '12'],
  ['Rue du Lac 12b', 'Rue du Lac', '12b'],
  ['Hauptstr. 12A', 'Hauptstr.', '12A'],
  ['Hauptstr. 12 A', 'Hauptstr.', '12 A'],
  ['Hauptstr.12', 'Hauptstr.', '12'],
  ['Hauptstrasse12', 'Hauptstrasse', '12'],
  ['Rue du Lac, 12', 'Rue du Lac', '12'],
  ['12 bis, rue du Lac', 'rue du Lac', '12 bis'],
  ['12bis rue du Lac', 'rue du Lac', '12bis'],
  ['1, rue de Lausanne', 'rue de Lausanne', '1'],
  ['12-14, rue de Lausanne', 'rue de Lausanne', '12-14'],
  ['10 Downing Street', 'Downing Street', '10'],
  ['Rue de Lausanne 12 bis', 'Rue de Lausanne', '12 bis'],
  ['Rue de Lausanne 12bis', 'Rue de Lausanne', '12bis'],
  ['Place du 1er-Août 2 ter', 'Place du 1er-Août', '2 ter'],
  ['Place du 1er-Août', 'Place du 1er-Août', null],
  ['  Bahnhofstrasse 3-5 ', 'Bahnhofstrasse', '3-5'],
  ['Bahnhofstr. 12/14/16', 'Bahnhofstr.', '12/14/16'],
  ['Seestrasse 12 – 14', 'Seestrasse', '12 – 14'],
  ['Seestrasse 12a-c', 'Seestrasse', '12a-c'],
  ['Seestrasse 12, 14', 'Seestrasse', '12, 14'],
  ['Seestrasse 12 und 14', 'Seestrasse', '12 und 14'],
  ['Seestrasse 12.1', 'Seestrasse', '12.1'],
  ['Unterdorf 3+4', 'Unterdorf', '3+4'],
  ['Via Cantonale 5/a', 'Via Cantonale', '5/a'],
  ['Dorf Nr. 5', 'Dorf', '5'],
  ['Chemin du Bois, n° 5', 'Chemin du Bois', '5'],
  ['Via Cantonale n. 5', 'Via Cantonale', '5'],
  ['Rue de Lausanne 12-bis', 'Rue de Lausanne', '12-bis'],
  ['Seestrasse 12 bis 14', 'Seestrasse', '12 bis 14'],
  ['Nr. 5', 'Nr. 5', null],
  ['Seestrasse １２', 'Seestrasse', '12'],
  ['Rue du 31-Décembre 8', 'Rue du 31-Décembre', '8'],
  ['Rue du 31-Décembre', 'Rue du 31-Décembre', null],
  ['Strasse des 17. Juni 135', 'Strasse des 17. Juni', '135'],
  ['Chemin des 3 Fontaines', 'Chemin des 3 Fontaines', null],
  ['Chemin des 3 Fontaines 7', 'Chemin des 3 Fontaines', '7'],
  ['Chez les Blanc 3', 'Chez les Blanc', '3'],
  ['Place du Marché', 'Place du Marché', null],
  ['Im Feld', 'Im Feld', null],
  ['Haus Sonne', 'Haus Sonne', null],
  ['Seestrasse 12, 3. Stock', 'Seestrasse', '12', '3. Stock'],
  ['Seestrasse 12 3. Stock', 'Seestrasse', '12', '3. Stock'],
  ['Rue du Lac 12, 2e étage, c/o Martin', 'Rue du Lac', '12', '2e étage, c/o Martin'],
  ['2e étage, Rue du Lac 12', 'Rue du Lac', '12', '2e étage'],
  ['c/o Müller, Seestrasse 12', 'Seestrasse', '12', 'c/o Müller'],
  ['Rue du Lac 12, Case postale 7', 'Rue du Lac', '12', 'Case postale 7'],
  ['Via Roma 5 int. 3', 'Via Roma', '5', 'int. 3'],
  ['Seestrasse 12/2. OG', 'Seestrasse', '12', '2. OG'],
  ['Seestrasse 12 (Hinterhaus)', 'Seestrasse', '12', 'Hinterhaus'],
  ['Seestrasse 12 Tor 3', 'Seestrasse', '12', 'Tor 3'],
  ['Seestrasse 12 / Postfach 3', 'Seestrasse', '12', 'Postfach 3'],
  ['Haus Sonne, Dorfstrasse 5', 'Dorfstrasse', '5', 'Haus Sonne'],
  ['Seestrasse 12, Hinterhof', 'Seestrasse', '12', 'Hinterhof'],
  ['c/o Müller', 'c/o Müller', null],
  ['Postfach', 'Postfach', ''],
  ['Case postale 12', 'Case postale 12', ''],
  ['12', '12', null],
  ['', '', null],
])('splits the address line %j', (line, street, buildingNumber, supplement = '') => {
  expect(splitStreet(line)).toEqual({ street, buildingNumber, supplement })
})

test('leaves a number that is longer than the QR-bill permits in the street', () => {
  const line = 'Seestrasse 12/14/16/18/20/22'
  expect(splitStreet(line)).toEqual({ street: line, buildingNumber: null, supplement: '' })
})

test('keeps every letter and digit of a line, except the label of a number', () => {
  const words = ['Rue', 'du', 'Lac', 'Str.', '12', '12b', 'bis', '3. Stock', 'c/o', ',', '-', '/']
  const anyLine = fc.array(fc.constantFrom(...words), { maxLength: 8 }).map((all) => all.join(' '))
  const signs = (text: string) => [...text.replace(/[\s,/]/g, '')].sort().join('')
  fc.assert(
    fc.property(anyLine, (line) => {
      const { street, buildingNumber, supplement } = splitStreet(line)
      expect(signs(`${street}${buildingNumber ?? ''}${supplement}`)).toBe(signs(line))
      expect((buildingNumber ?? '').length).toBeLessThanOrEqual(maxBuildingNumberLength)
    }),
  )
})

test('splits long lines without backtracking for ever', () => {
  for (const part of ['1 -', '1 / ', '12, ', 'a 1', '9', '3. Stock ', ' '])
    expect(splitStreet(`${part.repeat(300)}!`).street).not.toBe('')
})

test('writes all known parts of the street line', () => {
  expect(streetLine('Rue du Lac', '12b')).toBe('Rue du Lac 12b')
  expect(streetLine('Hof Tal', '')).toBe('Hof Tal')
  expect(streetLine('Rue du Lac 12', null)).toBe('Rue du Lac 12')
})

describe('postcodes', () => {
  test.each([
    ['CH', '3000', '3000'],
    ['CH', 'CH-3000', '3000'],
    ['CH', 'ch 3000', '3000'],
    ['CH', 'CH3000', '3000'],
    ['CH', 'CH – 3000', '3000'],
    ['CH', 'CHE_3000', '3000'],
    ['CH', '３０００', '3000'],
    ['CH', 'ＣＨ－３０００', '3000'],
    ['CH', ' 3 000 ', '3000'],
    ['LI', 'FL-9490', '9490'],
    ['LI', 'LI 9490', '9490'],
    ['LI', 'FL.9490', '9490'],
    ['CH', 'FL-9490', '9490'],
    ['DE', 'D-79100', '79100'],
    ['DE', 'DE 79100', '79100'],
    ['AT', 'A-1010', '1010'],
    ['FR', 'F-75001', '75001'],
    ['IT', 'I - 20121', '20121'],
    ['LU', 'L-1234', '1234'],
    ['NL', 'NL-1012 AB', '1012 AB'],
    // Letters that belong to the postcode.
    ['GB', 'SW1A 1AA', 'SW1A 1AA'],
    ['GB', 'B1 1AA', 'B1 1AA'],
    ['LV', 'LV-1010', 'LV-1010'],
    ['CA', 'K1A 0B1', 'K1A 0B1'],
    ['CH', 'D-79100', 'D-79100'],
    ['CH', '', ''],
    ['CH', 'CH', 'CH'],
  ])('cleans in %s the postcode %j', (country, text, postcode) => {
    expect(cleanPostcode(text, country)).toBe(postcode)
    expect(cleanPostcode(postcode, country)).toBe(postcode)
  })
})

describe('the lines of an address', () => {
  const address = {
    company: 'Praxis Linde',
    first_name: 'Ada',
    last_name: 'Muster',
    address1: 'Gerbergasse',
    building_number: '12',
    address2: '',
    postcode: '4001',
    city: 'Basel',
  }

  const street = 'Gerbergasse 12'

  test.each([
    ['', [street]],
    ['c/o Keller', ['c/o Keller', street]],
    ['3. Stock', ['3. Stock', street]],
    ['2e étage', ['2e étage', street]],
    ['Copropriété du Lac', ['Copropriété du Lac', street]],
    ['Postfach 12', [street, 'Postfach 12']],
    ['Case postale 7', [street, 'Case postale 7']],
    ['casella postale', [street, 'casella postale']],
    ['CP 7', [street, 'CP 7']],
    ['P.O. Box 4', [street, 'P.O. Box 4']],
    ['c/o Keller, 3. Stock, Postfach', ['c/o Keller, 3. Stock', street, 'Postfach']],
  ])('writes %j before or after the street', (address2, lines) => {
    expect(postalLines({ ...address, address2 })).toEqual([
      'Praxis Linde',
      'Ada Muster',
      ...lines,
      '4001 Basel',
    ])
  })

  test('omits empty lines', () => {
    expect(postalLines({ ...address, company: '', first_name: '', building_number: null })).toEqual(
      ['Muster', 'Gerbergasse', '4001 Basel'],
    )
  })
})
