import { I18nProvider } from '@lingui/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { type Language, languages } from '../../domain/language.ts'
import { addressOf, pathWords } from '../../domain/page/address.ts'
import { i18nIn } from '../../server/i18n.ts'
import { PageContext } from '../i18n/page-context.ts'
import { PageLink } from '../i18n/page-link.tsx'
import { noSiteFacts } from './site-facts.ts'
import { useStaticPart } from './static-part.tsx'

const seen = vi.fn()

const Content = () => {
  seen()
  return <PageLink page="contact" />
}

const Part = ({ name }: { name: string }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React
  <nav dangerouslySetInnerHTML={useStaticPart(name, <Content />)} />
)

const htmlOf = (language: Language, name: string, site = noSiteFacts) =>
  renderToStaticMarkup(
    <I18nProvider i18n={i18nIn[language]}>
      <PageContext
        value={{
          ...{ language, site, words: pathWords[language] },
          ...{ pathname: `/${language}/`, addresses: undefined },
        }}
      >
        <Part name={name} />
      </PageContext>
    </I18nProvider>,
  )

test('renders a part once per language, name and facts', () => {
  for (const language of [...languages, ...languages])
    expect(htmlOf(language, 'menu')).toBe(
      `<nav><a href="${addressOf(language, 'contact')}"></a></nav>`,
    )
  expect(seen).toHaveBeenCalledTimes(languages.length)
  htmlOf('fr', 'footer')
  expect(seen).toHaveBeenCalledTimes(languages.length + 1)
  htmlOf('fr', 'menu', { ...noSiteFacts })
  expect(seen).toHaveBeenCalledTimes(languages.length + 2)
})
