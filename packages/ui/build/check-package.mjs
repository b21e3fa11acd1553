import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { gzipSync } from 'node:zlib'

/** The package as packed, and the folder into which it is unpacked. */
const tarball = '.cache/package.tgz'
const unpacked = '.cache/unpacked'
const allowed =
  /^package\/(package\.json|README\.md|dist\/(.+\.(js|js\.map|d\.ts|css|woff2)|tokens\/.+\.json|fonts\/LICENSE))$/

const { values: options } = parseArgs({ options: { verbose: { type: 'boolean', default: false } } })

function run(command, ...args) {
  try {
    const output = execFileSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
    if (options.verbose) console.log(output)
    return output
  } catch (error) {
    throw new Error(`${command} ${args[0]} failed for the package:\n${error.stdout ?? ''}${error.stderr ?? ''}`, {
      cause: error,
    })
  }
}

function refuse(reason, found) {
  if (found.length > 0) throw new Error(`The package has ${reason}:\n  ${found.join('\n  ')}`)
}

// Checks the tarball, not the folder, because pnpm adds publishConfig's exports and packs only the files that `files`
// names.
mkdirSync('.cache', { recursive: true })
run(
  'npm',
  '--prefix',
  '../..',
  'run',
  '--silent',
  'pnpm',
  '--',
  '--dir',
  process.cwd(),
  'pack',
  '--out',
  resolve(tarball),
)
run('node_modules/.bin/publint', 'run', tarball, '--strict')
// This check would query DefinitelyTyped over the network.
run('node_modules/.bin/attw', tarball, '--profile', 'esm-only', '--no-definitely-typed')

const paths = run('tar', '-tzf', tarball).trim().split('\n')
refuse(
  'unexpected files',
  paths.filter((path) => !allowed.test(path)),
)

rmSync(unpacked, { recursive: true, force: true })
mkdirSync(unpacked)
run('tar', '-xzf', tarball, '-C', unpacked)
const read = (path) => readFileSync(join(unpacked, path), 'utf8')
const texts = new Map(paths.filter((path) => /\.(js|map|ts|json|css)$/.test(path)).map((path) => [path, read(path)]))
const where = (pattern) => [...texts].filter(([, text]) => text.includes(pattern)).map(([path]) => path)

refuse('a path of this machine', where(process.cwd().replaceAll('\\', '/')))
refuse('vanilla-extract in a script, which an application would have to install', where('from "@vanilla-extract/'))
refuse('the @tessera/source condition', where('@tessera/source'))
refuse(
  'URLs of missing files in a stylesheet',
  [...texts]
    .filter(([path]) => path.endsWith('.css'))
    .flatMap(([path, text]) => [...text.matchAll(/url\(['"]?([^'")]+)/g)].map(([, url]) => join(dirname(path), url)))
    .filter((path) => !paths.includes(path)),
)

// The README names only files that are in the package, and every entry.
const readme = read('package/README.md')
refuse(
  'a README that names missing files',
  [...readme.matchAll(/`([\w./-]+\/[\w./-]*|[\w-]+\.(?:ts|tsx|mjs|mdx|txt))`/g)]
    .map(([, name]) => name)
    .filter((name) => !paths.some((path) => path.startsWith(`package/${name}`))),
)
const manifest = JSON.parse(read('package/package.json'))
refuse('scripts that need missing files', Object.keys(manifest.scripts ?? {}))
const entries = Object.keys(manifest.exports)
refuse(
  'entries that the README does not list',
  entries
    .map((entry) => entry.replace('.', '@tessera/ui'))
    .filter(
      (entry) =>
        !entry.endsWith('/package.json') &&
        !readme.includes(
          `\`${entry.replace('tokens/*', 'tokens/light.json').replace('css/*', 'css/button').replace('components/*', 'components/Button')}\``,
        ),
    ),
)

const few = ['base', 'button', 'text-field'].map((name) => texts.get(`package/dist/css/${name}.css`)).join('\n')
refuse(
  'more than 7 kB (gzip) of styles for Button and TextField',
  [gzipSync(few).length].filter((bytes) => bytes > 7000).map(String),
)

console.log(`Checked ${paths.length} files. publint and attw (esm-only) found no problems.`)
