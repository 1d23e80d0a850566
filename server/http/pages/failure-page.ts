import type { Context } from 'hono'
import { defaultLanguage, isLanguage, type Language, languages } from '../../../domain/language.ts'
import { preferredLanguage } from '../preferred-language.ts'
import { outageSeconds, retryAfterSeconds } from '../retry-after.ts'

/** A text in each language. */
export type Sentences = Readonly<Record<Language, string>>

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

const retries: Sentences = {
  fr: 'Réessayer',
  en: 'Try again',
  de: 'Erneut versuchen',
  it: 'Riprova',
}

const homes: Sentences = {
  fr: 'Page d’accueil',
  en: 'Home page',
  de: 'Startseite',
  it: 'Pagina iniziale',
}

/**
 * Inline, since the built style sheets may be what failed. Without the view transition, browsers
 * report that of the page before as aborted.
 */
const style =
  '@media(prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}' +
  'body{max-width:34rem;margin:20vh auto;padding:0 1.5rem;background:#fbf8f1;color:#2b2a26;font:1.125rem/1.5 Georgia,serif;overflow-wrap:anywhere}' +
  'h1{font-size:1.5rem;line-height:1.3;font-weight:600}section+section{margin-top:2.5rem}' +
  'a{display:inline-block;min-height:2.75rem;margin-right:1.5rem;color:#2f6b1f;line-height:2.75rem;text-underline-offset:.2em}' +
  'small{color:#6b675d}'

type PlainPage = { languages: readonly Language[]; title: Sentences; head?: string; foot?: string }

/** A page without database, catalogues and built files: a section with the title in each language. */
export const plainPage = (
  { languages: shown, title, head = '', foot = '' }: PlainPage,
  contentIn: (language: Language) => string,
) => {
  const [first = defaultLanguage] = shown
  const sections = shown.map(
    (language) =>
      `<section lang="${language}"><h1>${title[language]}</h1>${contentIn(language)}</section>`,
  )
  return `<!doctype html>
<html lang="${first}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">${head}<title>${title[first]}</title><style>${style}</style></head>
<body><main>${sections.join('')}${foot}</main></body></html>`
}

/** The language of a path, else all. */
export const languagesOf = (path: string): readonly Language[] => {
  const segment = path.split('/')[1]
  return isLanguage(segment) ? [segment] : languages
}

type Failure = {
  requestId: string
  status?: 403 | 404 | 500 | 503
  path?: string
  /** Seconds until the browser loads the page again; omitted for posted forms. */
  reloadAfter?: number | undefined
}

/** Fallback page without database or catalogues, in the language of the path or in all four. */
export const failurePage = ({ requestId, status = 500, path = '', reloadAfter }: Failure) => {
  const shown = languagesOf(path)
  // An empty href is the address of the page.
  const retry = (language: Language) =>
    shown.length === 1 ? `<a href="">${retries[language]}</a>` : ''
  return plainPage(
    {
      languages: shown,
      title: status === 503 ? unavailable : failed,
      head: reloadAfter === undefined ? '' : `<meta http-equiv="refresh" content="${reloadAfter}">`,
      foot: `<p><small>${requestId.replaceAll(/[^\w-]/g, '')}</small></p>`,
    },
    (language) => `<p>${retry(language)}<a href="/${language}/">${homes[language]}</a></p>`,
  )
}

/** A 503 for callers that have no Hono context: a page, or JSON for the API. */
export const unavailableAnswer = (path: string, acceptLanguage: string | undefined) => {
  const headers = { 'Retry-After': String(outageSeconds), 'Cache-Control': 'no-store' }
  if (path !== '/api' && !path.startsWith('/api/'))
    return {
      headers: { ...headers, 'Content-Type': 'text/html; charset=utf-8' },
      body: failurePage({ requestId: '', status: 503, path }),
    }
  const message = unavailable[preferredLanguage(acceptLanguage) ?? defaultLanguage]
  const body = { code: 'service_unavailable', message, data: { status: 503 } }
  return {
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  }
}

/** Responds to a failed request: 503 if it may be retried, else 500. */
export const sendFailure = (c: Context, error: unknown, requestId: string) => {
  const retryAfter = retryAfterSeconds(error)
  const status = retryAfter === undefined ? 500 : 503
  if (retryAfter !== undefined) c.header('Retry-After', String(retryAfter))
  c.header('Cache-Control', 'no-store')
  const reloadAfter = c.req.method === 'GET' ? retryAfter : undefined
  return c.html(failurePage({ requestId, status, path: c.req.path, reloadAfter }), status)
}
