import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checklist } from '../lib/checklist.mjs'
import { startPortal } from '../lib/portal.mjs'
import { runInEngine } from './engines.mjs'
import { personAt } from './person.mjs'

const VIEWPORT = { width: 1280, height: 900 }

/** One user's journey through the portal. */
const STEPS = {
  'SES-02 a visitor to a private page must log in': async (person) => {
    await person.goesTo('/apps')
    await person.isAt(/^\/idp\/interaction\//)
    await person.sees('heading', 'Log in to Scintilla')
  },
  'SES-03 RTE-44 a super admin logs in and sees all companies': async (person) => {
    await person.fills('Email', 'super@scintilla.example')
    await person.fills('Password', 'demo-portal-2026')
    await person.presses('button', 'Log in')
    await person.sees('heading', 'Customer Accounts')
    await person.isAt(/^\/companyList$/)
  },
  'CPY-01 a search finds a company to act for': async (person) => {
    await person.fills('Search companies', 'Bright Foods')
    await person.presses('button', 'Select company: Bright Foods')
    await person.reads('region', 'Acting for a company', 'You’re acting for Bright Foods.')
  },
  'TIL-01 the company’s products can be launched': async (person) => {
    await person.isAt(/^\/apps$/)
    await person.sees('heading', 'Get started')
    await person.sees('heading', 'Shopper Behavior')
    await person.sees('link', 'Launch app Shopper Behavior')
  },
  'the user switches back to all companies, where the open one is marked': async (person) => {
    await person.presses('link', 'Switch company')
    await person.isAt(/^\/companyList$/)
    await person.reads('grid', 'Companies', 'Open in this tab')
  },
  'the profile shows the account and saves preferences': async (person) => {
    await person.presses('button', 'Bright Foods (Morgan Hale)')
    await person.presses('menuitem', 'Profile')
    await person.sees('heading', 'Your account')
    await person.chooses('radio', 'Dark')
    await person.presses('button', 'Save preferences')
    await person.reads('region', 'Notifications', 'Your preferences are saved')
    await person.goesTo('/profile')
    await person.sees('heading', 'Preferences')
    await person.hasTheme('dark')
  },
  'SES-05 logging out ends the session': async (person) => {
    await person.presses('button', 'Scintilla (Morgan Hale)')
    await person.presses('menuitem', 'Log out')
    await person.sees('heading', 'You’re logged out')
    await person.goesTo('/apps')
    await person.sees('heading', 'Log in to Scintilla')
  },
}

await runInEngine('The journey', async ({ title, open }) => {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-engine-'))
  const portal = await startPortal({ DATA_DIR: folder, DATABASE_URL: '', DEMO_TODAY: '2026-03-02' })
  const { results, step } = checklist(title)
  let browser
  try {
    await step('the browser opens', async () => {
      browser = await open(VIEWPORT)
    })
    const person = browser && personAt(browser, portal.url)
    for (const [name, act] of Object.entries(STEPS)) {
      await step(name, async () => {
        await act(person)
        const errors = await browser.takeErrors()
        if (errors.length > 0) throw new Error(`The page has errors: ${errors.join('\n')}`)
      })
    }
  } finally {
    await browser?.close()
    await portal.stop()
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
  }
  return results
})
