import { expect, PASSWORD, signIn, test } from './portal.ts'

/** Redirect attacks in the login page's URL. */
const WANTED = [
  '//evil.example',
  '//evil.example/apps',
  '///evil.example',
  '////evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '\\/evil.example',
  '/\\/evil.example',
  'https://evil.example',
  'https:evil.example',
  'https:/evil.example',
  'HTTPS://EVIL.EXAMPLE',
  'http://localhost@evil.example',
  'http://localhost.evil.example/apps',
  'ftp://evil.example',
  'ws://evil.example',
  'blob:https://evil.example/1',
  'javascript:location="https://evil.example"',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>location="https://evil.example"</script>',
  'vbscript:msgbox(1)',
  'view-source:https://evil.example',
  'about:blank',
  'evil.example',
  '.evil.example',
  '@evil.example',
  '/@evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/./\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r\n/evil.example',
  '\t//evil.example',
  ' //evil.example',
  '/\u0000/evil.example',
  '/\u2028/evil.example',
  '/%09/evil.example',
  '/%2F/evil.example',
  '/%2Fevil.example',
  '/%5Cevil.example',
  '/%255Cevil.example',
  '/％2Fevil.example',
  '／／evil.example',
  '/?next=//evil.example',
  '/#//evil.example',
  '/apps?lastUrl=https://evil.example',
  '/login?lastUrl=//evil.example',
  '/logout',
  '/logout/',
  '/LOGOUT',
  '/./logout',
  '/x/../logout',
  '/x/%2e%2e/logout',
  '/%6cogout',
  '/%4COG%6fUT//',
  '/login',
  '/login/',
  '/LOGIN?lastUrl=/apps',
  '/x/../%6Cogin',
  '/.//evil.example#/apps',
  '/apps\r\nset-cookie: stolen=1',
  `/${'/'.repeat(500)}evil.example`,
  `/${'a'.repeat(3000)}`,
]

/** A sampled run tests one in this many attacks, different ones each day. The rule itself has unit tests for all. */
const SHARE = 6

function sample(): string[] {
  if (process.env['TEST_MATRIX'] === 'full') return WANTED
  return WANTED.filter((_, index) => index % SHARE === Number(process.env['TEST_SEED'] ?? 0) % SHARE)
}

test('SES-02 SES-05 no login redirects off the portal, whatever lastUrl contains', async ({ page, baseURL }) => {
  test.setTimeout(300_000)
  const { origin } = new URL(baseURL ?? '')
  const externalUrls = new Set<string>()
  page.on('request', (request) => {
    const { protocol, origin: requested } = new URL(request.url())
    if (protocol.startsWith('http') && requested !== origin) externalUrls.add(request.url())
  })
  await signIn(page, 'charter@orchard.example')
  for (const wanted of sample()) {
    // Starts from an empty page, because the previous one would notice its lost session and redirect to login itself.
    await page.goto('about:blank')
    await page.context().clearCookies({ name: 'session' })
    await page.goto(`/login?lastUrl=${encodeURIComponent(wanted)}`, { waitUntil: 'commit' })
    await page.waitForURL(/\/idp\/interaction\//, { waitUntil: 'commit' })
    // The provider asks for credentials each time, so they are posted without typing.
    const accepted = await page.request.post(`${new URL(page.url()).pathname}/login`, {
      headers: { 'x-portal-request': '1' },
      data: { email: 'charter@orchard.example', password: PASSWORD },
    })
    const { redirectUrl } = (await accepted.json()) as { redirectUrl: string }
    await page.goto(redirectUrl, { waitUntil: 'commit' })
    await page.waitForURL((url) => !/^\/(login|idp|core-app-api)/.test(url.pathname))
    expect(new URL(page.url()).origin, wanted).toBe(origin)
    expect(new URL(page.url()).pathname, wanted).not.toBe('/logout')
  }
  expect([...externalUrls]).toEqual([])
})
