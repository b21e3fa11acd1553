import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { expect } from 'playwright/test'
import { ROOT } from '../lib/results.mjs'
import { compareWithHost } from './host-stylesheet.mjs'

const axeSource = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Returns axe violations, one line per rule; undecided contrast counts too. */
async function axeFindings(page) {
  await page.evaluate(axeSource)
  const { violations, incomplete } = await page.evaluate(() =>
    window.axe.run({ exclude: ['[data-live-announcer]'] }, { resultTypes: ['violations', 'incomplete'] }),
  )
  return [...violations, ...incomplete.filter(({ id }) => id === 'color-contrast')].map(
    ({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ html }) => html.slice(0, 120)).join(' ')})`,
  )
}

const ground = (page) =>
  page.evaluate(() => {
    const { backgroundColor, color } = getComputedStyle(document.body)
    const canvas = Object.assign(document.createElement('canvas'), { width: 1, height: 1 }).getContext('2d', {
      willReadFrequently: true,
    })
    const lightness = (color) => {
      canvas.fillStyle = color
      canvas.fillRect(0, 0, 1, 1)
      return Math.max(...canvas.getImageData(0, 0, 1, 1).data.slice(0, 3))
    }
    const { colorScheme, backgroundColor: canvasColor } = getComputedStyle(document.documentElement)
    return {
      scheme: colorScheme,
      page: lightness(backgroundColor),
      canvas: lightness(canvasColor),
      ink: lightness(color),
    }
  })

/** Checks for a dark background, light text and dark controls, regardless of the system and the host. */
async function isDark(page) {
  const { scheme, page: body, canvas, ink } = await ground(page)
  expect(scheme).toBe('dark')
  expect(body).toBeLessThan(60)
  expect(canvas).toBeLessThan(60)
  expect(ink).toBeGreaterThan(200)
}

const token = (locator, name) =>
  locator.evaluate((element, property) => getComputedStyle(element).getPropertyValue(property), `--tessera-${name}`)

const checkContrast = async (page) => expect(await axeFindings(page)).toEqual([])

/** Element selectors for headings, as in older templates and content sites. */
const BARE_HEADINGS = `
h1 { font-size: 3.2em; line-height: 1.1; }
h2 { color: rebeccapurple; letter-spacing: 2px; text-transform: uppercase; }
h3 { margin: 2em 0 1em; font-style: italic; text-align: end; text-decoration: underline; }
`

/** A form, a table, a calendar and notices, together with the stylesheet of the host's template. */
export function hostChecks(stylesheet) {
  const compareLooks = async (page) => {
    // Date fields render after the page has hydrated.
    await expect(page.getByRole('group', { name: 'Delivery' })).toBeVisible()
    await page.getByRole('button', { name: 'Send order' }).click()
    await expect(page.getByText('Order sent')).toBeVisible()
    await page.addStyleTag({ content: BARE_HEADINGS })
    const host = `${await readFile(join(ROOT, 'tests/consumers', stylesheet), 'utf8')}${BARE_HEADINGS}`
    const { differences, missed, count } = await compareWithHost(page, host)
    expect(missed).toEqual([])
    expect(count).toBeGreaterThan(500)
    expect(differences).toEqual([])
  }
  return {
    'looks the same with and without the stylesheet of its host': { path: '/orders', check: compareLooks },
    'looks the same with and without it in the dark theme': {
      path: '/orders',
      options: { colorScheme: 'dark' },
      check: compareLooks,
    },
    'keeps its contrast with the stylesheet of its host': { path: '/orders', check: checkContrast },
    'keeps its contrast in the dark theme': { path: '/orders', options: { colorScheme: 'dark' }, check: checkContrast },
    'is dark if the application chooses it and the system is light': {
      path: '/dark',
      check: async (page) => {
        await isDark(page)
        await checkContrast(page)
      },
    },
    'keeps its header in view': {
      path: '/orders',
      check: async (page) => {
        await expect(page.getByRole('group', { name: 'Delivery' })).toBeVisible()
        const top = await page.getByRole('banner').evaluate((header) => {
          scrollTo({ top: 1500, behavior: 'instant' })
          return header.getBoundingClientRect().top
        })
        expect(await page.evaluate(() => scrollY)).toBe(1500)
        expect(top).toBe(0)
      },
    },
    'applies forced colors in a chosen theme and a brand': {
      path: '/dark',
      options: { forcedColors: 'active' },
      check: async (page) => {
        const root = page.locator('html')
        await root.evaluate((element) => (element.dataset.brand = 'partner'))
        await page.evaluate(() => {
          document.head.insertAdjacentHTML(
            'beforeend',
            '<style>@layer tessera.theme{:root[data-theme=dark][data-brand=partner],:root [data-brand=partner]{--tessera-borderFocus:red}}</style>',
          )
          document.body.insertAdjacentHTML('beforeend', '<i data-brand="partner"></i>')
        })
        for (const element of [root, page.locator('i[data-brand=partner]')]) {
          expect(await token(element, 'borderFocus')).toBe('Highlight')
          expect(await token(element, 'stone-three')).toBe('CanvasText')
        }
      },
    },
  }
}

/** The page without scripts. */
export const scriptlessChecks = {
  'is dark without scripts': {
    path: '/dark',
    options: { javaScriptEnabled: false },
    check: async (page) => {
      await isDark(page)
      await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible()
      await expect(page.getByText('Delivery', { exact: true }).last()).toBeVisible()
    },
  },
}
