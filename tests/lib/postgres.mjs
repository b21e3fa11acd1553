import { execFileSync, spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { aptInstall } from './programs.mjs'

const isRoot = process.getuid?.() === 0

function binaries() {
  const onPath = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' })
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).toSorted((a, b) => Number(b) - Number(a)) : []
  return [
    onPath.status === 0 ? onPath.stdout.trim() : '',
    ...versions.map((version) => join(debian, version, 'bin')),
  ].find((folder) => folder && existsSync(join(folder, 'initdb')))
}

function install() {
  aptInstall('PostgreSQL', ['postgresql'])
  return binaries()
}

/** Returns a free port of this machine. */
export function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })
}

/**
 * Returns a PostgreSQL to test with: the one of TEST_DATABASE_URL, or a temporary cluster of this machine's (or apt's)
 * server. The result is `{ url, stop }`, or `{ reason }` if there is none.
 */
export async function startPostgres() {
  if (process.env.TEST_DATABASE_URL) return { url: process.env.TEST_DATABASE_URL, stop: () => {} }
  const bin = binaries() ?? install()
  if (!bin) return { reason: 'because PostgreSQL was not found and could not be installed (set TEST_DATABASE_URL)' }

  const folder = mkdtempSync(join(tmpdir(), 'tessera-postgres-'))
  const data = join(folder, 'data')
  const port = await freePort()
  // PostgreSQL refuses to run as root, so its own account runs it.
  const run = (name, args) =>
    isRoot
      ? execFileSync('runuser', ['-u', 'postgres', '--', join(bin, name), ...args], { stdio: 'ignore', cwd: folder })
      : execFileSync(join(bin, name), args, { stdio: 'ignore', cwd: folder })
  if (isRoot) execFileSync('chown', ['postgres', folder])
  chmodSync(folder, 0o755)

  run('initdb', ['-D', data, '-U', 'tessera', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'])
  const settings = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder} -c fsync=off`
  run('pg_ctl', ['-D', data, '-o', settings, '-l', join(folder, 'log'), '-w', 'start'])
  return {
    url: `postgres://tessera@127.0.0.1:${port}/postgres`,
    stop: () => {
      run('pg_ctl', ['-D', data, '-m', 'immediate', 'stop'])
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
