import { DEMO_PASSWORD } from '../demo/accounts.ts'

async function redirectUrlOf(response: Response): Promise<string> {
  return ((await response.json()) as { redirectUrl: string }).redirectUrl
}

/** Signs in over the network; returns the session cookie. */
export async function signIn(origin: string, email: string): Promise<string> {
  const jar = new Map<string, string>()
  const send = async (path: string, body?: object) => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(new URL(path, origin), {
      redirect: 'manual',
      method: body ? 'POST' : 'GET',
      headers: { cookie, 'x-portal-request': '1', 'content-type': 'application/json' },
      body: body && JSON.stringify(body),
    })
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=')
      jar.set(name, value)
    }
    return response
  }
  const page = await send(await redirectUrlOf(await send('/core-app-api/login')))
  const accepted = await send(`${page.headers.get('location')}/login`, { email, password: DEMO_PASSWORD })
  const resumed = await send(await redirectUrlOf(accepted))
  await send(resumed.headers.get('location') ?? '')
  const own = jar.has('__Host-session') ? '__Host-session' : 'session'
  return `${own}=${jar.get(own)}`
}
