/** A layer: its location and what its files can import besides each other. */
export interface Layer {
  name: string
  /** Folder or file from the root. `<area>` stands for a folder name: the layer has one part for each area. */
  at: string
  /** Names of the other layers that its files can import. */
  layers: readonly string[]
  /** File names that areas share; none if absent. */
  shared?: readonly string[]
  /** Packages with their subpaths; a name after `!` is excluded. */
  packages: readonly string[]
}

const REACT = ['react', 'react-dom']
const BEHAVIOR = [
  ...REACT,
  'react-aria',
  'react-aria-components',
  'react-stately',
  '@internationalized/date',
  '@tanstack/react-table',
  '@tanstack/react-virtual',
  '@vanilla-extract/css',
  'lucide-react',
]
const SERVER = ['@tessera/contract', 'fastify', 'kysely', 'zod', 'node:']
const PORTAL = [
  ...REACT,
  '@tessera/contract',
  '!@tessera/contract/schemas',
  '@tessera/ui',
  'react-router-dom',
  'swr',
  '@formatjs',
  'virtual:catalog',
]
const UI_BELOW = ['ui theme', 'ui messages', 'ui internal']
const SCREENS = ['portal data', 'portal messages', 'portal platform']

/** All layers, lowest first; a file is in the first one that matches its path. */
export const LAYERS: readonly Layer[] = [
  { name: 'contract', at: 'packages/contract/src', layers: [], packages: ['zod'] },

  { name: 'ui theme', at: 'packages/ui/src/theme', layers: [], packages: ['@vanilla-extract'] },
  { name: 'ui messages', at: 'packages/ui/src/messages', layers: [], packages: ['react', 'react-aria-components'] },
  {
    name: 'ui internal',
    at: 'packages/ui/src/internal',
    layers: ['ui theme', 'ui messages'],
    packages: BEHAVIOR,
  },
  {
    name: 'ui components',
    at: 'packages/ui/src/components',
    layers: UI_BELOW,
    packages: [...BEHAVIOR, 'htmlparser2'],
  },
  { name: 'ui entries', at: 'packages/ui/src/entries', layers: [...UI_BELOW, 'ui components'], packages: [] },

  { name: 'server migrations', at: 'packages/api/src/migrations', layers: [], packages: ['kysely'] },
  { name: 'server schema', at: 'packages/api/src/schema.ts', layers: ['server areas', 'server core'], packages: [] },
  {
    name: 'server core',
    at: 'packages/api/src/core',
    layers: ['server schema', 'server migrations'],
    packages: [
      ...SERVER,
      '@fastify',
      '@electric-sql/pglite',
      'pg',
      'pino',
      'nodemailer',
      'hast',
      'hast-util-from-html',
      'hast-util-sanitize',
      'hast-util-to-html',
      'pdfkit',
      'flydrive',
    ],
  },
  {
    name: 'server files',
    at: 'packages/api/src/files',
    layers: ['server core'],
    packages: ['@tessera/contract', 'node:', 'hucre', 'csv-parse', 'tsx'],
  },
  {
    name: 'server demo',
    at: 'packages/api/src/demo',
    layers: ['server core', 'server schema', 'server files', 'server areas', 'server start'],
    packages: SERVER,
  },
  {
    name: 'server testing',
    at: 'packages/api/src/testing',
    layers: ['server core', 'server areas', 'server demo', 'server app', 'server commands'],
    packages: [...SERVER, '@electric-sql/pglite', 'pg', 'pino', 'vitest', 'csv-parse'],
  },
  {
    name: 'server authorization',
    at: 'packages/api/src/authorization',
    layers: ['server core', 'server demo', 'server testing', 'server app'],
    packages: SERVER,
  },
  {
    name: 'server app',
    at: 'packages/api/src/app.ts',
    layers: ['server core', 'server areas'],
    packages: [...SERVER, 'pino'],
  },
  {
    name: 'server commands',
    at: 'packages/api/src/commands.ts',
    layers: ['server core', 'server areas'],
    packages: SERVER,
  },
  {
    name: 'server start',
    at: 'packages/api/src/start.ts',
    layers: ['server core', 'server demo', 'server app', 'server commands'],
    packages: SERVER,
  },
  {
    name: 'server entry',
    at: 'packages/api/src/server.ts',
    layers: ['server core', 'server demo', 'server start'],
    packages: SERVER,
  },
  {
    name: 'cli entry',
    at: 'packages/api/src/cli.ts',
    layers: ['server core', 'server app', 'server commands', 'server start'],
    packages: SERVER,
  },
  {
    name: 'server areas',
    at: 'packages/api/src/<area>',
    layers: ['server core', 'server files'],
    shared: [
      'queries.ts',
      'grants.ts',
      'invitations.ts',
      'all-users.ts',
      'internal.ts',
      'email-problems.ts',
      'delegates.ts',
      'user-products.ts',
      'grants-due.ts',
      'rules.ts',
      'views.ts',
      'attributes.ts',
      'table-file.ts',
      'export-jobs.ts',
      'user-operations.ts',
      'actor.ts',
      'add-users.ts',
      'edit-user.ts',
      'known-users.ts',
      'list-rows.ts',
      'remaining-rows.ts',
      'select-users.ts',
      'reviewed-people.ts',
    ],
    packages: [
      ...SERVER,
      '@optimizely/optimizely-sdk',
      'oidc-provider',
      'openid-client',
      'hucre',
      'tldts',
      'altcha-lib',
      'file-type',
      'clamscan',
      'hast',
      'marked',
      'js-yaml',
    ],
  },

  { name: 'portal data', at: 'portal/src/data', layers: [], packages: PORTAL },
  { name: 'portal messages', at: 'portal/src/messages', layers: ['portal data'], packages: PORTAL },
  { name: 'portal platform', at: 'portal/src/platform', layers: ['portal data', 'portal messages'], packages: PORTAL },
  {
    name: 'portal forms',
    at: 'portal/src/forms',
    layers: SCREENS,
    packages: [...PORTAL.filter((name) => !name.startsWith('!')), 'react-hook-form', '@hookform/resolvers', 'zod'],
  },
  { name: 'portal tables', at: 'portal/src/tables', layers: SCREENS, packages: PORTAL },
  {
    name: 'portal features',
    at: 'portal/src/features/<area>',
    layers: [...SCREENS, 'portal forms', 'portal tables'],
    packages: [...PORTAL, 'diff'],
  },
  { name: 'portal shell', at: 'portal/src/shell', layers: SCREENS, packages: PORTAL },
  { name: 'portal sign-in', at: 'portal/src/sign-in', layers: SCREENS, packages: PORTAL },
  {
    name: 'portal routes',
    at: 'portal/src/routes.ts',
    layers: ['portal platform', 'portal features'],
    packages: PORTAL,
  },
  {
    name: 'portal entry',
    at: 'portal/src',
    layers: [...SCREENS, 'portal routes', 'portal shell'],
    packages: PORTAL,
  },

  { name: 'review', at: 'packages/review', layers: [], packages: ['*'] },
  { name: 'tests', at: 'tests', layers: [], packages: ['*'] },
]
