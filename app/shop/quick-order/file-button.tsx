import { Trans, useLingui } from '@lingui/react/macro'
import { type ChangeEvent, useId, useState } from 'react'
import { buttonClass } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import type { FileProblem } from './read-file.ts'

/** Takes the lines of a file; its reader is loaded with the first file. */
export const FileButton = ({ onLines }: { onLines: (text: string) => void }) => {
  const { t } = useLingui()
  const id = useId()
  const [problem, setProblem] = useState<FileProblem>()
  const read = async ({ currentTarget: input }: ChangeEvent<HTMLInputElement>) => {
    const [file] = input.files ?? []
    if (!file) return
    const { readFile } = await import('./read-file.ts')
    const answer = await readFile(file)
    setProblem('problem' in answer ? answer.problem : undefined)
    if ('text' in answer) onLines(answer.text)
    // The same file may be chosen again.
    input.value = ''
  }
  const messages = {
    'too-large': t`This file is too large. Please split it into smaller files.`,
    unreadable: t`This file could not be read. Please use a text, CSV or XLSX file.`,
  }
  return (
    <div>
      <input
        id={id}
        type="file"
        accept=".txt,.csv,.tsv,.xlsx,text/plain,text/csv"
        className="peer sr-only"
        aria-describedby={problem && `${id}-problem`}
        onChange={read}
      />
      <label
        htmlFor={id}
        className={buttonClass(
          'outline',
          'cursor-pointer peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2',
        )}
      >
        <Icon name="upload-simple" />
        <Trans>Lines from a file (CSV, XLSX)</Trans>
      </label>
      <p id={`${id}-problem`} role="status" className="mt-2 text-sm font-medium text-alarm">
        {problem && messages[problem]}
      </p>
    </div>
  )
}
