import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import type { Plugin, UserConfig } from 'vite'
import { build } from 'vite'
import type { Bundle } from './chunks.ts'
import { chunkOf, stylesheetNamed, stylesheetsOf, withImports } from './chunks.ts'
import type { PrerenderedPage } from './render-page.ts'
import { extractCriticalCss } from './critical-css.ts'
import { moveInlineStyles } from './inline-styles.ts'
import { messages } from './messages.ts'

/**
 * Renders in a separate process, because work that a page's libraries start for a browser would keep this one from
 * exiting.
 */
const PRERENDER_SCRIPT = `
const { prerenderPages } = await import(process.argv[1])
process.stdout.write(JSON.stringify(await prerenderPages()), () => process.exit())`

/** Builds and runs the prerender entry without a browser. */
async function runPrerender(root: string, resolve: UserConfig['resolve']): Promise<PrerenderedPage[]> {
  const outDir = mkdtempSync(join(root, 'node_modules/.prerender-'))
  try {
    await build({
      configFile: false,
      root,
      logLevel: 'warn',
      plugins: [react(), vanillaExtractPlugin(), messages()],
      resolve,
      ssr: { noExternal: true, resolve: { conditions: resolve?.conditions } },
      build: { ssr: 'build/render-page.ts', outDir, copyPublicDir: false },
    })
    const module = pathToFileURL(join(outDir, 'render-page.js')).href
    return JSON.parse(
      execFileSync(process.execPath, ['--input-type=module', '-e', PRERENDER_SCRIPT, module], { encoding: 'utf8' }),
    )
  } finally {
    rmSync(outDir, { recursive: true, force: true })
  }
}

/** The modules whose chunks a page's documents load. */
const MODULES_OF: Record<PrerenderedPage['page'], readonly string[]> = {
  landing: ['/src/main.tsx', '/products/LandingPage.tsx'],
  signIn: ['sign-in.html'],
}

function stylesOf(bundle: Bundle, modules: readonly string[]): string {
  const chunks = withImports(
    bundle,
    modules.map((module) => chunkOf(bundle, module)),
  )
  return stylesheetsOf(chunks)
    .map((stylesheet) => stylesheetNamed(bundle, stylesheet))
    .join('')
}

/** Prerenders pages with their critical CSS, for the documents. */
export function prerender(resolve: UserConfig['resolve']): Plugin {
  let root = ''
  return {
    name: 'portal-prerender',
    apply: 'build',
    configResolved(config) {
      root = config.root
    },
    async writeBundle({ dir = 'dist' }, bundle) {
      const rendered = (await runPrerender(root, resolve)).map((each) => {
        const { html, rules } = moveInlineStyles(each.html)
        return { ...each, html, styles: extractCriticalCss(stylesOf(bundle, MODULES_OF[each.page]), html) + rules }
      })
      writeFileSync(join(dir, 'prerendered.json'), JSON.stringify(rendered))
    },
  }
}
