import { join } from 'node:path'
import { changedSinceStories } from './full-run.mjs'
import { ROOT, reportPath } from './results.mjs'

const bin = (name) => join(ROOT, 'node_modules/.bin', name)
const npm = (script) => ['npm', 'run', '--silent', script]
const node = (script, ...args) => [process.execPath, join(ROOT, script), ...args]

const vitest = (name, folder, env, ...files) => ({
  name,
  cwd: join(ROOT, folder),
  command: [
    join(ROOT, folder, 'node_modules/.bin/vitest'),
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${reportPath(name)}`,
    ...files,
  ],
  env,
})

const journeys = (name, env) => ({
  name,
  after: ['build-portal'],
  cwd: join(ROOT, 'tests'),
  command: [join(ROOT, 'tests/node_modules/.bin/playwright'), 'test', '--reporter=list,json'],
  env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: reportPath(name) },
})

/** The modes in which the full run checks each story, in one visit. */
const MODES = ['light', 'dark', 'high-contrast', 'forced-colors', 'reflow']
const LANGUAGES = ['en-US', 'es-MX', 'fr-CA', 'ar-XB']
/** The suites that visit the stories in every language. */
export const STORIES = LANGUAGES.map((language) => `stories-${language}`)

/**
 * Returns the languages and modes in which stories are visited. A sampled run uses English and one more language, and
 * in each, light and one more mode. The seed selects them, so every pair occurs within twelve days.
 */
function visitsOfStories({ isFull, seed }) {
  if (isFull) return LANGUAGES.map((language) => ({ language, modes: MODES }))
  const [english, ...languages] = LANGUAGES
  const [light, ...modes] = MODES
  return [english, languages[seed % languages.length]].map((language, index) => ({
    language,
    modes: [light, modes[(seed + 2 * index) % modes.length]],
  }))
}

const stories = ({ language, modes }) => {
  const name = `stories-${language}`
  return {
    name,
    after: ['build-storybook'],
    command: node('tests/stories.mjs', reportPath(name)),
    env: { STORYBOOK_LOCALE: language, STORYBOOK_MODES: modes.join(',') },
  }
}

/** Stories with their play functions, and one journey, in an engine that only the full run uses. */
const engine = (name) => [
  {
    name: `stories-${name}`,
    after: ['build-storybook'],
    command: node('tests/engines/stories.mjs', name, reportPath(`stories-${name}`)),
  },
  {
    name: `journey-${name}`,
    after: ['build-portal'],
    command: node('tests/engines/journey.mjs', name, reportPath(`journey-${name}`)),
  },
]

/** Servers that are killed twenty times during a job; the suites of all server tests kill them twice. */
const kills = (name, env) =>
  vitest(
    name,
    'packages/api',
    { ...env, TEST_KILLS: '20' },
    'src/crash-recovery.bulk-delete.test.ts',
    'src/crash-recovery.dictionary-import.test.ts',
    'src/crash-recovery.user-export.test.ts',
    'src/crash-recovery.user-import.test.ts',
  )

/** Whether a folder has changed since the last recorded visit of all stories, or this is unknown. */
function isChanged(folder) {
  const { files } = changedSinceStories()
  return !files || files.some((file) => file.startsWith(folder))
}

/** Returns the suites with these names, and those that must end before them. */
function only(wanted, suites) {
  const unknown = wanted.filter((name) => suites.every((suite) => suite.name !== name))
  if (unknown.length > 0) {
    console.error(`There is no suite ${unknown.join(' or ')}. Use: ${suites.map(({ name }) => name).join(', ')}.`)
    process.exit(1)
  }
  const needed = suites.filter(({ name }) => wanted.includes(name)).flatMap(({ after = [] }) => after)
  return suites.filter(({ name }) => wanted.includes(name) || needed.includes(name))
}

/**
 * Returns the suites of the run, or those with the given names, including those of the full run. Each has its command,
 * the suites that must end before it, and whether it runs first because it finds the most problems in the least time.
 */
export function suitesOf({ wanted, ...run }) {
  return wanted.length > 0 ? only(wanted, suitesOfRun({ ...run, isFull: true })) : suitesOfRun(run)
}

const suitesOfRun = (run) => [...suitesOfEveryRun(run), ...suitesOfFullRun(run)].filter(Boolean)

function suitesOfEveryRun({ isFull, seed, postgres }) {
  const apps = isFull ? [] : ['--only', 'vite']
  return [
    { name: 'format', isFirst: true, command: [bin('oxfmt'), '--check', '.'] },
    { name: 'types', isFirst: true, command: npm('types') },
    { name: 'lint', isFirst: true, command: [bin('oxlint'), '--type-aware', '--deny-warnings'] },
    vitest('rules', 'tests'),
    vitest('contract', 'packages/contract'),
    vitest('ui', 'packages/ui'),
    vitest('portal', 'portal'),
    vitest('api', 'packages/api'),
    postgres && vitest('api-postgresql', 'packages/api', { TEST_DATABASE_URL: postgres }),
    { name: 'build-ui', command: npm('build:ui') },
    { name: 'build-portal', command: npm('build:portal') },
    { name: 'build-storybook', command: npm('build:storybook') },
    { name: 'consumers', after: ['build-ui'], command: node('tests/consumers.mjs', reportPath('consumers'), ...apps) },
    { name: 'output', after: ['build-storybook'], command: node('tests/output.mjs', reportPath('output')) },
    { name: 'docs', after: ['build-storybook'], command: node('tests/docs.mjs', reportPath('docs')) },
    ...visitsOfStories({ isFull, seed }).map(stories),
    journeys('journeys'),
  ]
}

/**
 * Suites of the full run: a second database in journeys, S3, other engines, LibreOffice, killed servers, and the
 * review's self-tests.
 */
function suitesOfFullRun({ isFull, postgres, bucket, office }) {
  const isReviewed = isFull || isChanged('packages/review/')
  const selfTest = node('packages/review/src/self-test.mjs', reportPath('review-self-test'))
  return [
    isReviewed && vitest('review', 'packages/review'),
    isReviewed && { name: 'review-self-test', after: ['build-storybook'], command: selfTest },
    isFull && postgres && journeys('journeys-postgresql', { JOURNEY_DATABASE_URL: postgres }),
    isFull && bucket && vitest('api-s3', 'packages/api', { TEST_STORAGE_URL: bucket }),
    ...(isFull ? ['firefox', 'webkit'].flatMap(engine) : []),
    isFull && office && vitest('office', 'packages/api', { TEST_OFFICE: office }),
    isFull && kills('kills'),
    isFull && postgres && kills('kills-postgresql', { TEST_DATABASE_URL: postgres }),
  ]
}
