import { readdirSync } from 'node:fs'
import { cp, mkdir, writeFile } from 'node:fs/promises'
import { transform } from 'esbuild'
import { defineConfig } from 'tsup'
import { modulePlugin, outputName, recipeEntry } from './build/module-plugin.ts'
import { stylesheet } from './build/stylesheet.mjs'
import { toDtcg } from './src/theme/dtcg.ts'

/** Stories, tests and their helpers, and style helpers that only the build needs. */
const apart =
  /\.(test|stories|fixture)\.|^(docs|rules|story-texts|examples)\/|^test-(setup|computed-style)\.|^theme\/(style|tone-styles|space-variants|pairs|dtcg)\./

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
  (path) => /\.tsx?$/.test(path) && !apart.test(path),
)
const stylesheets = new Map<string, string>()

export default defineConfig({
  entry: {
    ...Object.fromEntries(sources.map((path) => [outputName(path).replace(/\.js$/, ''), `src/${path}`])),
    ...recipeEntry,
  },
  format: 'esm',
  target: 'es2022',
  platform: 'browser',
  clean: true,
  splitting: false,
  silent: true,
  dts: false,
  sourcemap: true,
  esbuildPlugins: [modulePlugin(stylesheets)],
  onSuccess: async () => {
    const byModule = Object.fromEntries([...stylesheets].map(([path, css]) => [outputName(path), css]))
    const { code } = await transform(stylesheet(byModule), { loader: 'css', minify: true })
    await writeFile('dist/styles.css', code)
    // Without types, `import '@tessera/ui/styles.css'` is an error if side-effect imports are also resolved.
    await writeFile('dist/styles.css.d.ts', 'export {}\n')
    await mkdir('.cache', { recursive: true })
    await writeFile('.cache/stylesheets.json', JSON.stringify(byModule))
    await cp('src/theme/fonts', 'dist/fonts', { recursive: true })
    await mkdir('dist/tokens', { recursive: true })
    for (const theme of ['light', 'dark', 'high-contrast'] as const) {
      await writeFile(`dist/tokens/${theme}.json`, `${JSON.stringify(toDtcg(theme), null, 2)}\n`)
    }
  },
})
