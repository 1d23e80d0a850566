import type { Context } from 'hono'
import { isLanguage, type Language, languages } from '../../../domain/language.ts'
import { retryAfterSeconds } from '../retry-after.ts'

type Sentences = Readonly<Record<Language, string>>

const failed: Sentences = {
  fr: 'Une erreur est survenue. Veuillez réessayer dans un instant.',
  en: 'Something went wrong. Please try again in a moment.',
  de: 'Es ist ein Fehler aufgetreten. Bitte versuchen Sie es gleich noch einmal.',
  it: 'Si è verificato un errore. La preghiamo di riprovare tra un istante.',
}

const unavailable: Sentences = {
  fr: 'Notre site ne peut pas répondre pour le moment. Veuillez réessayer dans un instant.',
  en: 'Our site is temporarily unavailable. Please try again shortly.',
  de: 'Unsere Website kann im Moment nicht antworten. Bitte versuchen Sie es gleich noch einmal.',
  it: 'Al momento il nostro sito non è raggiungibile. La preghiamo di riprovare tra poco.',
}

/** Its own, as the built style sheets may be what failed. */
const style =
  'body{max-width:34rem;margin:20vh auto;padding:0 1.5rem;background:#fbf8f1;color:#2b2a26;font:1.25rem/1.5 Georgia,serif}small{color:#6b675d}'

type Failure = { requestId: string; status?: 403 | 404 | 500 | 503; path?: string }

/**
 * The last resort, which needs neither database nor catalogues: in the language of the path, else
 * in all four.
 */
export const failurePage = ({ requestId, status = 500, path = '' }: Failure) => {
  const asked = path.split('/')[1]
  const shown = isLanguage(asked) ? [asked] : languages
  const sentences = status === 503 ? unavailable : failed
  const paragraphs = shown.map((language) => `<p lang="${language}">${sentences[language]}</p>`)
  return `<!doctype html>
<html lang="${shown[0]}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${status}</title><style>${style}</style></head>
<body>${paragraphs.join('')}<p><small>${requestId.replaceAll(/[^\w-]/g, '')}</small></p></body></html>`
}

/** Answers a request that failed: 503 where it may be sent again, else 500. */
export const sendFailure = (c: Context, error: unknown, requestId: string) => {
  const retryAfter = retryAfterSeconds(error)
  const status = retryAfter === undefined ? 500 : 503
  if (retryAfter !== undefined) c.header('Retry-After', String(retryAfter))
  c.header('Cache-Control', 'no-store')
  return c.html(failurePage({ requestId, status, path: c.req.path }), status)
}
