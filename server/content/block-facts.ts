import type { BlockData } from '../../blocks/block-data.ts'
import type { FieldsOf } from '../../blocks/definitions.ts'
import type { Language } from '../../domain/language.ts'
import type { Services } from '../services.ts'

/** What blocks may be told; nothing of the person, since pages are kept for everybody. */
export type Telling = { services: Pick<Services, 'db' | 'env'>; language: Language; now: Date }

type Facts = {
  [Type in keyof BlockData]: (fields: FieldsOf<Type>, telling: Telling) => Promise<BlockData[Type]>
}

/** Adds to blocks what they show besides their own fields, each by its type. */
export const blockFacts: Facts = {}
