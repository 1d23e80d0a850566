import { Window } from 'happy-dom'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { cleanPastedHtml } from './clean-pasted-html.ts'

beforeAll(() => vi.stubGlobal('DOMParser', new Window().DOMParser))
afterAll(() => vi.unstubAllGlobals())

/** Without comments, attributes but `start`, and elements that the editor does not have. */
const structureOf = (html: string) =>
  cleanPastedHtml(html)
    .replace(/<!--.*?-->|<\/?(?:span|o:p|meta|div)\b[^>]*>|\s(?!start=)[\w-]+="[^"]*"/g, '')
    .replace(/\n\s*/g, '')
    .trim()

const item = (style: string, marker: string, text: string) =>
  `<p class=MsoListParagraph style='text-indent:-18pt;mso-list:${style}'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>${marker}<span>&nbsp;&nbsp; </span></span></span><![endif]>${text}<o:p></o:p></p>`

test.each([
  [
    'bullets of Word',
    item('l0 level1 lfo1', '·', 'Ringelblume') + item('l0 level1 lfo1', '·', 'Kamille'),
    '<ul><li><p>Ringelblume</p></li><li><p>Kamille</p></li></ul>',
  ],
  [
    'numbers of Word',
    item('l0 level1 lfo1', '3.', 'Ernten') + item('l0 level1 lfo1', '4.', '<b>Mahlen</b>'),
    '<ol start="3"><li><p>Ernten</p></li><li><p><b>Mahlen</b></p></li></ol>',
  ],
  [
    'nested lists of Word, between paragraphs',
    `<p class=MsoNormal>Vor</p>${item('l1 level1 lfo1', 'a)', 'A')}${item('l1 level2 lfo1', 'o', 'A1')}${item('l1 level1 lfo1', 'b)', 'B')}<p class=MsoNormal><o:p>&nbsp;</o:p></p><p class=MsoNormal>Nach</p>`,
    '<p>Vor</p><ol><li><p>A</p><ul><li><p>A1</p></li></ul></li><li><p>B</p></li></ol><p>Nach</p>',
  ],
  [
    'two lists of Word in a row',
    item('l0 level1 lfo1', '1.', 'A') + item('l1 level1 lfo2', '1.', 'B'),
    '<ol><li><p>A</p></li></ol><ol><li><p>B</p></li></ol>',
  ],
  [
    'lists of Outlook without markers',
    `<html><head><style>@list l0:level1 {mso-level-number-format:bullet; mso-level-text:x;}
@list l1:level1 {mso-level-tab-stop:none;}</style></head><body><p style='mso-list:l0 level1 lfo1'>A</p><p style='mso-list:l1 level1 lfo2'>B</p></body></html>`,
    '<ul><li><p>A</p></li></ul><ol><li><p>B</p></li></ol>',
  ],
  [
    'headings of Word',
    '<p class=MsoTitle>Name</p><h1>Titel eins</h1><p class=MsoNormal>Text</p><h3>Titel drei</h3>',
    '<h2>Name</h2><h2>Titel eins</h2><p>Text</p><h2>Titel drei</h2>',
  ],
  [
    'Word on the web',
    '<div><p role="heading" aria-level="1">Titel</p></div><div class="ListContainerWrapper X"><ul class="BulletListStyle1"><li><p>A</p></li></ul></div><div class="ListContainerWrapper X"><ul class="BulletListStyle1"><li><p>B</p></li></ul></div>',
    '<h2>Titel</h2><ul><li><p>A</p></li><li><p>B</p></li></ul>',
  ],
  [
    'Google Docs',
    '<meta charset="utf-8"><h1 dir="ltr">Titel</h1><ul><li dir="ltr"><p>A</p></li><ul><li><p>A1</p></li></ul><li><p>B</p></li></ul>',
    '<h2>Titel</h2><ul><li><p>A</p><ul><li><p>A1</p></li></ul></li><li><p>B</p></li></ul>',
  ],
  [
    'LibreOffice',
    '<h4 class="western">Titel</h4><ol>\n\t<li><p>A</p></li>\n\t<li><p>B</p></li></ol>',
    '<h2>Titel</h2><ol><li><p>A</p></li><li><p>B</p></li></ol>',
  ],
  [
    'text without lists',
    '<p style="mso-list:none">3 * 4 * 5 = 60</p><p>__init__</p>',
    '<p>3 * 4 * 5 = 60</p><p>__init__</p>',
  ],
])('pasted text keeps lists and headings: %s', (_, html, right) =>
  expect(structureOf(html)).toBe(right),
)
