import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime, { type Email } from 'postal-mime'
import { expect } from './site.fixtures.ts'

const folder = () => join(process.env.E2E_DATA ?? '', 'mail')

/** The mails of one job kind to an address, oldest first. */
const lettersTo = async (address: string, kind: string): Promise<Email[]> => {
  const files = (await readdir(folder()).catch(() => [])).filter(
    (name) => name.includes(`-${kind}.`) && name.endsWith('.eml'),
  )
  const mails = await Promise.all(
    files.sort().map(async (name) => PostalMime.parse(await readFile(join(folder(), name)))),
  )
  return mails.filter(({ to }) => to?.some((one) => one.address === address))
}

/** Waits for the `count`th mail of a kind to an address and returns its link. */
export const linkTo = async (address: string, kind: string, link: RegExp, count = 1) => {
  await expect
    .poll(async () => (await lettersTo(address, kind)).length, { timeout: 30_000 })
    .toBeGreaterThanOrEqual(count)
  const mail = (await lettersTo(address, kind)).at(count - 1)
  const found = link.exec(mail?.text ?? '')?.[0] ?? ''
  expect(found, mail?.text).not.toBe('')
  return found
}
