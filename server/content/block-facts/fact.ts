import type { BlockData } from '../../../blocks/block-data.ts'
import type { FieldsOf } from '../../../blocks/manifest.ts'
import type { Language } from '../../../domain/language.ts'
import type { Services } from '../../services.ts'

/** The context of block rendering; contains no session, since public pages are cached. */
export type BlockContext = {
  services: Pick<Services, 'db' | 'env' | 'files'>
  language: Language
  now: Date
}

/** Loads the data of a block type besides its fields. */
export type BlockFact<Type extends keyof BlockData> = (
  fields: FieldsOf<Type>,
  context: BlockContext,
) => Promise<BlockData[Type]>
