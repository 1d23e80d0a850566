/** The server could not be reached, or failed. */
export type NoAnswer = { failed: true }

/**
 * Posts the fields of a form; resolves with the data of the page's action. Follows a redirect as the
 * browser would, and then never resolves.
 */
export const postForm = async <Answer>(
  address: string,
  fields: URLSearchParams,
): Promise<Answer | NoAnswer> => {
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { accept: 'application/json' },
      body: fields,
    })
    if (response.redirected) {
      location.assign(response.url)
      return await new Promise(() => {})
    }
    // Refusals have status 200.
    return response.ok ? await response.json() : { failed: true }
  } catch {
    return { failed: true }
  }
}
