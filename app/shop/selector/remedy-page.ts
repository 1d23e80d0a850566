import { data } from 'react-router'

type Words = { title: string; description: string }

/** `detail`: what else it is called, as its botanical name. */
type Chosen = { id: number; name: string; detail?: string }

/**
 * A page with a remedy chosen goes by its name, 'Sapin blanc – Gemmothérapie', and by its address
 * alone: whatever else is chosen there makes no page of its own (R6).
 */
export const remedyPage = ({ title, description }: Words, chosen: Chosen | undefined) => ({
  heading: title,
  title: chosen ? `${chosen.name} – ${title}` : title,
  description: chosen ? `${chosen.detail ?? chosen.name}. ${description}` : description,
  remedyCode: chosen ? `a-${chosen.id}` : '',
})

/**
 * The page of a selection as it could be read. Under an address that says anything else it is not
 * kept for the next one: of such addresses there is no end.
 */
export const loadAgainAsGet = <Loaded>(loaded: Loaded, asked: string | undefined, read: string) =>
  data(loaded, read === (asked ?? '') ? undefined : { headers: { 'Cache-Control': 'no-store' } })

/** For a page that answers so: its word on whether it is kept reaches the server. */
export const loaderHeaders = ({ loaderHeaders: said }: { loaderHeaders: Headers }) => said
