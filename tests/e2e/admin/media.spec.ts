import { setTimeout as wait } from 'node:timers/promises'
import { expect, expectNoAxeViolations, logInToAdmin, openSection, test } from './admin.fixtures.ts'
import { newPicture } from './new-picture.fixtures.ts'

test('uploads a picture, sets focal point and texts, and serves it', async ({ page }) => {
  const title = `Ringelblume ${crypto.randomUUID().slice(0, 8)}`
  await logInToAdmin(page)
  await openSection(page, 'Media library')
  await expectNoAxeViolations(page)
  await page.getByLabel('Files to upload').setInputFiles({
    name: 'drawing.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
  })
  await expect(page.getByRole('alert')).toContainText('This type of file cannot be added')
  await page.getByLabel('Files to upload').setInputFiles(await newPicture(title))
  // What is typed before a slow record arrives stays.
  await page.route(/\/api\/admin\/media\/[\w-]+$/, async (route) => {
    await wait(1_000)
    await route.continue()
  })
  await page.getByRole('link', { name: title }).click()

  const point = page.getByRole('slider', { name: 'Focal point' })
  await point.focus()
  for (const key of ['Shift+ArrowLeft', 'Shift+ArrowLeft', 'ArrowDown'])
    await page.keyboard.press(key)
  await expect(point).toHaveAttribute('aria-valuetext', '30% from the left, 51% from the top')
  await page.getByLabel('German').fill('Eine Ringelblume')
  await page.getByLabel('English').fill('A marigold')
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Change saved')).toBeVisible()
  await expect(page.getByText('Nowhere yet.')).toBeVisible()
  await page.reload()
  await expect(point).toHaveAttribute('aria-valuetext', '30% from the left, 51% from the top')
  await expect(page.getByLabel('German')).toHaveValue('Eine Ringelblume')

  const [, id = ''] = /media\/([\w-]+)/.exec(page.url()) ?? []
  const file = await page.request.get(`/media/${id}`)
  expect([file.status(), file.headers()['cache-control']]).toEqual([
    200,
    'public, max-age=31536000, immutable',
  ])
})

test('lists the pictures of a keyword', async ({ page }) => {
  const id = crypto.randomUUID().slice(0, 8)
  const keyword = `Garten ${id}`
  await logInToAdmin(page, { path: '/media' })
  await page.getByLabel('Files to upload').setInputFiles(await newPicture(`Kamille ${id}`))
  const picture = page.getByRole('link', { name: `Kamille ${id}` })
  await picture.click()
  await page.getByLabel('Keywords').fill(keyword)
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Change saved')).toBeVisible()

  await openSection(page, 'Media library')
  await page.getByRole('combobox', { name: 'Keyword', exact: true }).click()
  await page.getByRole('option', { name: keyword }).click()
  await expect(page).toHaveURL(/filter=.*tag/)
  await expect(picture).toHaveCount(1)
  await expectNoAxeViolations(page)
})
