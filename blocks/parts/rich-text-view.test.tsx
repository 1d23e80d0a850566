import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { readRichText } from '../../server/content/present-blocks.ts'
import { RichTextView } from './rich-text-view.tsx'

const html = (markdown: string) =>
  renderToStaticMarkup(<RichTextView text={readRichText(markdown, () => undefined)} />)

test.each([
  ['English', '- **DH**: one in ten\n- **CH**: one in a hundred'],
  ['French', '- **DH**\u00a0: one in ten\n- **CH**\u202f: one in a hundred'],
])('shows a list of terms and descriptions as a table of facts (%s)', (_, markdown) => {
  const shown = html(markdown)
  expect(shown.match(/<dt[^>]*>(.*?)<\/dt>/g)?.join()).toMatch(/>DH<.*>CH</)
  expect(shown.match(/<dd[^>]*>(.*?)<\/dd>/g)?.join()).toMatch(/>one in ten<.*>one in a hundred</)
  expect(shown).not.toContain('<li')
})

test.each([
  ['one item that is no fact', '- **DH**: one in ten\n- and so on'],
  ['a single item', '- **DH**: one in ten'],
  ['numbers', '1. **Weigh**: by hand\n2. **Dilute**: one in ten'],
])('keeps a list with %s as it is', (_, markdown) => {
  const shown = html(markdown)
  expect(shown).not.toContain('<dl')
  expect(shown).toContain('<li')
})
