export type Encoding = 'br' | 'gzip' | 'identity'

/** A public page ready to be sent: rendered, compressed and tagged once, for everyone. */
export type CachedPage = {
  headers: Readonly<Record<string, string>>
  bodies: Readonly<{ identity: Buffer } & Partial<Record<Encoding, Buffer>>>
  tags: Readonly<{ identity: string } & Partial<Record<Encoding, string>>>
}

/** Public pages by path, each rendered of one version of the catalogue. */
export type PageCache = {
  /** The rendering whose turn it is; undefined where one has to be made, also after expiry. */
  find: (path: string) => CachedPage | undefined
  /** Any rendering, expired or not, where no further one can be made. */
  findAny: (path: string) => CachedPage | undefined
  /**
   * `version` is the catalogue's before the page was rendered: a later change outdates the page.
   * `variants` above 1 is for pages that show something at random: as many renderings are cached.
   */
  keep: (path: string, page: CachedPage, version: number, variants?: number) => void
  /** Drops the pages of older versions of the catalogue. */
  follow: (version: number) => void
  clear: () => void
}
