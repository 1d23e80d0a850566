/** Whether an address is a page of this site; files are fetched by the browser. */
export const isInternalLink = (address: string) => /^\/(?!files\/|media\/|api\/)/.test(address)
