import { Outlet } from 'react-router'
import { BlockFailureContext } from '../blocks/render-blocks.tsx'
import { headScripts } from '../domain/page/head-scripts.ts'
import type { DocumentProps, PageEntry } from '../server/http/pages/render-page.tsx'
import serif from './fonts/fraunces.woff2?url'
import sans from './fonts/instrument-sans.woff2?url'
import { HeadTags } from './head-tags.tsx'
import { languageOf } from './i18n/language-of.ts'
import { FailureNotice } from './shell/loading/failure-notice.tsx'
import './styles.css'

const EntryScripts = ({ module, imports, hotReload }: PageEntry) => (
  <>
    {hotReload && <script type="module" src={hotReload} />}
    {imports.map((href) => (
      <link key={href} rel="modulepreload" href={href} fetchPriority="low" />
    ))}
    <script type="module" src={module} />
  </>
)

/** The document around every page. */
export function Layout({ pathname, isBare, meta, entry, onBlockFailure, children }: DocumentProps) {
  return (
    <html lang={languageOf(pathname)}>
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
        <HeadTags meta={meta} />
        {entry.stylesheets.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        {!isBare && (
          <>
            {headScripts.map((source) => (
              <script key={source}>{source}</script>
            ))}
            <noscript>
              <link rel="stylesheet" href="/consent.css" />
            </noscript>
            <EntryScripts {...entry} />
          </>
        )}
      </head>
      <body>
        <BlockFailureContext value={onBlockFailure}>{children}</BlockFailureContext>
      </body>
    </html>
  )
}

export default function Root() {
  return <Outlet />
}

/** The outermost error boundary; messages may not be available here. */
export const ErrorBoundary = FailureNotice
