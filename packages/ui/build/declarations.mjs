import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'

// TypeScript leaves source extensions in declarations, and writes some for styles, which are nobody's business.
for (const path of readdirSync('dist', { recursive: true, encoding: 'utf8' })) {
  if (!path.endsWith('.d.ts')) continue
  const file = `dist/${path}`
  if (path.endsWith('.css.d.ts')) {
    rmSync(file)
    continue
  }
  const text = readFileSync(file, 'utf8')
    .replaceAll(/^import '[^']+\.css\.ts';\n/gm, '')
    .replaceAll(/(from |import\()'(\.[^']+?)\.tsx?'/g, "$1'$2.js'")
  writeFileSync(file, text)
}
