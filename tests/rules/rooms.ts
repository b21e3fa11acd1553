/** A room of the house: where it lies and what its files may import, besides each other. */
export interface Room {
  name: string
  /** Folder or file below the root. `<area>` stands for one folder's name: such a room has a part for each area. */
  at: string
  /** Other rooms, by name. */
  rooms: readonly string[]
  /** What areas may see of each other: file names; nothing when absent. */
  shared?: readonly string[]
  /** Packages, each with all that lies below it, except what follows a `!`. */
  packages: readonly string[]
}

const REACT = ['react', 'react-dom']
const BEHAVIOUR = [
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
  'virtual:catalogue',
]
const UI_BELOW = ['ui theme', 'ui messages', 'ui internal']
const SCREENS = ['portal data', 'portal messages', 'portal platform']

/**
 * The rooms, from the bottom up; a file is in the first whose place fits. Tests, samples and stories are guests, who may
 * go anywhere in their own package.
 */
export const ROOMS: readonly Room[] = [
  { name: 'contract', at: 'packages/contract/src', rooms: [], packages: ['zod'] },

  { name: 'ui theme', at: 'packages/ui/src/theme', rooms: [], packages: ['@vanilla-extract'] },
  { name: 'ui messages', at: 'packages/ui/src/messages', rooms: [], packages: ['react', 'react-aria-components'] },
  {
    name: 'ui internal',
    at: 'packages/ui/src/internal',
    rooms: ['ui theme', 'ui messages'],
    packages: BEHAVIOUR,
  },
  {
    name: 'ui components',
    at: 'packages/ui/src/components',
    rooms: UI_BELOW,
    packages: [...BEHAVIOUR, 'htmlparser2'],
  },
  { name: 'ui entries', at: 'packages/ui/src/entries', rooms: [...UI_BELOW, 'ui components'], packages: [] },

  { name: 'server migrations', at: 'packages/api/src/migrations', rooms: [], packages: ['kysely'] },
  { name: 'server schema', at: 'packages/api/src/schema.ts', rooms: ['server areas', 'server core'], packages: [] },
  {
    name: 'server core',
    at: 'packages/api/src/core',
    rooms: ['server schema', 'server migrations'],
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
    rooms: ['server core'],
    packages: ['@tessera/contract', 'node:', 'hucre', 'csv-parse', 'tsx'],
  },
  {
    name: 'server demo',
    at: 'packages/api/src/demo',
    rooms: ['server core', 'server schema', 'server files', 'server areas', 'server start'],
    packages: SERVER,
  },
  {
    name: 'server testing',
    at: 'packages/api/src/testing',
    rooms: ['server core', 'server areas', 'server demo', 'server app', 'server verbs'],
    packages: [...SERVER, '@electric-sql/pglite', 'pg', 'pino', 'vitest', 'csv-parse'],
  },
  {
    name: 'server authorisation',
    at: 'packages/api/src/authorisation',
    rooms: ['server core', 'server demo', 'server testing', 'server app'],
    packages: SERVER,
  },
  {
    name: 'server app',
    at: 'packages/api/src/app.ts',
    rooms: ['server core', 'server areas'],
    packages: [...SERVER, 'pino'],
  },
  {
    name: 'server verbs',
    at: 'packages/api/src/commands.ts',
    rooms: ['server core', 'server areas'],
    packages: SERVER,
  },
  {
    name: 'server start',
    at: 'packages/api/src/start.ts',
    rooms: ['server core', 'server demo', 'server app', 'server verbs'],
    packages: SERVER,
  },
  {
    name: 'server entry',
    at: 'packages/api/src/server.ts',
    rooms: ['server core', 'server demo', 'server start'],
    packages: SERVER,
  },
  {
    name: 'operators entry',
    at: 'packages/api/src/cli.ts',
    rooms: ['server core', 'server app', 'server verbs', 'server start'],
    packages: SERVER,
  },
  {
    name: 'server areas',
    at: 'packages/api/src/<area>',
    rooms: ['server core', 'server files'],
    shared: [
      'queries.ts',
      'grants.ts',
      'invitations.ts',
      'everybody.ts',
      'internal.ts',
      'email-problems.ts',
      'delegates.ts',
      'held-products.ts',
      'opening.ts',
      'rules.ts',
      'views.ts',
      'attributes.ts',
      'table-file.ts',
      'export-jobs.ts',
      'act-on-users.ts',
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

  { name: 'portal data', at: 'portal/src/data', rooms: [], packages: PORTAL },
  { name: 'portal messages', at: 'portal/src/messages', rooms: ['portal data'], packages: PORTAL },
  { name: 'portal platform', at: 'portal/src/platform', rooms: ['portal data', 'portal messages'], packages: PORTAL },
  {
    name: 'portal forms',
    at: 'portal/src/forms',
    rooms: SCREENS,
    packages: [...PORTAL.filter((name) => !name.startsWith('!')), 'react-hook-form', '@hookform/resolvers', 'zod'],
  },
  { name: 'portal tables', at: 'portal/src/tables', rooms: SCREENS, packages: PORTAL },
  {
    name: 'portal features',
    at: 'portal/src/features/<area>',
    rooms: [...SCREENS, 'portal forms', 'portal tables'],
    packages: [...PORTAL, 'diff'],
  },
  { name: 'portal shell', at: 'portal/src/shell', rooms: SCREENS, packages: PORTAL },
  { name: 'portal sign-in', at: 'portal/src/sign-in', rooms: SCREENS, packages: PORTAL },
  {
    name: 'portal routes',
    at: 'portal/src/routes.ts',
    rooms: ['portal platform', 'portal features'],
    packages: PORTAL,
  },
  {
    name: 'portal entry',
    at: 'portal/src',
    rooms: [...SCREENS, 'portal routes', 'portal shell'],
    packages: PORTAL,
  },

  { name: 'review', at: 'packages/review', rooms: [], packages: ['*'] },
  { name: 'tests', at: 'tests', rooms: [], packages: ['*'] },
]
