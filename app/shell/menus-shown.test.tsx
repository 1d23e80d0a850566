import { text as wholeOf } from 'node:stream/consumers'
import { I18nProvider } from '@lingui/react'
import type { ReactNode } from 'react'
import { prerenderToNodeStream } from 'react-dom/static'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { addressOf, pathWords } from '../../domain/page/address.ts'
import { destinationOf } from '../../domain/page/redirects.ts'
import type { NamedPage } from '../../messages/site/page-names.ts'
import { i18nIn } from '../../server/i18n.ts'
import { AccountMenu } from '../account/account-page.tsx'
import { NotFoundPage } from '../content/not-found-page.tsx'
import { PageContext } from '../i18n/page-context.ts'
import Sitemap from '../routes/content/sitemap.tsx'
import { Footer } from './footer.tsx'
import { noSiteFacts, type SiteFacts } from './site-facts.ts'

const hidingNothing: SiteFacts['menus'] = {}

const hiding: SiteFacts['menus'] = {
  main: ['shop', 'medicine', 'news'],
  shop: ['shop.homeopathy', 'shop.make_your_own'],
  account: ['account', 'account.orders'],
}

const page = {
  title: 'Sitemap',
  lead: '',
  picture: 'scene-garden',
  blocks: [],
  own: { health: [], resources: [], news: [] },
}

type SitemapProps = Parameters<typeof Sitemap>[0]

/** The given pages that the menu links to. */
const linked = async (shown: ReactNode, menus: SiteFacts['menus'], asked: readonly NamedPage[]) => {
  const facts = {
    language: 'de',
    pathname: '/de/sitemap',
    words: pathWords.de,
    addresses: undefined,
    site: { ...noSiteFacts, menus },
  } as const
  const { query, dataRoutes } = createStaticHandler([
    { path: '*', element: <PageContext value={facts}>{shown}</PageContext> },
  ])
  const context = await query(new Request('https://shop.example/de/sitemap'))
  if (context instanceof Response) throw new Error('no page')
  const { prelude } = await prerenderToNodeStream(
    <I18nProvider i18n={i18nIn.de}>
      <StaticRouterProvider
        router={createStaticRouter(dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </I18nProvider>,
  )
  const html = await wholeOf(prelude)
  return asked.filter((one) => html.includes(`href="${addressOf('de', destinationOf(one))}"`))
}

test.each<[string, ReactNode, readonly NamedPage[], readonly NamedPage[]]>([
  [
    'the footer',
    <Footer key="footer" />,
    ['medicine', 'imprint', 'privacy-policy', 'sitemap'],
    ['company', 'health', 'resources', 'contact'],
  ],
  [
    'the sitemap page',
    <Sitemap key="sitemap" {...({ loaderData: page } as unknown as SitemapProps)} />,
    ['shop.homeopathy', 'shop.make_your_own', 'medicine.homeopathy', 'news', 'imprint'],
    [
      'shop.gemmotherapy',
      'otcs.otchomeo',
      'otcs.gemmotherapy',
      'otcs.animals',
      'company.story',
      'resources.where',
      'contact',
    ],
  ],
  [
    'the not-found page',
    <NotFoundPage key="not-found" />,
    ['medicine', 'news'],
    ['company', 'contact'],
  ],
  [
    'the account’s menu',
    <AccountMenu key="account" current="account" />,
    ['account', 'account.orders'],
    ['account.addresses', 'account.security', 'account.payment', 'account.downloads'],
  ],
])('shows in %s only the pages that the laboratory has chosen', async (_, shown, kept, hidden) => {
  expect(await linked(shown, hidingNothing, [...kept, ...hidden])).toEqual([...kept, ...hidden])
  expect(await linked(shown, hiding, [...kept, ...hidden])).toEqual(kept)
})
