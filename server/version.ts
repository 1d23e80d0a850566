import packageJson from '../package.json' with { type: 'json' }

/** Of this program (CHANGELOG.md). */
export const { version } = packageJson
