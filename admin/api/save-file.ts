/** Offers a file to be saved under a name. */
export const saveFile = (content: Blob, name: string) => {
  const address = URL.createObjectURL(content)
  const link = Object.assign(document.createElement('a'), { href: address, download: name })
  link.click()
  // The download starts after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
