/** Readable by scripts: says only that a session may exist, without the token. */
export const loginHintCookie = 'officina_in'

/** Whether a browser with these cookies (`a=1; b=2`) may be logged in; the server decides. */
export const hasLoginHint = (cookies: string) =>
  cookies.split('; ').includes(`${loginHintCookie}=1`)

/** Where the browser persists its state (D1 §4). */
const persistedKey = 'sn_v6'

/**
 * Runs in the head of every page before the first paint. Pages are cached for everyone; this shows
 * the account and cart buttons to those who are logged in, and lists in the chosen view. On the first page
 * after a login only the cookie says so.
 */
export const memberScript = `;try{const d=document.documentElement.dataset;if(/(?:^|; )${loginHintCookie}=1(?:;|$)/.test(document.cookie))d.member="";const{user:u,listView:v}=JSON.parse(localStorage.getItem("${persistedKey}")).state;if(v)d.listView=v;if(u)d.member="",u.user_can_order||(d.noOrder="")}catch{}`
