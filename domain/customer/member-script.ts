/** Where the browser persists its state (D1 §4). */
const persistedKey = 'sn_v6'

/**
 * Runs in the head of every page before the first paint. Pages are cached for everyone; this shows
 * the account and cart buttons to those who are logged in.
 */
export const memberScript = `;try{JSON.parse(localStorage.getItem("${persistedKey}")).state.user&&(document.documentElement.dataset.member="")}catch{}`
