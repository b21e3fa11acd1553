import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Returns the path of a program that can be found by its name. */
export function onPath(name) {
  const found = spawnSync(process.platform === 'win32' ? 'where' : 'which', [name], { encoding: 'utf8' })
  return found.status === 0 ? found.stdout.split('\n')[0].trim() : undefined
}

/** Installs packages with apt as root on Debian, otherwise does nothing; callers check the result. */
export function aptInstall(title, packages) {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return
  console.log(`Installing ${title} with apt …`)
  const options = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
  spawnSync('apt-get', ['update', '-qq'], options)
  spawnSync('apt-get', ['install', '-y', '-qq', ...packages], options)
}
