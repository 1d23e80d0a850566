import type { Database } from '../../db/client.ts'
import { json } from '../../db/json.ts'
import { option } from '../options.ts'

type Redirects = Awaited<ReturnType<typeof option<'redirects'>>>

const writeRedirects = async (trx: Database, redirects: Redirects) => {
  const value = json<unknown>(redirects)
  await trx
    .insertInto('option')
    .values({ name: 'redirects', language: '', value })
    .onConflict((conflict) => conflict.columns(['name', 'language']).doUpdateSet({ value }))
    .execute()
}

/** Redirects an address, in place of earlier redirects of it. Call after `lockContent`. */
export const addRedirect = async (trx: Database, redirect: Redirects[number]) => {
  const others = (await option(trx, 'redirects')).filter(({ from }) => from !== redirect.from)
  await writeRedirects(trx, [...others, redirect])
}

/** An address that has a page again is no longer redirected. */
export const removeRedirectsFrom = async (trx: Database, address: string) => {
  const redirects = await option(trx, 'redirects')
  const others = redirects.filter(({ from }) => from !== address)
  if (others.length < redirects.length) await writeRedirects(trx, others)
}
