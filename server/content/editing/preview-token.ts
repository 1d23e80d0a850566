import { sign, verify } from 'hono/jwt'
import { isLanguage } from '../../../domain/language.ts'
import type { Database } from '../../db/client.ts'
import { findSecret } from '../../db/secrets/secret.ts'
import { type PageText, withPictures } from '../find-page.ts'
import { findPictures } from '../pictures/find-pictures.ts'
import { findEdit, type PageRef } from './edit-row.ts'
import { pageAddress } from './page-address.ts'
import { pageTextOf } from './page-row.ts'
import { findEditedContent } from './page-versions.ts'

/** The parameter of a page's address that carries the token. */
export const previewParameter = 'preview'

const lifetimeSeconds = 24 * 3_600
const audience = 'page-preview'
const algorithm = 'HS256'

/** The slug of a new page in its preview: the one of the site is made when it is published. */
const unpublishedSlug = 'preview'

const seconds = (now: Date) => Math.floor(now.getTime() / 1_000)

const keyOf = (db: Database) => findSecret(db, 'page-preview')

/** A signed address that shows the draft to anyone for 24 hours; undefined for an unknown page. */
export const makePreviewAddress = async (
  db: Database,
  page: PageRef,
  now: Date,
): Promise<string | undefined> => {
  const content = await findEditedContent(db, page, await findEdit(db, page))
  const address = content && pageAddress(page, content.slug || unpublishedSlug)
  if (!address) return undefined
  const token = await sign(
    {
      sub: page.key,
      lang: page.language,
      aud: audience,
      exp: seconds(now) + lifetimeSeconds,
    },
    await keyOf(db),
    algorithm,
  )
  return `${address}?${previewParameter}=${token}`
}

type ReadToken = PageRef & { endsAt: Date }

/** What a token was signed for; undefined for a forged or incomplete one. */
const readToken = async (db: Database, token: string): Promise<ReadToken | undefined> => {
  // Outside the `try`: an outage is no forged token.
  const key = await keyOf(db)
  try {
    // Expiry is checked below with the clock of the services.
    const { sub, lang, exp } = await verify(token, key, {
      alg: algorithm,
      aud: audience,
      exp: false,
      iat: false,
    })
    return typeof exp === 'number' && typeof sub === 'string' && isLanguage(lang)
      ? { key: sub, language: lang, endsAt: new Date(exp * 1_000) }
      : undefined
  } catch {
    return undefined
  }
}

/** A previewed page: the draft as it is now, at its address. */
export type Preview = PageRef & {
  state: 'valid'
  address: string
  text: PageText
  endsAt: Date
}

/** Why a link shows no draft. */
export type RefusedPreview =
  | { state: 'invalid' | 'deleted' }
  | (PageRef & { state: 'expired'; endsAt: Date })

/** The draft of a token, or why there is none. */
export const findPreview = async (
  db: Database,
  token: string,
  now: Date,
): Promise<Preview | RefusedPreview> => {
  const page = await readToken(db, token)
  if (!page) return { state: 'invalid' }
  if (page.endsAt <= now) return { ...page, state: 'expired' }
  const content = await findEditedContent(db, page, await findEdit(db, page))
  const slug = content?.slug || unpublishedSlug
  const address = pageAddress(page, slug)
  if (!content || !address) return { state: 'deleted' }
  const text = pageTextOf(page.key, { ...content, slug })
  const showPicture = await findPictures(db, page.language)
  return { ...page, state: 'valid', address, text: withPictures(text, showPicture) }
}
