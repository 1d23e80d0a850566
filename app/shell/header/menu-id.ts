/** Connects buttons to the menu of small screens (popovertarget). */
export const mainMenuId = 'main-menu'
