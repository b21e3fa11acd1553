import { type TestContext, type TestRunnerConfig } from '@storybook/test-runner'

type Page = Parameters<NonNullable<TestRunnerConfig['prepare']>>[0]['page']

const locale = process.env['STORYBOOK_LOCALE'] ?? 'en-US'
/** The looks in which each story is checked, in one visit: themes of the library, or 'forced-colors' of the system. */
const looks = (process.env['STORYBOOK_LOOKS'] ?? 'light').split(',')

/** What axe had to say, as the accessibility addon reports it when a story has been rendered. */
interface Finding {
  id: string
  help: string
  targets: string[]
}

let shown = looks[0]

const themeOf = (look: string) => (look === 'forced-colors' ? 'light' : look)

async function emulate(page: Page, look: string) {
  shown = look
  await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: look === 'forced-colors' ? 'active' : 'none' })
}

/** Renders the story again in another theme, as its play function left it, and waits until axe has read it. */
function findingsIn(page: Page, theme: string, id: string) {
  return page.evaluate(
    ([theme, id]) =>
      new Promise<Finding[]>((resolve) => {
        const channel = window.__STORYBOOK_ADDONS_CHANNEL__ // oxlint-disable-line no-underscore-dangle -- Storybook’s own name for it
        const onFinished = ({ storyId, reporters }) => {
          if (storyId !== id) return
          channel.off('storyFinished', onFinished)
          const failed = reporters.filter(({ status }) => status === 'failed')
          resolve(
            failed.flatMap(({ result }) =>
              (result.violations ?? []).map(({ id, help, nodes }) => ({
                id,
                help,
                targets: nodes.map(({ target }) => target.join(' ')),
              })),
            ),
          )
        }
        channel.on('storyFinished', onFinished)
        channel.emit('updateGlobals', { globals: { theme } })
      }),
    [theme, id],
  )
}

const config: TestRunnerConfig = {
  prepare: async ({ page }) => {
    const address = new URL('iframe.html', process.env['TARGET_URL'])
    address.search = `viewMode=story&globals=theme:${themeOf(looks[0])};locale:${locale}`
    await emulate(page, looks[0])
    await page.goto(address.href, { waitUntil: 'load' })
  },
  // The next story begins in the look in which this one ends.
  postVisit: async (page, { id }: TestContext) => {
    for (const look of looks.filter((look) => look !== shown)) {
      await emulate(page, look)
      const findings = await findingsIn(page, themeOf(look), id)
      if (findings.length > 0) throw new Error(`in ${look}, ${locale}:\n${findings.map(describe).join('\n')}`)
    }
  },
}

const describe = ({ id, help, targets }: Finding) => `${help} (${id})\n  ${targets.join('\n  ')}`

export default config
