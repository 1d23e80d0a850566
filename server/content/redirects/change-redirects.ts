import type { Database } from '../../db/client.ts'
import { option } from '../options.ts'
import { writeOption } from '../settings/write-option.ts'

type Redirects = Awaited<ReturnType<typeof option<'redirects'>>>

/** Redirects an address, in place of earlier redirects of it. Call after `lockContent`. */
export const addRedirect = async (trx: Database, redirect: Redirects[number]) => {
  const others = (await option(trx, 'redirects')).filter(({ from }) => from !== redirect.from)
  await writeOption(trx, 'redirects', [...others, redirect])
}

/** An address that has a page again is no longer redirected. */
export const removeRedirectsFrom = async (trx: Database, address: string) => {
  const redirects = await option(trx, 'redirects')
  const others = redirects.filter(({ from }) => from !== address)
  if (others.length < redirects.length) await writeOption(trx, 'redirects', others)
}
