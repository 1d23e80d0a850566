import { expect, test } from 'vitest'
import { readWebsite } from './website.ts'

test.each([
  ['https://www.apotheke.example', 'https://www.apotheke.example/', 'apotheke.example'],
  ['http://praxis.example/de?x=1', 'http://praxis.example/de?x=1', 'praxis.example'],
  [' praxis.example ', 'https://praxis.example/', 'praxis.example'],
  ['HTTPS://Praxis.Example', 'https://praxis.example/', 'praxis.example'],
])('links the website %j', (text, href, label) => {
  expect(readWebsite(text)).toEqual({ href, label })
})

test.each([
  '',
  ' ',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)//https://x.example',
  ' java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'ftp://x.example',
  'mailto:a@x.example',
  'https://',
  'none',
  '<b>x</b>',
  'https://trusted.example@evil.example',
])('links no %j', (text) => {
  expect(readWebsite(text)).toBeUndefined()
})
