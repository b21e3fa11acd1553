// Takes screenshots of the current matrices, examples and screens: `npm run pictures [-- --only NAME] [-- --quick]`.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ROOT } from '@tessera/tests/results.mjs'
import { DIMENSIONS, nameOf, product } from './modes.mjs'
import { storiesOf } from '@tessera/tests/storybook.mjs'
import { planOf } from './plan.mjs'
import { LANES, launch, runInParallel, sideOf } from './review.mjs'

const { values: options } = parseArgs({
  options: { only: { type: 'string' }, quick: { type: 'boolean', default: false } },
})

const AT_REST = { density: 'comfortable', medium: 'screen', state: 'rest' }
const QUICK = [
  { theme: 'light', locale: 'en-US', width: 1280 },
  { theme: 'dark', locale: 'en-US', width: 1280 },
  { theme: 'light', locale: 'fr-CA', width: 390 },
]
const { theme, locale, width } = DIMENSIONS
const ALL = product({
  theme: theme.filter((name) => name !== 'forced-colors'),
  locale: locale.filter((name) => name !== 'ar-XB'),
  width,
})
const MODES = (options.quick ? QUICK : ALL)
  .map((mode) => ({ ...mode, ...AT_REST }))
  .map((mode) => ({ ...mode, name: nameOf(mode) }))
const FOLDER = join(ROOT, '.cache/pictures')

const here = { stories: storiesOf(), modules: {}, storybook: join(ROOT, 'storybook-static'), checkout: ROOT }
const targets = planOf(here, here, { all: true, only: options.only })
  .visited.filter(({ kind }) => options.only || kind !== 'story')
  .map((target) => ({ ...target, modes: MODES }))

function indexPage(taken) {
  const names = [...new Set(taken.map(({ id }) => id))]
  const figures = (name) =>
    taken
      .filter(({ id }) => id === name)
      .map(
        ({ file, mode }) =>
          `<figure><a href="${file}"><img loading="lazy" src="${file}" alt=""></a><figcaption>${mode.theme}, ${mode.locale}, ${mode.width} px</figcaption></figure>`,
      )
      .join('')
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Tessera screenshots</title>
<style>body{font:14px/1.5 system-ui;margin:24px}section>div{display:flex;flex-wrap:wrap;gap:16px;align-items:start}figure{margin:0;width:300px}img{width:100%;border:1px solid #ccc;border-radius:6px}</style>
<h1>Screenshots</h1><p>${taken.length} screenshots of ${names.length} stories and screens.</p>
<nav><ul>${names.map((name) => `<li><a href="#${name}">${name}</a></li>`).join('')}</ul></nav>
${names.map((name) => `<section id="${name}"><h2>${name}</h2><div>${figures(name)}</div></section>`).join('\n')}</html>`
}

rmSync(FOLDER, { recursive: true, force: true })
mkdirSync(FOLDER, { recursive: true })
const { browser } = await launch()
const side = sideOf({ ...here, prepare: async () => undefined }, browser)
const taken = []
const take = async (target) => {
  const session = side.createPageSession()
  await session.visit(target, target.modes, (mode, { png }) => {
    const file = `${target.id}--${mode.name}.png`
    writeFileSync(join(FOLDER, file), png)
    taken.push({ id: target.id, mode, file })
  })
  await session.end()
}
const isScreen = ({ kind }) => kind === 'screen'
try {
  // Screens share users and their stored data, so they run one after the other.
  const screens = async () => {
    for (const target of targets.filter(isScreen)) await take(target)
  }
  const stories = targets.filter((target) => !isScreen(target)).map((target) => () => take(target))
  await runInParallel(LANES, [screens, ...stories])
} finally {
  await browser.close()
  await side.stop()
}
writeFileSync(join(FOLDER, 'index.html'), indexPage(taken))
console.log(`Took ${taken.length} screenshots. Open .cache/pictures/index.html`)
