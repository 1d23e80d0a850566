import { cleanLine } from './free-text.ts'

/** The longest own reference of a line, in characters: fits a row of the delivery note. */
export const maxLineReference = 40

/** The reference as stored: one line without invisible characters; '' for none. */
export const readLineReference = (text: string): string => cleanLine(text, maxLineReference)
