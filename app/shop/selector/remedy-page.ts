import { data } from 'react-router'

type Words = { title: string; description: string }

/** `detail`: another name, such as the botanical one. */
type Chosen = { id: number; name: string; detail?: string }

/**
 * Title and description with the remedy's name: 'Sapin blanc – Gemmothérapie'. Of the selection
 * only the remedy is part of the canonical address (R6).
 */
export const remedyPage = ({ title, description }: Words, chosen: Chosen | undefined) => ({
  heading: title,
  title: chosen ? `${chosen.name} – ${title}` : title,
  description: chosen ? `${chosen.detail ?? chosen.name}. ${description}` : description,
  remedyCode: chosen ? `a-${chosen.id}` : '',
})

/**
 * Loader data for a selector; not cached when the address differs from its parsed form, as such
 * addresses are unlimited.
 */
export const withCacheControl = <Loaded>(
  loaded: Loaded,
  requestedCode: string | undefined,
  canonicalCode: string,
) =>
  data(
    loaded,
    canonicalCode === (requestedCode ?? '')
      ? undefined
      : { headers: { 'Cache-Control': 'no-store' } },
  )
