import { type ReactNode, useEffect } from 'react'
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useMatches,
} from 'react-router'
import { consentScript } from '../domain/consent/consent.ts'
import { queueEarlyClicks } from '../domain/page/early-clicks.ts'
import { replayEarlyClicks } from '../ui/early-clicks.ts'
import serif from './fonts/fraunces.woff2?url'
import sans from './fonts/instrument-sans.woff2?url'
import { languageOf } from './i18n/page-context.ts'
import { FailureNotice } from './shell/loading/failure-notice.tsx'
import './styles.css'

/** Whether the document has no site scripts, such as the checkout frame. */
const useIsBare = () =>
  useMatches().some(
    ({ handle }) => typeof handle === 'object' && handle !== null && 'bare' in handle,
  )

/** On the server only, so that the script is not part of the client bundle too. */
const earlyClicksScript = import.meta.env.SSR ? queueEarlyClicks : ''

export function Layout({ children }: { children: ReactNode }) {
  const isBare = useIsBare()
  return (
    // The script below sets an attribute.
    <html lang={languageOf(useLocation().pathname)} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#fbf8f1" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {[serif, sans].map((font) => (
          <link
            key={font}
            rel="preload"
            href={font}
            as="font"
            type="font/woff2"
            crossOrigin="anonymous"
          />
        ))}
        <Meta />
        <Links />
        {!isBare && (
          <>
            <script>{consentScript}</script>
            <script suppressHydrationWarning>{earlyClicksScript}</script>
            <noscript>
              <link rel="stylesheet" href="/consent.css" />
            </noscript>
          </>
        )}
      </head>
      <body>
        {children}
        {!isBare && (
          <>
            <ScrollRestoration />
            <Scripts />
          </>
        )}
      </body>
    </html>
  )
}

export default function Root() {
  useEffect(replayEarlyClicks, [])
  return <Outlet />
}

/** The outermost error boundary; messages may not be available here. */
export const ErrorBoundary = FailureNotice
