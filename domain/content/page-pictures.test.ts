import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import healthTopics from '../../demo/catalogue/health-topics.json'
import { pictures } from './page-pictures.ts'
import { topicPicture } from './topic-picture.ts'

const names = [
  ...new Set([
    ...Object.values(pictures),
    ...healthTopics.map(({ key }) => topicPicture(`health.${key}`)),
  ]),
]

test.each(names)('%s is drawn', (name) => {
  expect(existsSync(new URL(`../../public/illustrations/${name}.svg`, import.meta.url))).toBe(true)
})

test('every health topic has a plant of its own', () => {
  const plants = healthTopics.map(({ key }) => topicPicture(`health.${key}`))
  expect(new Set(plants).size).toBe(healthTopics.length)
})
