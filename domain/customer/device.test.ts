import { expect, test } from 'vitest'
import { deviceOf } from './device.ts'

const mozilla = 'Mozilla/5.0'
const like = 'AppleWebKit/537.36 (KHTML, like Gecko)'

test.each([
  [
    `${mozilla} (Windows NT 10.0; Win64; x64) ${like} Chrome/140.0 Safari/537.36`,
    'Chrome',
    'Windows',
  ],
  [`${mozilla} (Windows NT 10.0) ${like} Chrome/140.0 Safari/537.36 Edg/140.0`, 'Edge', 'Windows'],
  [`${mozilla} (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0`, 'Firefox', 'Linux'],
  [
    `${mozilla} (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15`,
    'Safari',
    'macOS',
  ],
  [
    `${mozilla} (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1`,
    'Safari',
    'iPhone',
  ],
  [
    `${mozilla} (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/140.0 Mobile/15E148 Safari/604.1`,
    'Chrome',
    'iPhone',
  ],
  [
    `${mozilla} (Linux; Android 14; K) ${like} Chrome/140.0 Mobile Safari/537.36`,
    'Chrome',
    'Android',
  ],
  [
    `${mozilla} (Linux; Android 14; SM-S918B) ${like} SamsungBrowser/27.0 Chrome/125.0 Mobile Safari/537.36`,
    'Samsung Internet',
    'Android',
  ],
  ['curl/8.5.0', '', ''],
  ['', '', ''],
])('%s: %s on %s', (userAgent, browser, system) => {
  expect(deviceOf(userAgent)).toEqual({ browser, system })
})
