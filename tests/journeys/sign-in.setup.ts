import { test as setup } from 'playwright/test'
import { ACCOUNTS, onHost, signIn, storageStatePath } from './portal.ts'

for (const [loginId, host] of Object.entries(ACCOUNTS)) {
  setup(`${loginId} signs in`, async ({ page, baseURL }) => {
    await signIn(page, loginId, onHost(baseURL, host, '/login'))
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.context().storageState({ path: storageStatePath(loginId) })
  })
}
