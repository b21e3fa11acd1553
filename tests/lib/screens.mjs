/** The portal's screens for screenshots: user, URL, and what is opened on it. */
export const SCREENS = [
  { name: 'landing', path: '/' },
  { name: 'sign-in', path: '/login' },
  { name: 'sign-in-refused', path: '/login', act: refuseSignIn },
  { name: 'logout', path: '/logout' },
  { name: 'login-error', path: '/error?from=login' },
  { name: 'not-found', path: '/no/such/page' },
  { name: 'launch', path: '/apps', loginId: 'user@brightfoods.example' },
  { name: 'launch-pending-dialog', path: '/apps', loginId: 'user@brightfoods.example', act: openPending },
  { name: 'launch-user-menu', path: '/apps', loginId: 'user@brightfoods.example', act: openMenu },
  { name: 'launch-mexico', path: '/apps', loginId: 'user@campoverde.example', host: 'mx.localhost' },
  { name: 'launch-basic-admin', path: '/apps', loginId: 'basic.admin@smallfarm.example' },
  { name: 'learn', path: '/learn?product=SHOPPER_BEHAVIOR', loginId: 'user@brightfoods.example' },
  { name: 'knowledge-base', path: '/knowledgeBase/home', loginId: 'user@brightfoods.example' },
  { name: 'knowledge-search', path: '/knowledgeBase/search?q=user', loginId: 'user@brightfoods.example' },
  {
    name: 'article',
    path: '/knowledgeBase/article/content/supplier%2Fpromotion-baseline-and-lift',
    loginId: 'user@brightfoods.example',
  },
  { name: 'release-notes', path: '/releaseNotes', loginId: 'user@brightfoods.example' },
  { name: 'content', path: '/operations?tab=content', loginId: 'super@scintilla.example' },
  { name: 'partners', path: '/admin/thirdParty', loginId: 'admin@brightfoods.example' },
  { name: 'activity-log', path: '/admin/activityLog', loginId: 'admin@brightfoods.example' },
  { name: 'received-requests', path: '/admin/userList?tab=requests', loginId: 'admin@brightfoods.example' },
  { name: 'access-review', path: '/admin/userList?review=current', loginId: 'basic.admin@smallfarm.example' },
  { name: 'global-users', path: '/globalUserManagement', loginId: 'super@scintilla.example' },
  { name: 'admin', path: '/admin', loginId: 'admin@brightfoods.example' },
  { name: 'users', path: '/admin/userList', loginId: 'admin@brightfoods.example' },
  { name: 'upload', path: '/admin/userList/upload', loginId: 'admin@brightfoods.example' },
  { name: 'domains', path: '/admin/domainsList', loginId: 'admin@brightfoods.example' },
  { name: 'profile', path: '/profile', loginId: 'user@brightfoods.example' },
  { name: 'company-list', path: '/companyList', loginId: 'super@scintilla.example' },
  { name: 'my-access', path: '/profile/access', loginId: 'user@brightfoods.example' },
  { name: 'request-access', path: '/profile/requestAccess', loginId: 'newhire@scintilla.example' },
  { name: 'companies-to-ask', path: '/profile/requestAccess', loginId: 'newhire@scintilla.example', act: findCompany },
  { name: 'terms', path: '/terms' },
  { name: 'nda', path: '/nda', loginId: 'nda@northbridge.example' },
  { name: 'privacy-policy-canada', path: '/privacyPolicy', host: 'ca.localhost' },
  { name: 'no-access', path: '/noAccess' },
  { name: 'pending-access', path: '/pendingAccess' },
]

/**
 * Responses of each server to a wrong password, stored because repeated attempts are soon refused for another reason.
 */
const refusals = new Map()

async function fulfillRoute(route) {
  const { origin } = new URL(route.request().url())
  if (!refusals.has(origin)) {
    const answer = await route.fetch()
    refusals.set(origin, { status: answer.status(), headers: answer.headers(), body: await answer.body() })
  }
  await route.fulfill(refusals.get(origin))
}

async function refuseSignIn(page) {
  await page.route(/\/idp\/interaction\/[^/]+\/login$/, fulfillRoute)
  await page.locator('input[type=email], input[name=email]').fill('somebody@brightfoods.example')
  await page.locator('input[name=password]').fill('wrong')
  await page.locator('button[type=submit]').click()
  await page.getByRole('alert').waitFor()
}

async function openPending(page) {
  // Report Builder, by its position, because its name differs between languages.
  await page.locator('main article').last().getByRole('button').click()
  await page.getByRole('dialog').waitFor()
}

async function findCompany(page) {
  await page.locator('main form fieldset button').first().click()
  await page.getByRole('dialog').getByRole('rowheader').first().waitFor()
}

async function openMenu(page) {
  await page.locator('header button[aria-haspopup]:visible').last().click()
  await page.getByRole('menu').or(page.getByRole('dialog')).first().waitFor()
}
