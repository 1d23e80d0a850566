import { useEffect, useState } from 'react'
import type { Language } from '../../../domain/language.ts'
import { backgroundHeader } from '../../../domain/staff/background-header.ts'
import { api } from '../../api/client.ts'

/** How often the editor reports that the page is open, in milliseconds. */
const intervalMs = 20_000

/** The names of the others who have the page open. */
export const useOtherEditors = (id: string, language: Language): readonly string[] => {
  const [others, setOthers] = useState<readonly string[]>([])
  useEffect(() => {
    let isCurrent = true
    const report = () =>
      api
        .POST('/admin/pages/{id}/{language}/presence', {
          params: { path: { id, language } },
          headers: { [backgroundHeader]: '1' },
        })
        .then(
          ({ data }) => isCurrent && setOthers(data.others),
          // The server refuses to overwrite in any case.
          () => {},
        )
    void report()
    const timer = setInterval(report, intervalMs)
    return () => {
      isCurrent = false
      clearInterval(timer)
    }
  }, [id, language])
  return others
}
