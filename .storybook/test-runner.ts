import type { TestRunnerConfig } from '@storybook/test-runner'

/** The look to test under, as Storybook writes it in an address: 'theme:dark;locale:fr-CA'. */
const globals = process.env['STORYBOOK_GLOBALS'] ?? ''

const config: TestRunnerConfig = {
  prepare: async ({ page }) => {
    const address = new URL('iframe.html', process.env['TARGET_URL'])
    address.search = `viewMode=story${globals ? `&globals=${globals}` : ''}`
    await page.emulateMedia({
      reducedMotion: 'reduce',
      forcedColors: process.env['FORCED_COLORS'] === 'active' ? 'active' : 'none',
    })
    await page.goto(address.href, { waitUntil: 'load' })
  },
}

export default config
