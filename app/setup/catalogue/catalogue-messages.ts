import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { FamilyFile } from '../../../server/setup/catalogue/file-names.ts'
import type { SetupFileProblem } from '../../../server/setup/catalogue/parse-list.ts'
import type { RecordProblem } from '../../../server/setup/catalogue/record-problem.ts'
import type { UploadProblem } from '../../../server/setup/catalogue/unpack-upload.ts'

export const familyNames: Record<FamilyFile, MessageDescriptor> = {
  homeopathy: msg`Single remedies`,
  gemmotherapy: msg`Gemmotherapy`,
  phytotherapy: msg`Phytotherapy`,
  oligotherapy: msg`Oligotherapy`,
  schussler: msg`Schüssler salts`,
  complexes: msg`Complexes`,
  otc: msg`OTC products`,
  kits: msg`Kits`,
  seasonal: msg`Seasonal sets`,
  supplements: msg`Food supplements`,
  prices: msg`Prices`,
  synonyms: msg`Other names of remedies`,
  locations: msg`Places on the map`,
}

export const uploadMessages: Record<UploadProblem, MessageDescriptor> = {
  'zip-damaged': msg`This archive is damaged or no zip archive.`,
  'not-text': msg`This file is not in the encoding UTF-8.`,
  'unknown-file': msg`No catalogue file has this name.`,
}

const fileMessages: Record<SetupFileProblem['reason'], MessageDescriptor> = {
  'not-json': msg`The file cannot be read at this place: a comma, bracket or quotation mark is missing or too much.`,
  'not-list': msg`The file must have a list of records.`,
  'not-record': msg`This row is no record with fields.`,
  'too-many-rows': msg`The file has more than 50,000 rows.`,
}

const rowMessages: Record<
  RecordProblem['reason'],
  (about: { field: string; value: string; choices: string }) => MessageDescriptor
> = {
  'field-missing': ({ field }) => msg`The field “${field}” is missing.`,
  'field-invalid': ({ field, value, choices }) =>
    choices
      ? msg`The field “${field}” has an impossible value: ${value}. Possible are: ${choices}`
      : msg`The field “${field}” has an impossible value: ${value}`,
  'price-invalid': ({ value }) => msg`The price must have two decimals, such as "12.50": ${value}`,
  'range-unreadable': ({ field, value }) =>
    msg`The dilutions in “${field}” cannot be read at this place: ${value}`,
  'lm-invalid': ({ value }) => msg`The LM dilutions are no range: ${value}`,
  'form-unknown': ({ value, choices }) =>
    msg`No salt has this form: ${value}. The forms are: ${choices}`,
  'family-unknown': ({ value, choices }) =>
    msg`No family has this name: ${value}. The families are: ${choices}`,
  'remedy-unknown': ({ value }) => msg`No remedy of the files has this number: ${value}`,
  'text-invalid': ({ field }) =>
    msg`The field “${field}” has an impossible character or is too long.`,
  taken: ({ field, value }) => msg`Another row has the same value in “${field}”: ${value}`,
}

/** Why a row or a file cannot be imported. */
export const catalogueErrorMessage = (
  problem: SetupFileProblem | RecordProblem,
): MessageDescriptor =>
  'field' in problem
    ? rowMessages[problem.reason]({ ...problem, choices: (problem.choices ?? []).join(', ') })
    : fileMessages[problem.reason]
