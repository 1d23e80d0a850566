/** The storage of the browser; blocked storage holds nothing. */
export const adminStorage = {
  getItem: (name: string): string | null => {
    try {
      return localStorage.getItem(name)
    } catch {
      return null
    }
  },
  setItem: (name: string, value: string) => {
    try {
      localStorage.setItem(name, value)
    } catch {
      // The choice lasts as long as the page.
    }
  },
}
