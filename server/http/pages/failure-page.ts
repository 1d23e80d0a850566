import type { Context } from 'hono'
import { defaultLanguage, isLanguage, type Language, languages } from '../../../domain/language.ts'
import { escapeMarkup } from '../../../domain/xml-characters.ts'
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
  fr: 'Notre site n’est pas disponible pour le moment. Veuillez réessayer dans un instant.',
  en: 'Our site is temporarily unavailable. Please try again shortly.',
  de: 'Unsere Website ist im Moment nicht erreichbar. Bitte versuchen Sie es gleich noch einmal.',
  it: 'Al momento il nostro sito non è raggiungibile. La preghiamo di riprovare tra poco.',
}

const retries: Sentences = {
  fr: 'Réessayer',
  en: 'Try again',
  de: 'Erneut versuchen',
  it: 'Riprovare',
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
  'body{display:grid;place-content:center;box-sizing:border-box;min-height:100dvh;margin:0;padding:3rem 1.5rem;background:#fbf8f1;color:#1e2b23;font:1.125rem/1.5 system-ui,"Segoe UI",sans-serif;overflow-wrap:anywhere}' +
  'main{max-width:34rem;border:1px solid #ded8c8;border-top:4px solid #2f6b1f;padding:2.5rem clamp(1.5rem,6vw,3.5rem) 2rem;background:#fffdf8}' +
  'h1{margin:0;font:600 1.625rem/1.25 "Iowan Old Style","Palatino Linotype",Palatino,Georgia,serif}p{margin:.75rem 0 0}' +
  'section+section{margin-top:2rem;border-top:1px solid #ded8c8;padding-top:1.75rem}header{display:flex;align-items:center;gap:1rem;margin-bottom:1.75rem;color:#2f6b1f;font:1.25rem/1.3 "Iowan Old Style","Palatino Linotype",Palatino,Georgia,serif}svg{flex:none;width:3.5rem;height:auto}' +
  'a{display:inline-block;min-height:2.75rem;margin-right:1.5rem;color:#2f6b1f;line-height:2.75rem;text-underline-offset:.2em}' +
  '.quiet{margin-top:1.5rem;font-size:.9375rem}.quiet a{color:#54615a}small{color:#54615a}'

/** The mark of `public/favicon.svg`. */
const mark =
  '<svg viewBox="4 4 40 42" aria-hidden="true" fill="#2f6b1f"><path fill="#64b246" d="M24 27C25.6 20.8 30.6 17.8 30.6 11.6C30.6 8 27.6 5 24 5C20.4 5 17.4 8 17.4 11.6C17.4 17.8 22.4 20.8 24 27z"/><path d="M22.2 31.5C18.9 27.2 19.4 22.5 15.2 19.2C12.9 17.4 9.5 17.8 7.6 20.1C5.8 22.5 6.2 25.9 8.6 27.7C12.8 31 17.3 29.4 22.2 31.5zM25.8 31.5C30.7 29.4 35.2 31 39.4 27.7C41.8 25.9 42.2 22.5 40.4 20.1C38.5 17.8 35.1 17.4 32.8 19.2C28.6 22.5 29.1 27.2 25.8 31.5z"/><path fill="none" stroke="#24352a" stroke-width="3" stroke-linecap="round" d="M24 31.5V45"/></svg>'

type PlainPage = {
  languages: readonly Language[]
  title: Sentences
  /** Beside the mark. */
  name?: string
  head?: string
  foot?: string
}

/** A page without database, catalogues and built files: a section with the title in each language. */
export const plainPage = (
  { languages: shown, title, name = '', head = '', foot = '' }: PlainPage,
  contentIn: (language: Language) => string,
) => {
  const [first = defaultLanguage] = shown
  const sections = shown.map(
    (language) =>
      `<section lang="${language}"><h1>${title[language]}</h1>${contentIn(language)}</section>`,
  )
  return `<!doctype html>
<html lang="${first}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">${head}<title>${title[first]}</title><style>${style}</style></head>
<body><main><header>${mark}${escapeMarkup(name)}</header>${sections.join('')}${foot}</main></body></html>`
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
