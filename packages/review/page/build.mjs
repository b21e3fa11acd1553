import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { build, defaultClientConditions } from 'vite'

const HERE = fileURLToPath(new URL('.', import.meta.url))

/** Builds the page without its data, as one file with scripts, styles and fonts inside. */
export async function buildPage() {
  const { output } = await build({
    root: HERE,
    configFile: false,
    logLevel: 'error',
    plugins: [react(), vanillaExtractPlugin()],
    resolve: { conditions: ['@tessera/source', ...defaultClientConditions] },
    build: {
      write: false,
      assetsInlineLimit: Number.MAX_SAFE_INTEGER,
      cssCodeSplit: false,
      modulePreload: false,
      reportCompressedSize: false,
      chunkSizeWarningLimit: 5000,
      rolldownOptions: {
        output: { codeSplitting: false },
        checks: { pluginTimings: false },
        onLog: (level, log, handle) => {
          if (log.code !== 'MODULE_LEVEL_DIRECTIVE') handle(level, log)
        },
      },
    },
  })
  const html = String(output.find(({ fileName }) => fileName === 'index.html').source)
  const styles = output.filter(({ fileName }) => fileName.endsWith('.css')).map(({ source }) => String(source))
  const scripts = output.filter(({ type }) => type === 'chunk').map(({ code }) => code)
  // Functions, because a dollar sign in a replacement string has a meaning.
  return html
    .replace(/<script type="module"[^>]*><\/script>/, '')
    .replace(/<link rel="stylesheet"[^>]*>/, () => `<style>${styles.join('\n')}</style>`)
    .replace(
      '</body>',
      () => `<script type="module">${scripts.join('\n').replaceAll('</script', '<\\/script')}</script></body>`,
    )
}
