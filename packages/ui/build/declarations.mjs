import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { acceptUndefined } from './accept-undefined.mjs'

// TypeScript keeps source extensions in declarations. It also emits declarations for styles and style helpers, which
// have no script.
for (const path of readdirSync('dist', { recursive: true, encoding: 'utf8' })) {
  if (!path.endsWith('.d.ts')) continue
  const file = `dist/${path}`
  if (![file.replace(/\.d\.ts$/, '.js'), file.replace(/\.d\.ts$/, '')].some(existsSync)) {
    rmSync(file)
    continue
  }
  const text = readFileSync(file, 'utf8')
    .replaceAll(/^import '[^']+\.css\.ts';\n/gm, '')
    .replaceAll(/(from |import\()'(\.[^']+?)\.tsx?'/g, "$1'$2.js'")
  writeFileSync(file, acceptUndefined(file, text))
}
