import { createContext } from 'react'
import type { PageOption } from '../../use-page-options.ts'

/** The pages that links of the block can lead to. */
export const LinkTargetsContext = createContext<readonly PageOption[]>([])
