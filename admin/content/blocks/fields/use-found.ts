import { useQuery } from '@tanstack/react-query'
import { useSettled } from '../../../api/use-settled.ts'

/** What `find` finds for a text while it is typed; nothing for an empty text. */
export const useFound = <Value>(
  kind: string,
  search: string,
  find: (search: string) => Promise<readonly Value[]>,
) => {
  const wanted = search.trim()
  const { answer, isBusy } = useSettled(wanted === '' ? undefined : [kind, wanted], async () => ({
    data: await find(wanted),
  }))
  return { found: answer ?? [], isSearching: isBusy }
}

/** The title of a stored value; undefined until it is loaded, '' if there is none. */
export const useTitle = (
  value: string,
  load: (value: string) => Promise<string | undefined>,
): string | undefined => {
  const { data, isError } = useQuery({
    queryKey: ['title', value],
    queryFn: async () => (await load(value)) ?? '',
    enabled: value !== '',
    retry: false,
    // Titles do not change while a page is edited.
    staleTime: Number.POSITIVE_INFINITY,
  })
  return isError ? '' : data
}
