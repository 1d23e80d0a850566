// @ts-check
import { existsSync } from 'node:fs'

/** @typedef {{ only: string[], unitFiles: string[], browserFiles: string[], options: string[] }} TestArguments */

const isSpec = (/** @type {string} */ path) => path.endsWith('.spec.ts')
const isTest = (/** @type {string} */ path) => /\.test\.tsx?$/.test(path)

/**
 * Splits the arguments of `npm test`: stages (`--only=unit,browser`), files, and options for the
 * runner of these files (`-t title`, `-g title`). A folder counts as a unit test file. Throws a message for the operator.
 * @param {readonly string[]} given
 * @returns {TestArguments}
 */
export const readTestArguments = (given) => {
  const only = given
    .filter((argument) => argument.startsWith('--only='))
    .flatMap((argument) => argument.slice('--only='.length).split(','))
  const rest = given.filter((argument) => !argument.startsWith('--only='))
  const firstOption = rest.findIndex((argument) => argument.startsWith('-'))
  const files = firstOption === -1 ? rest : rest.slice(0, firstOption)
  const options = firstOption === -1 ? [] : rest.slice(firstOption)

  const missing = files.filter((path) => !existsSync(path))
  if (missing.length > 0) throw new Error(`There is no file ${missing.join(', ')}.`)
  const others = files.filter((path) => /\.\w+$/.test(path) && !isSpec(path) && !isTest(path))
  if (others.length > 0)
    throw new Error(`${others.join(', ')}: a test file ends with .test.ts, .test.tsx or .spec.ts.`)
  if (files.length === 0 && options.length > 0)
    throw new Error(`${options[0]}: options need a test file before them, or --only=STAGE.`)
  if (files.length > 0 && only.length > 0)
    throw new Error('Name either stages (--only=) or test files, not both.')

  const browserFiles = files.filter(isSpec)
  return { only, unitFiles: files.filter((path) => !isSpec(path)), browserFiles, options }
}
