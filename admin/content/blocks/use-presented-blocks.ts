import { useEffect, useRef, useState } from 'react'
import type { PresentedBlock } from '../../../blocks/block-props.ts'
import type { ContentBlock } from '../../../domain/content/page-content.ts'
import type { Language } from '../../../domain/language.ts'
import { api } from '../../api/client.ts'

/** How long typing may pause before the preview follows, in milliseconds. */
const pauseMs = 250

/** A block as the site shows it; null while its fields are not valid. */
export type Presented = PresentedBlock | null

const keyOf = (block: ContentBlock) => JSON.stringify(block)

const present = async (language: Language, blocks: readonly ContentBlock[]) => {
  const { data } = await api.POST('/admin/content/render', {
    body: { language, blocks: [...blocks] },
  })
  return data.blocks
}

/**
 * Blocks as the site shows them, by their stored form: links resolved, texts parsed, products looked up.
 * Only blocks that are not known yet are requested.
 */
export const usePresentedBlocks = (language: Language, blocks: readonly ContentBlock[]) => {
  const known = useRef(new Map<string, Presented>())
  const [, showAgain] = useState(0)
  const keys = blocks.map(keyOf).join('\n')

  useEffect(() => {
    let isCurrent = true
    const load = async () => {
      const missing = blocks.filter((block) => !known.current.has(keyOf(block)))
      if (missing.length === 0) return
      const found = await present(language, missing)
      missing.forEach((block, at) => void known.current.set(keyOf(block), found[at] ?? null))
      if (isCurrent) showAgain((times) => times + 1)
    }
    // Without a preview the fields still work: the next change tries again.
    const timer = setTimeout(
      () => void load().catch(() => {}),
      known.current.size === 0 ? 0 : pauseMs,
    )
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [language, keys])

  return (block: ContentBlock): Presented | undefined => known.current.get(keyOf(block))
}
