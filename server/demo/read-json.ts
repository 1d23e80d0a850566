import { readFile } from 'node:fs/promises'

/** A file of the demo laboratory's catalogue, not yet checked. */
export const readJson = async (folder: URL, name: string): Promise<unknown> =>
  JSON.parse(await readFile(new URL(`${name}.json`, folder), 'utf8'))
