/** Ties the buttons that open and close the mobile menu to it. */
export const mobileMenuId = 'mobile-menu'
