import config from './knip.json' with { type: 'json' }

// Finds exports that only tests use.

const tests = ['!**/*.{test,fixtures}.{ts,tsx}', '!tests/**', '!bench/**']
const [site, admin] = [config.workspaces['.'], config.workspaces.admin]

export default {
  ...config,
  ignoreExportsUsedInFile: true,
  ignoreIssues: {
    // Loaded by `npm run dev`; a list of files that must exist.
    'server/mail/previews/preview-pages.ts': ['exports'],
    'domain/pictures/ingredient-illustrations.ts': ['exports'],
  },
  workspaces: {
    '.': {
      ...site,
      entry: site.entry.filter((path) => !/^(tests|bench)\//.test(path)),
      project: [...site.project, ...tests],
      vitest: false,
      playwright: false,
    },
    admin: { ...admin, project: [...admin.project, ...tests], vitest: false },
  },
}
