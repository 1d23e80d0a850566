import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useLocale } from 'react-admin'
import { api, type DataOf, type Inits, type PathOf } from './client.ts'

export type Answer<Data> = {
  /** The last one, also while another is loading. */
  answer: Data | undefined
  isLoading: boolean
  /** Why the last request failed. */
  error: Error | undefined
  /** Requests it again, e.g. after a failure or a change. */
  retry: () => void
  /** Replaces it by the answer to a change. */
  set: (answer: Data) => void
}

type Loaded<Data> = { data: Data }

/** `GET` for a path and parameters that the signature of the hook has checked. */
type Get<Data> = (path: string, init: object) => Promise<Loaded<Data>>

/** The last answer stays until the next; a failed request is repeated by the person. */
export const shownUntilNext = {
  placeholderData: keepPreviousData,
  networkMode: 'always',
  refetchOnWindowFocus: false,
  retry: false,
  gcTime: 0,
} as const

/** The answer to a GET, requested again when path, parameters or language change. */
export const useAnswer = <Path extends PathOf<'get'>>(
  path: Path,
  ...init: Inits<'get', Path>
): Answer<DataOf<'get', Path>> => {
  const queries = useQueryClient()
  const queryKey = [path, ...init, useLocale()]
  const get = api.GET as unknown as Get<DataOf<'get', Path>>
  const { data, error, isFetching, refetch } = useQuery<Loaded<DataOf<'get', Path>>>({
    queryKey,
    queryFn: ({ signal }) => get(path, { ...init[0], signal }),
    ...shownUntilNext,
  })
  return {
    answer: data?.data,
    isLoading: isFetching,
    error: error ?? undefined,
    retry: () => void refetch(),
    set: (answer) => queries.setQueryData(queryKey, { data: answer }),
  }
}
