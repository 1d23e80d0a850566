// @ts-check
import { delimiter, dirname, resolve } from 'node:path'
import { node } from './prepare.mjs'

/**
 * An environment in which programs of `node_modules/.bin` run on Node 26: their first line names
 * the first `node` of PATH.
 * @param {NodeJS.ProcessEnv} [more]
 * @returns {NodeJS.ProcessEnv}
 */
export const programEnv = (more) => {
  const PATH = [resolve(dirname(node())), resolve('node_modules/.bin'), process.env.PATH].join(
    delimiter,
  )
  return { ...process.env, ...more, PATH }
}
