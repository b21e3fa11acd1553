import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright'
import { aptInstall, onPath } from './programs.mjs'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge']
const PATHS = [
  // The headless shell of Chromium renders a page in about half the time.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

function installed() {
  if (process.env.CHROMIUM_PATH) {
    if (existsSync(process.env.CHROMIUM_PATH)) return process.env.CHROMIUM_PATH
    throw new Error(`CHROMIUM_PATH names ${process.env.CHROMIUM_PATH}, which does not exist. Correct or unset it.`)
  }
  return [chromium.executablePath(), ...PATHS].find(existsSync) ?? NAMES.map(onPath).find(Boolean)
}

function install() {
  const playwright = new URL(import.meta.resolve('playwright/package.json'))
  spawnSync(process.execPath, [new URL('./cli.js', playwright).pathname, 'install', 'chromium'], {
    stdio: 'ignore',
    timeout: 300_000,
  })
  if (existsSync(chromium.executablePath())) return chromium.executablePath()
  // Older Debian releases only have the full Chromium.
  for (const name of ['chromium-headless-shell', 'chromium']) {
    aptInstall('Chromium', [name])
    if (installed()) return installed()
  }
  return undefined
}

/**
 * Returns the path of a Chromium to test with: a given one, an installed one, Playwright's download, or apt's if root
 * on Debian.
 */
export function ensureChromium() {
  const path = installed() ?? install()
  if (path) return path
  throw new Error('No Chromium was found and none could be installed. Install one, or set CHROMIUM_PATH to it.')
}

/** Arguments that make screenshots identical on one machine, pixel for pixel. */
export const STEADY_ARGS = [
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
  // As in Chromium's own screenshot tests, because a partially repainted edge differs from a full repaint.
  '--disable-partial-raster',
  '--disable-skia-runtime-opts',
  '--disable-checker-imaging',
  // A screenshot shows the last commit even on a busy machine, because each stage ends before the next one draws.
  '--run-all-compositor-stages-before-draw',
  '--disable-threaded-animation',
  '--disable-threaded-scrolling',
  '--disable-new-content-rendering-timeout',
  '--disable-image-animation-resync',
]

/** Arguments for a closed network and the root account. */
export const LAUNCH_ARGS = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
]
