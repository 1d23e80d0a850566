/** One password for all demo accounts of a test run. */
export const demoPassword = 'three-springs-of-carouge'
