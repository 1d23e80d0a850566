export type Encoding = 'br' | 'gzip' | 'identity'

/** A rendered page with its compressed bodies and ETags. */
export type CachedPage = {
  headers: Readonly<Record<string, string>>
  bodies: Readonly<{ identity: Buffer } & Partial<Record<Encoding, Buffer>>>
  tags: Readonly<{ identity: string } & Partial<Record<Encoding, string>>>
}

/** Cached public pages by path, all of one catalogue version. */
export type PageCache = {
  /** The next rendering in rotation; undefined if one must be rendered or the page has expired. */
  find: (path: string) => CachedPage | undefined
  /** Any rendering, even expired, for outages. */
  findAny: (path: string) => CachedPage | undefined
  /**
   * The next rendering, else a new one: rendered once for concurrent callers. `version`: the
   * catalogue version before rendering; a page of an older one is not cached. Nor is one that throws.
   * `variants` above 1: number of renderings of a page with random content.
   */
  load: (
    path: string,
    version: number,
    render: () => Promise<CachedPage>,
    variants?: number,
  ) => Promise<CachedPage>
  /** Drops the pages of older catalogue versions. */
  dropOlderVersions: (version: number) => void
  clear: () => void
}
