import { I18nProvider } from '@lingui/react'
import { type ReactNode, useEffect, useState } from 'react'
import type { Language } from '../../../domain/language.ts'
import { useSiteTexts } from '../../i18n/site-texts.ts'

/** The addresses of the site's style sheets, as its home page links them. */
const findStyleSheets = async (language: Language): Promise<string[]> => {
  const response = await fetch(`/${language}/`)
  const page = new DOMParser().parseFromString(await response.text(), 'text/html')
  return [...page.querySelectorAll('link[rel="stylesheet"][href]')].flatMap(
    (link) => link.getAttribute('href') ?? [],
  )
}

/** What the editor adds to the look of the site: the distance of blocks, and no loading animation. */
const editorStyle = `
  body { margin: 0; padding-block: 2.5rem; background: var(--color-paper, #fbf8f1); }
  [data-puck-dropzone] { display: grid; gap: 3.5rem; align-content: start; }
`

const addToHead = (
  frame: Document,
  name: string,
  attributes: Record<string, string>,
  text = '',
) => {
  const element = Object.assign(frame.createElement(name), { textContent: text })
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value)
  frame.head.append(element)
  return element
}

type Props = { document: Document | undefined; language: Language; children: ReactNode }

/** The frame of the preview with the styles and the language of the site. */
export const SiteFrame = ({ document: frame, language, children }: Props) => {
  const i18n = useSiteTexts(language)
  const [isStyled, setStyled] = useState(false)
  useEffect(() => {
    if (!frame) return
    let isCurrent = true
    frame.documentElement.lang = language
    const added: Element[] = []
    findStyleSheets(language)
      .catch(() => [])
      .then((addresses) => {
        if (!isCurrent) return
        for (const href of addresses)
          added.push(addToHead(frame, 'link', { rel: 'stylesheet', href }))
        added.push(addToHead(frame, 'style', {}, editorStyle))
        setStyled(true)
      })
    return () => {
      isCurrent = false
      for (const element of added) element.remove()
    }
  }, [frame, language])
  return i18n && isStyled ? <I18nProvider i18n={i18n}>{children}</I18nProvider> : null
}
