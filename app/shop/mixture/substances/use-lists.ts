import { useEffect, useState } from 'react'
import { recheckMixture } from '../../../../domain/mixture/stored-mixture.ts'
import { type SubstanceType, substanceTypes } from '../../../../domain/mixture/substance.ts'
import { retryDelayMs } from '../../../browser/retry.ts'
import { persistedMixture, persistMixture, usePersistedMixture } from '../persisted-mixture.ts'
import { fetchList, findListed, isListKnown, type ListAddresses } from './substance-lists.ts'

const recheck = (type: SubstanceType, addresses: ListAddresses) => {
  const before = persistedMixture()
  const after = recheckMixture(before, type, (id) => findListed(type, addresses, id))
  if (after !== before) persistMixture(after)
}

/**
 * Loads the lists of the persisted substances and updates these; retries every three seconds after
 * a failure (D1 §4). Other lists are loaded by their search.
 */
export const useLists = (addresses: ListAddresses) => {
  const { substances } = usePersistedMixture()
  const [, setCount] = useState(0)
  const wanted = substanceTypes
    .filter((type) => substances.some((draft) => draft.type === type && draft.remedy))
    .join(' ')
  useEffect(() => {
    const leaving = new AbortController()
    const timers = new Set<ReturnType<typeof setTimeout>>()
    const bring = async (type: SubstanceType) => {
      try {
        if (!isListKnown(type, addresses)) await fetchList(type, addresses)
        if (leaving.signal.aborted) return
        recheck(type, addresses)
        setCount((count) => count + 1)
      } catch {
        if (!leaving.signal.aborted) timers.add(setTimeout(() => bring(type), retryDelayMs))
      }
    }
    for (const type of substanceTypes) if (wanted.split(' ').includes(type)) bring(type)
    return () => {
      leaving.abort()
      for (const timer of timers) clearTimeout(timer)
    }
  }, [addresses, wanted])
}
