import { msg } from '@lingui/core/macro'
import { noAnswerMessage } from '../../../messages/account/form-answers.ts'
import type { StarAnswer } from '../../account/shelf/shelf-row-view.ts'
import { showToast } from '../../browser/toast.ts'
import { loadPage } from '../../islands/browser-page.ts'
import { postForm } from '../../islands/post-form.ts'

type Data = { line?: string | undefined; address?: string | undefined }

/** Stars the article of a button on the server and says so. */
export const starLine = async ({ line = '', address = '' }: Data) => {
  const { texts } = await loadPage('star-line')
  const fields = new URLSearchParams({ intent: 'star', line })
  const answer = await postForm<StarAnswer>(address, fields)
  if ('isStarred' in answer) {
    const { name }: { name: string } = JSON.parse(line)
    showToast('success', texts._(msg`Added to your shelf.`), 3_000, name)
  } else showToast('error', 'refusal' in answer ? answer.refusal : texts._(noAnswerMessage))
}
