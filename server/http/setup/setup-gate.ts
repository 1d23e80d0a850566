import { getPath } from 'hono/utils/url'
import { defaultLanguage, type Language, languages } from '../../../domain/language.ts'
import { isSetupPath, setupAddress } from '../../../domain/page/personal-pages.ts'
import { isStaffRole } from '../../../domain/staff/permissions.ts'
import { option } from '../../content/options.ts'
import { recordSecurityEvent } from '../../security-log.ts'
import type { Services } from '../../services.ts'
import { isSetupToken, isShopClosed } from '../../setup/setup-state.ts'
import type { ClosableApp, HttpApp } from '../app-listener.ts'
import { languagesOf, plainPage, type Sentences, unavailableAnswer } from '../pages/failure-page.ts'
import { resolvePage } from '../pages/resolve-page.ts'
import { preferredLanguage } from '../preferred-language.ts'
import { sessionOwnerBy } from '../sessions/current-session.ts'
import { setupCookie } from './setup-cookie.ts'

/** Why nothing is shown, also to callers of the API. */
const notOpenYet: Sentences = {
  fr: 'Cette boutique n’est pas encore ouverte.',
  en: 'This shop is not open yet.',
  de: 'Dieser Shop ist noch nicht geöffnet.',
  it: 'Questo negozio online non è ancora aperto.',
}

const comeBack: Sentences = {
  fr: 'Nous la préparons. Revenez bientôt.',
  en: 'We are preparing it. Please come back soon.',
  de: 'Wir bereiten ihn vor. Schauen Sie bald wieder vorbei.',
  it: 'Lo stiamo preparando. Torni a trovarci presto.',
}

const backOffice: Sentences = {
  fr: 'Administration',
  en: 'Back office',
  de: 'Verwaltung',
  it: 'Amministrazione',
}

const wrongAddress: Sentences = {
  fr: 'Cette adresse d’installation n’est plus valable.',
  en: 'This set-up address is not valid any more.',
  de: 'Diese Adresse zum Einrichten ist nicht mehr gültig.',
  it: 'Questo indirizzo di configurazione non è più valido.',
}

const newAddress: Sentences = {
  fr: 'Si la boutique a déjà une administratrice ou un administrateur, ouvrez l’administration. Sinon, redémarrez le serveur : il affiche une nouvelle adresse.',
  en: 'If the shop has an administrator already, open the back office. Otherwise start the server again: it prints a new address.',
  de: 'Hat der Shop schon eine Administratorin oder einen Administrator, öffnen Sie die Verwaltung. Sonst starten Sie den Server neu: Er zeigt eine neue Adresse an.',
  it: 'Se il negozio ha già un amministratore, apra l’amministrazione. Altrimenti riavvii il server: mostra un nuovo indirizzo.',
}

/** A text with the way to the back office below it. */
const document = (shown: readonly Language[], title: Sentences, text: Sentences, name = '') =>
  plainPage(
    { languages: shown, title, name },
    (language) =>
      `<p>${text[language]}</p><p class="quiet"><a href="/admin/">${backOffice[language]}</a></p>`,
  )

/** The page of every address before the shop is open, in the language of the path or in all four. */
const closedPage = (path: string, name: string): string =>
  document(languagesOf(path), notOpenYet, comeBack, name)

/** The answer to a token that opens no set-up. */
const wrongTokenPage = (): string => document(languages, wrongAddress, newAddress)

/** Seconds: a shop is prepared for some minutes to weeks. */
const retryAfterSeconds = 600

const closedHeaders = { 'Retry-After': String(retryAfterSeconds), 'Cache-Control': 'no-store' }

const html = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' }

/** Monitoring and the back office, which checks its sessions itself, work before the shop is open. */
const isAlwaysOpen = (path: string) =>
  ['/api/health', '/api/ready', '/metrics'].includes(path) || /^\/api\/admin(\/|$)/.test(path)

const isApiPath = (path: string) => path === '/api' || path.startsWith('/api/')

