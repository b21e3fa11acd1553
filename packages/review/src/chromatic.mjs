// Configuration for teams that use Chromatic: `npm run chromatic`. The review itself needs no service.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { ROOT } from '@tessera/tests/results.mjs'

if (process.env.CHROMATIC_PROJECT_TOKEN) {
  const args = ['--build-script-name', 'build:storybook', ...process.argv.slice(2)]
  const { status } = spawnSync(join(ROOT, 'node_modules/.bin/chromatic'), args, { cwd: ROOT, stdio: 'inherit' })
  process.exitCode = status ?? 1
} else {
  console.log(
    'Skipped Chromatic because CHROMATIC_PROJECT_TOKEN is not set. Set it, or use `npm run review`, which needs no service.',
  )
}
