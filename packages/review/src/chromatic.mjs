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
    'Chromatic is left out, as CHROMATIC_PROJECT_TOKEN names no project; `npm run review` compares without it.',
  )
}