const languageOf = (request: Request) =>
  preferredLanguage(request.headers.get('accept-language')) ?? defaultLanguage

const refuseApi = (request: Request) =>
  Response.json(
    { code: 'shop_not_open', message: notOpenYet[languageOf(request)], data: { status: 503 } },
    { status: 503, headers: closedHeaders },
  )

const tokenPath = /^\/setup\/([^/]+)$/

/** `GET /setup/TOKEN`: stores the token in a cookie and continues without it in the address. */
const openWithToken = async (services: Services, request: Request, token: string) => {
  if (!(await isSetupToken(services.db, token))) {
    recordSecurityEvent(services, 'access-denied', { accountId: null, reason: 'setup-token' })
    return new Response(wrongTokenPage(), { status: 403, headers: html })
  }
  return new Response(null, {
    status: 302,
    headers: {
      Location: setupAddress(languageOf(request)),
      'Set-Cookie': setupCookie.write(services.env, token),
      'Cache-Control': 'no-store',
      'Referrer-Policy': 'no-referrer',
    },
  })
}

const isRead = ({ method }: Request) => method === 'GET' || method === 'HEAD'

/** The answer while it is unknown whether the shop is open, or whether a token is right. */
const refuseUnchecked = (request: Request, path: string) => {
  const accepted = request.headers.get('accept-language') ?? undefined
  const { headers, body } = unavailableAnswer(path, accepted)
  return new Response(body, { status: 503, headers })
}

/** Whether the staff, who prepare the shop, ask; on the login page they choose a password. */
const mayEnter = async (services: Services, { headers }: Request, path: string) => {
  if (resolvePage(path).page?.key === 'login') return true
  const account = await sessionOwnerBy(services, headers, services.now())
  return account !== undefined && isStaffRole(account.role)
}

/** The answer before the shop is open; undefined for requests that the application answers. */
const answerClosed = async (
  services: Services,
  request: Request,
  path: string,
): Promise<Response | undefined> => {
  if (await mayEnter(services, request, path)) return undefined
  if (isApiPath(path)) return refuseApi(request)
  const token = tokenPath.exec(path)?.[1]
  if (token && isRead(request)) return openWithToken(services, request, token)
  if (await isSetupToken(services.db, setupCookie.read(services.env, request.headers) ?? '')) {
    if (isSetupPath(path)) return undefined
    if (isRead(request) && request.headers.get('accept')?.includes('text/html'))
      return new Response(null, {
        status: 302,
        headers: { Location: setupAddress(languageOf(request)), 'Cache-Control': 'no-store' },
      })
  }
  const name = await option(services.db, 'legal_name')
  return new Response(closedPage(path, name), {
    status: 503,
    headers: { ...html, ...closedHeaders },
  })
}

/** What the staff see before the shop is open is not for the caches of others. */
const sendToStaff = async (sent: Response | Promise<Response>) => {
  const answer = await sent
  const headers = new Headers(answer.headers)
  headers.set('Cache-Control', 'private, no-store')
  headers.delete('CDN-Cache-Control')
  return new Response(answer.body, { status: answer.status, headers })
}

/**
 * Closes the site to all but the staff until an administrator opens it, in this or another process.
 * Afterwards requests are not checked any more: a shop opens once.
 */
export const createSetupGate = (services: Services, app: HttpApp): ClosableApp => {
  let isClosed = true
  return {
    isClosed: () => isClosed,
    fetch: (request, env) => {
      if (!isClosed) return app.fetch(request, env)
      const path = getPath(request)
      if (isAlwaysOpen(path)) return app.fetch(request, env)
      const refusal = async () => {
        isClosed = await isShopClosed(services.db)
        return isClosed ? answerClosed(services, request, path) : undefined
      }
      return refusal()
        .catch((error) => {
          services.log.error({ err: error, path }, 'request failed')
          return refuseUnchecked(request, path)
        })
        .then((refused) => {
          if (refused) return refused
          const sent = app.fetch(request, env)
          return isClosed ? sendToStaff(sent) : sent
        })
    },
  }
}
