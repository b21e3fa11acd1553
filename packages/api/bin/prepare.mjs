import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './build.mjs'

// Installs the workspace’s dependencies. The package manager takes seconds to find that nothing changed, so it runs
// only when its inputs have changed. This runs before anything is installed, so it needs Node only.

const modules = join(root, 'node_modules')
const store = join(modules, '.pnpm')
const stamp = join(modules, '.prepared')

const namesIn = (folder) => (existsSync(folder) ? readdirSync(folder).toSorted() : [])
const hashOf = (parts) => createHash('sha256').update(parts.join('\n')).digest('hex')
const textOf = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : '')

function foldersIn(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.') && entry.name !== 'node_modules')
    .map(({ name }) => join(folder, name))
}

/** Returns the folders that have a manifest: the root, and packages one or two levels below it. */
function packageFolders() {
  const first = foldersIn(root)
  return [root, ...first, ...first.flatMap(foldersIn)].filter((folder) => existsSync(join(folder, 'package.json')))
}

/** Returns a hash of the installation's inputs: Node, the platform, the manifests and the lock file. */
function inputsHash() {
  const manifests = packageFolders().map((folder) => join(folder, 'package.json'))
  const files = [...manifests, ...['pnpm-lock.yaml', 'pnpm-workspace.yaml', '.npmrc'].map((name) => join(root, name))]
  return hashOf([process.version, process.platform, process.arch, ...files.flatMap((file) => [file, textOf(file)])])
}

/** Returns the names of the packages in a `node_modules` folder that can be imported. */
function packagesIn(folder) {
  const names = namesIn(folder).filter((name) => !name.startsWith('.'))
  const scoped = (name) => (name.startsWith('@') ? namesIn(join(folder, name)).map((own) => `${name}/${own}`) : [name])
  return names.flatMap(scoped).filter((name) => existsSync(join(folder, name, 'package.json')))
}

/** Returns a hash of the installed state: each reachable package and command, and the lock file. */
function installedHash() {
  const folders = packageFolders().map((folder) => join(folder, 'node_modules'))
  const commands = folders.flatMap((folder) => namesIn(join(folder, '.bin')))
  const stored = namesIn(store).map((name) => join(store, name, 'node_modules'))
  const packages = [...folders, ...stored].flatMap((folder) => [folder, ...packagesIn(folder)])
  return hashOf([textOf(join(store, 'lock.yaml')), ...commands, ...packages])
}

function install(...more) {
  const options = ['--frozen-lockfile', '--prefer-offline', '--reporter=append-only', ...more]
  // The npm that runs this script, if any: on some systems `npm` isn't an executable.
  const npm = process.env.npm_execpath
  const [command, ...first] = npm ? [process.execPath, npm] : ['npm']
  const { status, error } = spawnSync(command, [...first, 'run', '--silent', 'pnpm', '--', 'install', ...options], {
    cwd: root,
    stdio: 'inherit',
  })
  if (error) console.error(`npm couldn't be started (${error.message}). Check that it is installed.`)
  if (status !== 0) process.exit(status ?? 1)
}

const [major, minor] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Node ${process.versions.node} is too old. Install 20.19 or newer.`)
  process.exit(1)
}

const [stampedInputs, stampedState] = textOf(stamp).split(' ')
const inputs = inputsHash()
if (stampedInputs !== inputs || stampedState !== installedHash()) {
  rmSync(stamp, { force: true })
  install()
  // The package manager doesn't always notice files that were removed by hand.
  if (stampedInputs === inputs && stampedState !== installedHash()) install('--force')
  writeFileSync(stamp, `${inputs} ${installedHash()}`)
}
