import type { Fact } from '../block-facts.ts'
import { publicFileOf } from '../public-files.ts'

export const downloadFacts: Fact<'nomenclature_download'> = async ({ file }, { services }) => {
  const found = publicFileOf(file)
  return { bytes: found && (await services.files.size(found.id)) }
}
