import { msg } from '@lingui/core/macro'
import { noAnswerMessage } from '../../../messages/account/form-answers.ts'
import type { StarAnswer } from '../../account/shelf/shelf-row-view.ts'
import { showToast } from '../../browser/toast.ts'
import { loadBrowserPage } from '../../islands/hydration/browser-page.ts'
import { mountDialog } from '../../islands/mount-dialog.tsx'
import { postForm } from '../../islands/post-form.ts'
import { FormulaDialog } from './formula-dialog.tsx'
import { openMixture } from './open-mixture.tsx'
import { SaveDialog } from './save-dialog.tsx'

/**
 * `line`: an article to star, in JSON; `lines`: articles with quantities for a list; `formula`: a mixture to
 * save as a formula; `mixture`: one to open in the builder, at `address`.
 * `address`: the page of the shelf.
 */
type Data = {
  line?: string | undefined
  lines?: string | undefined
  formula?: string | undefined
  mixture?: string | undefined
  address?: string | undefined
}

/** Stars the article on the server and says so. */
const starLine = async (line: string, address: string) => {
  const { texts } = await loadBrowserPage()
  const fields = new URLSearchParams({ intent: 'star', line })
  const answer = await postForm<StarAnswer>(address, fields)
  if ('isStarred' in answer) {
    const { name }: { name: string } = JSON.parse(line)
    showToast('success', texts._(msg`Added to your shelf.`), 3_000, name)
  } else showToast('error', 'refusal' in answer ? answer.refusal : texts._(noAnswerMessage))
}

/** Opens the dialog that saves a mixture as a formula. */
const saveFormula = (formula: string, address: string) => {
  const { info }: { info: { name?: string } } = JSON.parse(formula)
  return mountDialog((texts, onClosed) => (
    <FormulaDialog
      mixture={formula}
      name={info.name ?? ''}
      address={address}
      failed={texts._(noAnswerMessage)}
      onClosed={onClosed}
    />
  ))
}

/** Saves what a button names: stars it, or opens the dialog with the lists of the account. */
export const save = ({ line, lines = '[]', formula, mixture, address = '' }: Data) => {
  if (mixture) return openMixture(mixture, address)
  if (formula) return saveFormula(formula, address)
  return line
    ? starLine(line, address)
    : mountDialog((texts, onClosed) => (
        <SaveDialog
          lines={lines}
          address={address}
          failed={texts._(noAnswerMessage)}
          onClosed={onClosed}
        />
      ))
}
