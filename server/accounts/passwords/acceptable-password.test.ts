import { describe, expect, test } from 'vitest'
import { passwordWeakness } from './acceptable-password.ts'

const context = [
  'lucja.boehm@rhein-apotheke.example',
  'Łucja',
  'Böhm-Dürst',
  'Apotheke am Rhein AG',
  'Laboratoire Trois-Sources SA',
  'info@trois-sources.example',
]

describe('passwordWeakness', () => {
  test.each([
    ['aaaaaaaa', 'pattern'],
    ['abcabcabc', 'pattern'],
    ['abcdefgh', 'pattern'],
    ['12.10.1991', 'pattern'],
    ['Passw0rd!', 'common'],
    ['PASSWORD123', 'common'],
    ['qwertzuiop', 'pattern'],
    ['12345678', 'common'],
    ['sunshine12', 'common'],
    ['troissources1', 'personal'],
    ['Trois-Sources 1', 'personal'],
    ['laboratoire trois sources', 'personal'],
    ['lucja.boehm@rhein-apotheke.example', 'personal'],
    ['lucja.boehm', 'personal'],
    ['Łucja2026', 'personal'],
    ['BöhmDürst1', 'personal'],
    ['bohmdurst', 'personal'],
    ['ApothekeAmRhein!', 'personal'],
    ['rheinapotheke99', 'personal'],
    ['correcthorse', 'common'],
    ['wewizcom', 'breached'],
    ['xxpa33bq.aDNA', 'breached'],
    ['AFYNJVFC', 'breached'],
  ])('refuses %s as %s', async (password, weakness) => {
    expect(await passwordWeakness(password, context)).toBe(weakness)
  })

  test.each([
    'Schafgarbe im Mai',
    'Tausendgüldenkraut',
    'demo-Passwort-1',
    'xkqvbzrt',
    'A7f!k2Zp',
    'In der Apotheke am Rhein blüht Salbei',
    'Lucja trinkt Kamillentee',
    'слонёнок на велосипеде',
    'x'.repeat(3) + 'quelque part une gentiane jaune'.repeat(30),
  ])('accepts the password %s', async (password) => {
    expect(await passwordWeakness(password, context)).toBeUndefined()
  })

  test('accepts names that are not part of the context', async () => {
    expect(await passwordWeakness('Böhm-Dürst-Salbei', [])).toBeUndefined()
  })

  // Without its limit of length, the estimate would not end before the timeout of a test.
  test('estimates long passwords', async () => {
    await passwordWeakness('aA@4$s5'.repeat(1_400), context)
  })
})
