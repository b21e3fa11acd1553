import { dirname, relative, resolve } from 'node:path'
import { compile, processVanillaFile } from '@vanilla-extract/integration'
import type { Options } from 'tsup'

type Plugin = NonNullable<Options['esbuildPlugins']>[number]

/**
 * Converts a source file's path to its path in the built package. Styles must not end in `.css.js`, or a consumer's
 * vanilla-extract would run them again.
 */
export const outputName = (path: string) => path.replace(/\.css\.ts$/, '.styles.js').replace(/\.tsx?$/, '.js')

/** The entry that replaces vanilla-extract's runtime in the package. */
export const recipeEntry = { 'theme/recipe': 'build/recipe.ts' }

/**
 * Keeps every module in its own file, so that `'use client'` stays and a consumer's bundler can drop unused modules.
 * Moves the compiled styles from the scripts into `stylesheets`, by source file.
 */
export const modulePlugin = (stylesheets: Map<string, string>): Plugin => ({
  name: 'tessera-modules',
  setup(build) {
    build.onResolve({ filter: /^\.{1,2}\// }, ({ kind, path }) =>
      kind === 'entry-point' ? null : { path: outputName(path), external: true },
    )
    build.onResolve({ filter: /^@vanilla-extract\/recipes\/createRuntimeFn$/ }, ({ importer }) => {
      const path = relative(dirname(importer), resolve('src/theme/recipe.js')).replaceAll('\\', '/')
      return { path: path.startsWith('.') ? path : `./${path}`, external: true }
    })
    build.onLoad({ filter: /\.css\.ts$/ }, async ({ path }) => {
      const cwd = process.cwd()
      const { source } = await compile({ filePath: path, cwd, identOption: 'short' })
      const contents = await processVanillaFile({
        source,
        filePath: path,
        identOption: 'short',
        outputCss: true,
        serializeVirtualCssPath: ({ fileScope, source: css }) => {
          stylesheets.set(relative('src', fileScope.filePath), css)
          return ''
        },
      })
      return { contents, loader: 'js', resolveDir: dirname(path) }
    })
  },
})
