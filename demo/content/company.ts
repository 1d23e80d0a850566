import { garden } from './company/garden.ts'
import { lab } from './company/lab.ts'
import { quality } from './company/quality.ts'
import { story } from './company/story.ts'
import { team } from './company/team.ts'
import { values } from './company/values.ts'
import type { PageText } from './page-text.ts'

export const company: readonly PageText[] = [story, garden, lab, values, quality, team]
