/** Opens the address that a request answers in another tab; throws what the request throws. */
export const openInTab = async (request: () => Promise<string>) => {
  // Opened before the request: browsers block windows that open later.
  const tab = window.open('', '_blank')
  try {
    const address = await request()
    if (tab) tab.location.href = address
  } catch (error) {
    tab?.close()
    throw error
  }
}
