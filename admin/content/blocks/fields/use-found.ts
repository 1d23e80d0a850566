import { keepPreviousData, useQuery } from '@tanstack/react-query'

/** How long typing may pause before the search, in milliseconds. */
const pauseMs = 200

const pause = (signal: AbortSignal) =>
  new Promise<void>((resolve) => setTimeout(resolve, pauseMs)).then(() => signal.throwIfAborted())

/** What `find` finds for a text while it is typed; nothing for an empty text. */
export const useFound = <Value>(
  kind: string,
  search: string,
  find: (search: string) => Promise<readonly Value[]>,
) => {
  const wanted = search.trim()
  const { data, isFetching } = useQuery<readonly Value[]>({
    queryKey: ['found', kind, wanted],
    queryFn: ({ signal }) => pause(signal).then(() => find(wanted)),
    enabled: wanted !== '',
    placeholderData: keepPreviousData,
    // The next letter tries again.
    retry: false,
  })
  return { found: wanted === '' ? [] : (data ?? []), isSearching: isFetching }
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
