import { msg } from '@lingui/core/macro'
import * as z from 'zod/mini'
import { vatFamilies } from '../catalogue/vat-family.ts'
import { professions } from '../customer/profession.ts'
import { languages } from '../language.ts'
import { line, optionalWhole, orEmpty, own, problem } from './option-fields.ts'
import type { OptionGroup } from './option-group.ts'

const invalid = problem('value-invalid')

/** `family:schussler`, `category:animals`, `product:7`, `remedy:12`. */
const range = z
  .string(problem('blank'))
  .check(
    z.regex(
      new RegExp(
        `^(family:(${vatFamilies.join('|')})|category:[\\w-]{1,80}|(product|remedy):[1-9]\\d{0,8})$`,
      ),
      invalid,
    ),
  )

const right = z.object(
  {
    range,
    /** Those who may order it. */
    professions: z
      .array(z.enum(professions), problem('blank'))
      .check(z.minLength(1, problem('blank'))),
    reason: orEmpty(
      z.partialRecord(z.enum(languages), orEmpty(line(200).schema, ''), invalid),
      {},
    ) as z.ZodMiniType<Partial<Record<(typeof languages)[number], string>>>,
  },
  invalid,
)

/** Who may order a range of articles; all others may not. */
export type ProfessionRight = z.output<typeof right>

const professionRights = own<ProfessionRight[]>(
  z.pipe(
    z.transform((value) => value || []),
    z.array(right, invalid).check(z.maxLength(200, problem('too-long'))),
  ) as unknown as z.ZodMiniType<ProfessionRight[]>,
  [],
)

/** Options that say who may order what. */
export const rightOptions = {
  order_rights: {
    label: msg`Who may order what`,
    help: msg`Articles for certain professions only, and ordering with an expired certificate.`,
    shownAt: msg`Shop, cart, lists and checkout of customers who may not order an article.`,
    page: 'shop',
    isForAdministrators: true,
    options: {
      profession_rights: {
        ...professionRights,
        label: msg`Articles for certain professions only`,
        help: msg`What is not listed can be ordered by all. If several entries concern an article, all must allow it. A mixture is restricted by its substances too. Staff can enter any order and see a notice.`,
      },
      certificate_grace_days: {
        ...optionalWhole(0, 3_650),
        label: msg`Days of ordering with an expired certificate`,
        help: msg`The account page tells the customer until when. Leave it empty for no limit.`,
      },
    },
  },
} as const satisfies Record<string, OptionGroup>
