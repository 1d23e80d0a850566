// @ts-check
import { delimiter, dirname, resolve } from 'node:path'
import { node } from './prepare.mjs'

/**
 * The environment in which programs of `node_modules/.bin` run on Node 26, whichever Node is
 * installed on the machine: their first line asks for the first `node` of PATH.
 * @param {NodeJS.ProcessEnv} [more]
 * @returns {NodeJS.ProcessEnv}
 */
export const programEnv = (more) => {
  const PATH = [resolve(dirname(node())), resolve('node_modules/.bin'), process.env.PATH].join(
    delimiter,
  )
  return { ...process.env, ...more, PATH }
}
