import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import type { Plugin, UserConfig } from 'vite'
import { build } from 'vite'
import { LANGUAGES, messages } from './messages.ts'

/** Draws in a program of its own: what a page's libraries begin for a browser would keep this one from ending. */
const DRAWING = `
const { drawSignIn } = await import(process.argv[1])
const drawn = process.argv.slice(2).map(async (locale) => [locale, await drawSignIn(locale)])
process.stdout.write(JSON.stringify(Object.fromEntries(await Promise.all(drawn))), () => process.exit())`

/** Builds what draws the sign-in page without a browser, and has it drawn in each language. */
async function draw(root: string, resolve: UserConfig['resolve']): Promise<string> {
  const outDir = mkdtempSync(join(root, 'node_modules/.picture-'))
  try {
    await build({
      configFile: false,
      root,
      logLevel: 'warn',
      plugins: [react(), vanillaExtractPlugin(), messages()],
      resolve,
      ssr: { noExternal: true, resolve: { conditions: resolve?.conditions } },
      build: { ssr: 'src/sign-in/picture.tsx', outDir, copyPublicDir: false },
    })
    const module = pathToFileURL(join(outDir, 'picture.js')).href
    return execFileSync(process.execPath, ['--input-type=module', '-e', DRAWING, module, ...LANGUAGES], {
      encoding: 'utf8',
    })
  } finally {
    rmSync(outDir, { recursive: true, force: true })
  }
}

/** Draws the sign-in page in each language as it is before anything is known, so that its document can show it at once. */
export function pictures(resolve: UserConfig['resolve']): Plugin {
  let root = ''
  return {
    name: 'portal-pictures',
    apply: 'build',
    configResolved(config) {
      root = config.root
    },
    async writeBundle({ dir = 'dist' }) {
      writeFileSync(join(dir, 'pictures.json'), await draw(root, resolve))
    },
  }
}
