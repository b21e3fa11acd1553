import { spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

// A fake npm that records its arguments and creates the manifests' packages as pnpm does.
const NPM = `
import { appendFileSync, copyFileSync, mkdirSync, writeFileSync } from 'node:fs'
appendFileSync('asked', process.argv.slice(2).join(' ') + '\\n')
if (process.env.NPM_FAILS) process.exit(3)
const put = (file) => (mkdirSync(file.replace(/\\/[^/]+$/, ''), { recursive: true }), writeFileSync(file, '{}'))
put('node_modules/.pnpm/fastify@5/node_modules/fastify/package.json')
copyFileSync('pnpm-lock.yaml', 'node_modules/.pnpm/lock.yaml')
put('packages/api/node_modules/fastify/package.json')
put('packages/api/node_modules/@fastify/cookie/package.json')
if (!process.argv.includes('--force') && process.env.NPM_MISSES) process.exit(0)
put('node_modules/.bin/vite')
`

let workspace: string
const at = (file: string): string => join(workspace, file)

function put(file: string, text: string): void {
  mkdirSync(dirname(at(file)), { recursive: true })
  writeFileSync(at(file), text)
}

beforeEach(() => {
  workspace = mkdtempSync(join(tmpdir(), 'tessera-prepare-'))
  put('package.json', '{}')
  put('pnpm-lock.yaml', 'lockfileVersion: 9')
  put('packages/api/package.json', '{}')
  put('npm.mjs', NPM)
  for (const name of ['prepare.mjs', 'build.mjs']) {
    mkdirSync(at('packages/api/bin'), { recursive: true })
    copyFileSync(new URL(name, import.meta.url), at(`packages/api/bin/${name}`))
  }
})
afterEach(() => rmSync(workspace, { recursive: true }))

/** Runs `prepare.mjs`; returns its exit status, its stderr and the arguments of each npm call. */
function prepare(env: Record<string, string> = {}) {
  rmSync(at('asked'), { force: true })
  const { status, stderr } = spawnSync(process.execPath, [at('packages/api/bin/prepare.mjs')], {
    encoding: 'utf8',
    cwd: workspace,
    env: { ...env, npm_execpath: at('npm.mjs') },
  })
  const requested = existsSync(at('asked')) ? readFileSync(at('asked'), 'utf8').trim().split('\n') : []
  return { status, stderr, requested }
}

const OTHER_NODE = `data:text/javascript,Object.defineProperty(process, 'version', { value: 'v98.0.0' })`

describe('preparing the workspace', () => {
  it('runs a frozen-lockfile install if nothing is installed', () => {
    const { status, requested } = prepare()
    expect([status, requested]).toEqual([
      0,
      [expect.stringMatching(/^run --silent pnpm -- install --frozen-lockfile /)],
    ])
  })

  it('installs nothing if nothing has changed', () => {
    prepare()
    expect(prepare()).toMatchObject({ status: 0, requested: [] })
  })

  it.each([
    ['the lock file has changed', () => put('pnpm-lock.yaml', 'lockfileVersion: 10')],
    ['a manifest has changed', () => put('packages/api/package.json', '{ "name": "api" }')],
    ['a package was added to the workspace', () => put('packages/new/package.json', '{}')],
    ['node_modules is missing', () => rmSync(at('node_modules'), { recursive: true })],
    ['a package is missing', () => rmSync(at('packages/api/node_modules/fastify'), { recursive: true })],
    ['a scoped package is missing', () => rmSync(at('packages/api/node_modules/@fastify'), { recursive: true })],
    [
      'a package is missing from the store',
      () => rmSync(at('node_modules/.pnpm/fastify@5/node_modules/fastify'), { recursive: true }),
    ],
    ['a package is an empty folder', () => rmSync(at('packages/api/node_modules/fastify/package.json'))],
    ['something else was installed manually', () => put('node_modules/.pnpm/lock.yaml', 'lockfileVersion: 8')],
  ])('installs again when %s', (_what, change) => {
    prepare()
    change()
    expect(prepare()).toMatchObject({ status: 0, requested: [expect.any(String)] })
    expect(prepare().requested).toEqual([])
  })

  it('installs again under another version of Node', () => {
    prepare()
    expect(prepare({ NODE_OPTIONS: `--import="${OTHER_NODE}"` }).requested).toHaveLength(1)
  })

  it('returns the exit status of a failed installation, and installs again next time', () => {
    expect(prepare({ NPM_FAILS: '1' }).status).toBe(3)
    expect(prepare().requested).toHaveLength(1)
    put('pnpm-lock.yaml', 'lockfileVersion: 10')
    expect(prepare({ NPM_FAILS: '1' }).status).toBe(3)
    expect(prepare().requested).toHaveLength(1)
  })

  it('forces the installation if the package manager doesn’t notice removed files', () => {
    prepare()
    rmSync(at('node_modules/.bin'), { recursive: true })
    const { requested } = prepare({ NPM_MISSES: '1' })
    expect(requested).toEqual([expect.not.stringContaining('--force'), expect.stringContaining(' --force')])
    expect(prepare().requested).toEqual([])
  })

  it('reports that Node is too old', () => {
    const old = `data:text/javascript,Object.defineProperty(process.versions, 'node', { value: '20.18.1' })`
    const { status, stderr, requested } = prepare({ NODE_OPTIONS: `--import="${old}"` })
    expect([status, requested]).toEqual([1, []])
    expect(stderr).toBe('Node 20.18.1 is too old. Install 20.19 or newer.\n')
  })
})
