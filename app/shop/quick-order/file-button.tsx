import { useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import type { LineFileProblem } from './read-file.ts'

/** The sheet of a workbook that was added last, and those that were not. */
type Sheets = { file: File; sheet: string; others: readonly string[] }

/** Takes the lines of a file; its reader is loaded with the first file. */
export const FileButton = ({ onLines }: { onLines: (text: string) => void }) => {
  const { t } = useLingui()
  const id = useId()
  const [problem, setProblem] = useState<LineFileProblem>()
  const [sheets, setSheets] = useState<Sheets>()
  const read = async (file: File, chosen?: Sheets & { name: string }) => {
    const { readOrderFile } = await import('./read-file.ts')
    const answer = await readOrderFile(file, chosen?.name)
    setProblem('problem' in answer ? answer.problem : undefined)
    if ('problem' in answer) return setSheets(undefined)
    onLines(answer.text)
    const { sheet = '', others = [] } = answer
    const left = chosen ? chosen.others.filter((other) => other !== sheet) : others
    setSheets(others.length > 0 ? { file, sheet, others: left } : undefined)
  }
  const messages = {
    'too-large': t`This file is too large. Please split it into smaller files.`,
    unreadable: t`This file could not be read. Please use a text, CSV or XLSX file.`,
  }
  const { sheet } = sheets ?? {}
  return (
    <div>
      <input
        id={id}
        type="file"
        accept=".txt,.csv,.tsv,.xlsx,text/plain,text/csv"
        className="peer sr-only"
        aria-describedby={problem && `${id}-problem`}
        onChange={async ({ currentTarget: input }) => {
          const [file] = input.files ?? []
          if (file) await read(file)
          // The same file may be chosen again.
          input.value = ''
        }}
      />
      <label
        htmlFor={id}
        className={buttonClass(
          'outline',
          'cursor-pointer peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2',
        )}
      >
        <Icon name="upload-simple" />
        {t`Lines from a file (CSV, XLSX)`}
      </label>
      <p id={`${id}-problem`} role="status" className="mt-2 text-sm font-medium text-alarm">
        {problem && messages[problem]}
      </p>
      <div role="status" className="text-sm">
        {sheets && (
          <p>
            {t`Lines of the sheet “${sheet}” were added.`}{' '}
            {sheets.others.length > 0 && t`Add another sheet of the file:`}
          </p>
        )}
      </div>
      {sheets && sheets.others.length > 0 && (
        <div className="mt-2 flex flex-wrap gap-2">
          {sheets.others.map((name) => (
            <Button
              key={name}
              look="outline"
              className="text-sm"
              onClick={async () => {
                await read(sheets.file, { ...sheets, name })
                // The button has gone.
                document.getElementById(id)?.focus()
              }}
            >
              {name}
            </Button>
          ))}
        </div>
      )}
    </div>
  )
}
