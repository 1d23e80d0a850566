import { data } from 'react-router'

/** Thrown by a loader whose page does not exist; the page's boundary shows the not-found page. */
export const notFound = () => data(null, { status: 404 })
