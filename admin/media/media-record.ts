import type { Schemas } from '../api/client.ts'

/** A picture or document of the library; `uses` only on its own page. */
export type Media = Schemas['Media'] & Partial<Pick<Schemas['MediaDetail'], 'uses'>>

export type MediaKind = Media['kind']

/** A place that shows a picture or offers a document. */
export type MediaUse = Schemas['MediaDetail']['uses'][number]
