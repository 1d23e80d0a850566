import { readFile } from 'node:fs/promises'

/** An unvalidated file of the demo catalogue. */
export const readJson = async (folder: URL, name: string): Promise<unknown> =>
  JSON.parse(await readFile(new URL(`${name}.json`, folder), 'utf8'))
