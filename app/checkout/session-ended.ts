const name = 'session'
const ended = 'ended'

/** The search of the checkout page that offers the login to a person whose session has ended. */
export const sessionEndedSearch = `?${new URLSearchParams({ [name]: ended })}`

export const isSessionEnded = ({ searchParams }: URL): boolean => searchParams.get(name) === ended
