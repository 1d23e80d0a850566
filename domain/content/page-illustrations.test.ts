import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import healthTopics from '../../demo/catalogue/health-topics.json'
import {
  pageIllustrations,
  pageImage,
  pagePreviewImage,
  topicPageIllustration,
} from './page-illustrations.ts'

const names = [
  ...new Set([
    ...Object.values(pageIllustrations),
    ...healthTopics.map(({ key }) => topicPageIllustration(`health.${key}`)),
  ]),
]

test.each(names)('has the drawing file %s', (name) => {
  expect(existsSync(new URL(`../../public/illustrations/${name}.svg`, import.meta.url))).toBe(true)
})

test('gives every health topic its own plant', () => {
  const plants = healthTopics.map(({ key }) => topicPageIllustration(`health.${key}`))
  expect(new Set(plants).size).toBe(healthTopics.length)
})

test.each([
  [{ key: 'company.story' }, 'scene-story'],
  [{ key: 'health.fever' }, 'topic-fever'],
  [{ key: 'health.own-one' }, 'thyme'],
  [{ key: 'resources.media' }, 'scene-news'],
  [{ key: 'resources.own-one' }, 'thyme'],
  [{ key: 'news.roots' }, 'scene-news'],
  [{ key: 'account.orders' }, 'arnica'],
  [{ key: 'toString' }, 'arnica'],
  [{ key: 'health.fever', picture: 'sage' }, 'sage'],
  [{ key: 'news.roots', picture: '' }, 'scene-news'],
])('shows %j with the image %s', (page, picture) => {
  expect(pageImage(page)).toBe(picture)
})

test.each([
  [{ key: 'health.fever' }, 'topic-fever'],
  [{ key: 'health.fever', picture: 'sage' }, 'sage'],
  [{ key: 'health.fever', picture: 'sage', preview: '/media/a.jpg' }, '/media/a.jpg'],
  [{ key: 'health.fever', preview: '' }, 'topic-fever'],
])('shows %j in lists with the image %s', (page, preview) => {
  expect(pagePreviewImage(page)).toBe(preview)
})
