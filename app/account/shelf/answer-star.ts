import { msg } from '@lingui/core/macro'
import { maxStarred } from '../../../domain/shelf/arrange-shelf.ts'
import { apiErrorMessages } from '../../../messages/server/api-errors.ts'
import type { RequestFacts } from '../../../server/http/pages/request-facts.ts'
import { i18nIn } from '../../../server/i18n.ts'
import { starLine, unstarLine } from '../../../server/orders/shelf/shelf.ts'
import { readPostedLine } from './read-posted-line.ts'
import type { StarAnswer } from './shelf-row-view.ts'

/** Stars the posted article, or removes its star. */
export const answerStar = async (
  { services, language }: Pick<RequestFacts, 'services' | 'language'>,
  accountId: string,
  form: FormData,
): Promise<StarAnswer> => {
  const texts = i18nIn[language]
  const line = readPostedLine(form.get('line'))
  if (!line) return { refusal: texts._(apiErrorMessages['value-invalid']) }
  if (form.get('intent') === 'unstar') {
    await unstarLine(services.db, accountId, line)
    return { isStarred: false }
  }
  const starred = await starLine(services, accountId, line, language)
  if (starred.ok) return { isStarred: true }
  const { code } = starred.refusal
  return {
    refusal:
      code === 'shelf-full'
        ? texts._(msg`At most ${maxStarred} favourites are possible. Please remove one first.`)
        : texts._(apiErrorMessages[code]),
  }
}
