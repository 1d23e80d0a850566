import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { StatementProblem } from '../../domain/payments/statement-problem.ts'

/** What the fields of an entry are called by people. */
const entryProblem = (entry: number, field: string): MessageDescriptor => {
  switch (field) {
    case 'Amt':
      return msg`Entry ${entry} of the file has no valid amount. Nothing was imported.`
    case 'ValDt':
      return msg`Entry ${entry} of the file has no valid date. Nothing was imported.`
    default:
      return msg`Entry ${entry} of the file is not complete. Nothing was imported.`
  }
}

/** What to do about a file of the bank that cannot be read. */
export const statementProblem = (problem: StatementProblem): MessageDescriptor => {
  switch (problem.code) {
    case 'file-empty':
      return msg`The file is empty. Please download it from your bank again.`
    case 'file-too-large': {
      const megabytes = problem.maxBytes / 1_000_000
      return msg`The file is larger than ${megabytes} MB. Please choose a shorter period at your bank.`
    }
    case 'file-encoding':
      return msg`The characters of the file cannot be read. Please download it from your bank again.`
    case 'file-unsafe':
      return msg`The file contains parts that bank files never have. It was not read.`
    case 'file-not-xml': {
      const { line } = problem
      return msg`This is not a bank statement in XML format, or it is cut off (line ${line}). Please choose camt.053 or camt.054 at your bank.`
    }
    case 'file-not-statement': {
      const { found } = problem
      return msg`This is another type of file (${found}). Please choose camt.053 or camt.054 at your bank.`
    }
    case 'entry-invalid':
      return entryProblem(problem.entry, problem.field)
    case 'entry-text-too-long': {
      const { entry } = problem
      return msg`Entry ${entry} of the file has a text that is too long. Nothing was imported.`
    }
    case 'file-too-complex':
      return msg`The file is too large to be read. Please choose a shorter period at your bank.`
    case 'archive-unreadable':
      return msg`The ZIP file is damaged or protected by a password. Please download it from your bank again.`
    case 'archive-too-large': {
      const megabytes = problem.maxBytes / 1_000_000
      return msg`The files in the ZIP file are larger than ${megabytes} MB. It was not unpacked. Please choose a shorter period at your bank.`
    }
    case 'archive-too-many-files': {
      const { max } = problem
      return msg`There are more than ${max} files in the ZIP file. It was not unpacked. Please choose a shorter period at your bank.`
    }
    case 'account-foreign': {
      const { account, own } = problem
      if (!own)
        return msg`The shop has no account yet: please enter the IBAN in the settings first. Nothing was imported.`
      return account
        ? msg`This is a statement of the account ${account}, but invoices are paid to ${own}. Nothing was imported. If the account is yours as well, please have it added in the settings.`
        : msg`The statement names no account, so it cannot be told whether it is yours (${own}). Nothing was imported.`
    }
    case 'archive-without-statements':
      return msg`There is no XML file in the ZIP file. Please choose camt.053 or camt.054 at your bank.`
    case 'too-many-entries': {
      const { max } = problem
      return msg`The file has more than ${max} payments. Please choose a shorter period at your bank.`
    }
  }
}
