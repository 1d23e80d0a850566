import { expect, goToPath, logInToAdmin, test } from './admin.fixtures.ts'

/** Every resource with a screen for one record. */
const resources = {
  edit: [
    'products',
    'product-categories',
    'remedies',
    'locations',
    'pages',
    'media',
    'menus',
    'downloads',
    'redirects',
    'inbox',
    'accounts',
    'staff',
    'options',
  ],
  show: ['mails', 'orders'],
}

test('leads from an unknown record back to its list', async ({ page }) => {
  await logInToAdmin(page)
  const paths = [
    ...resources.edit.map((name) => ({ name, path: `/${name}/xyz` })),
    ...resources.show.map((name) => ({ name, path: `/${name}/xyz/show` })),
  ]
  for (const { name, path } of paths)
    await test.step(name, async () => {
      await goToPath(page, path)
      await expect(page.getByRole('link', { name: 'Back to the list' })).toHaveAttribute(
        'href',
        `/admin/${name}`,
      )
      await expect(page.getByText('There is nothing at this address.')).toBeVisible()
    })
})
