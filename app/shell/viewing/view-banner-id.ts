export const viewBannerId = 'view-banner'

/** Whether the page is shown to staff as a customer sees it (A13). */
export const isView = () => !!globalThis.document?.getElementById(viewBannerId)
