import { saltForms } from '../../../domain/catalogue/salt.ts'
import {
  choiceColumn,
  decimalColumn,
  listColumn,
  textColumn,
  translatedColumns,
  wholeNumberColumn,
  words,
  yesNoColumn,
} from '../../imports/columns.ts'
import type { ImportColumn } from '../../imports/import-table.ts'

const synonymsColumn = (fr: string, en: string, de: string, it: string) =>
  listColumn(words(fr, en, de, it))

export const remedyColumns = {
  number: wholeNumberColumn(words('numéro|n°|id', 'number|id', 'Nummer|id', 'numero|id'), {
    role: 'key',
  }),
  family: choiceColumn(
    words('famille', 'family', 'Familie', 'famiglia'),
    [
      ['hpt', words('homéopathie', 'homeopathy', 'Homöopathie', 'omeopatia')],
      ['gtp', words('gemmothérapie', 'gemmotherapy', 'Gemmotherapie', 'gemmoterapia')],
      ['ptp', words('phytothérapie', 'phytotherapy', 'Phytotherapie', 'fitoterapia')],
      ['otp', words('oligothérapie', 'oligotherapy', 'Oligotherapie', 'oligoterapia')],
      [
        'sch',
        words(
          'sels de Schüssler|schussler',
          'Schüssler salts',
          'Schüssler-Salze',
          'sali di Schüssler',
        ),
      ],
    ],
    { role: 'key' },
  ),
  name: textColumn(
    words(
      'nom|nom sur l’étiquette',
      'name|name on labels',
      'Name|Name auf Etiketten',
      'nome|nome sull’etichetta',
    ),
  ),
  abbreviation: textColumn(words('abréviation', 'abbreviation', 'Abkürzung', 'abbreviazione')),
  ch: textColumn(words('CH', 'CH', 'CH', 'CH')),
  k: textColumn(words('K', 'K', 'K', 'K')),
  lm: textColumn(words('LM', 'LM', 'LM', 'LM')),
  latin: textColumn(words('nom botanique', 'botanical name', 'botanischer Name', 'nome botanico')),
  symbol: textColumn(words('symbole', 'symbol', 'Symbol', 'simbolo')),
  mgPerLitre: decimalColumn(words('mg/l', 'mg/l', 'mg/l', 'mg/l')),
  nr: wholeNumberColumn(words('numéro du sel', 'salt number', 'Salznummer', 'numero del sale')),
  forms: {
    ...listColumn(words('formes du sel', 'salt forms', 'Salzformen', 'forme del sale')),
    choices: () => saltForms,
  },
  isSupplementary: yesNoColumn(
    words('sel complémentaire', 'supplementary salt', 'Ergänzungssalz', 'sale complementare'),
  ),
  isListed: yesNoColumn(words('proposé', 'offered', 'angeboten', 'offerto')),
  ...translatedColumns(
    'name',
    words('nom courant', 'common name', 'gebräuchlicher Name', 'nome comune'),
  ),
  ...translatedColumns('part', words('partie', 'part', 'Pflanzenteil', 'parte')),
  ...translatedColumns('compound', words('composé', 'compound', 'Verbindung', 'composto')),
  ...translatedColumns(
    'description',
    words('description', 'description', 'Beschreibung', 'descrizione'),
  ),
  synonyms_abbreviation: synonymsColumn(
    'autres abréviations',
    'other abbreviations',
    'weitere Abkürzungen',
    'altre abbreviazioni',
  ),
  synonyms_latin: synonymsColumn(
    'autres noms latins',
    'other latin names',
    'weitere lateinische Namen',
    'altri nomi latini',
  ),
  ...Object.fromEntries(
    Object.entries(
      translatedColumns(
        'synonyms',
        words('autres noms', 'other names', 'weitere Namen', 'altri nomi'),
      ),
    ).map(([name, { headings }]) => [name, listColumn(headings)]),
  ),
} satisfies Record<string, ImportColumn>
