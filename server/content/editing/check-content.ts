import type * as z from 'zod/mini'
import { blockManifest, isBlockType } from '../../../blocks/manifest.ts'
import {
  type ContentBlock,
  type ContentIssue,
  type PageContent,
  pageHeadSchema,
} from '../../../domain/content/page-content.ts'
import { ok, type Result, refuse } from '../../../domain/result.ts'

/** Content as it is posted: nothing but its outer shape is certain. */
export type PostedContent = {
  readonly blocks: readonly ContentBlock[]
  readonly [field: string]: unknown
}

const maxBlocks = 100

type Issue = z.core.$ZodIssue

const isMissing = (issue: Issue) =>
  (issue.code === 'too_small' && Number(issue.minimum) === 1) ||
  (issue.code === 'invalid_type' && issue.input === undefined)

const problemOf = (issue: Issue): ContentIssue['problem'] => {
  if (isMissing(issue)) return 'missing'
  return issue.code === 'too_big' ? 'too-long' : 'invalid'
}

const issuesOf = (
  error: z.core.$ZodError,
  before: ContentIssue['path'] = [],
): readonly ContentIssue[] =>
  error.issues.map((issue) => ({
    path: [
      ...before,
      ...issue.path.map((part) => (typeof part === 'number' ? part : String(part))),
    ],
    problem: problemOf(issue),
  }))

const checkBlock = (
  { type, ...stored }: ContentBlock,
  at: number,
): Result<ContentBlock, readonly ContentIssue[]> => {
  const path = ['blocks', at]
  if (!isBlockType(type)) return refuse([{ path, problem: 'unknown-block' }])
  // Empty fields of the editor are absent ones.
  const filled = Object.fromEntries(Object.entries(stored).filter(([, value]) => value !== null))
  const schema: z.ZodMiniType<Record<string, unknown>> = blockManifest[type].definition.schema
  const parsed = schema.safeParse(filled, { reportInput: true })
  return parsed.success ? ok({ type, ...parsed.data }) : refuse(issuesOf(parsed.error, path))
}

/**
 * Validates the head and every block by the schema of its type. Values are trimmed, unknown fields
 * dropped. HTML is text: nothing is removed from it.
 */
export const checkContent = (
  posted: PostedContent,
): Result<PageContent, readonly ContentIssue[]> => {
  const head = pageHeadSchema.safeParse(posted, { reportInput: true })
  const blocks = posted.blocks.slice(0, maxBlocks).map(checkBlock)
  const issues = [
    ...(head.success ? [] : issuesOf(head.error)),
    ...blocks.flatMap((block) => (block.ok ? [] : block.refusal)),
    ...(posted.blocks.length > maxBlocks
      ? [{ path: ['blocks'], problem: 'too-long' } as const]
      : []),
  ]
  if (!head.success || issues.length > 0) return refuse(issues)
  return ok({ ...head.data, blocks: blocks.flatMap((block) => (block.ok ? [block.value] : [])) })
}
