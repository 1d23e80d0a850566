/** Where the browser persists its state (D1 §4). */
const persistedKey = 'sn_v6'

/**
 * Runs in the head of every page before the first paint. Pages are cached for everyone; this shows
 * the account and cart buttons to those who are logged in, and lists in the chosen view.
 */
export const memberScript = `;try{const{user:u,listView:v}=JSON.parse(localStorage.getItem("${persistedKey}")).state,d=document.documentElement.dataset;if(v)d.listView=v;if(u)d.member="",u.user_can_order||(d.noOrder="")}catch{}`
