const TIMEOUT = 15_000

/** Retries until there is a result. A found element can disappear before its use, with or without its page. */
async function retryUntil(attempt, describe) {
  const deadline = Date.now() + TIMEOUT
  for (;;) {
    let problem = ''
    const result = await attempt().catch((error) => {
      problem = ` (${error.message})`
    })
    if (result) return result
    if (Date.now() > deadline) throw new Error(`${await describe()}${problem}`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

/** A user's actions in a browser by role and name; each waits for its target. */
export function personAt(browser, portal) {
  const path = async () => new URL(await browser.address()).pathname
  const withElement = (find, act, words) =>
    retryUntil(
      async () => {
        const element = await find()
        if (element) await act(element)
        return element !== null
      },
      async () => `There is no ${words} at ${await path()}.`,
    )
  const withRole = (role, name, act) => withElement(() => browser.find(role, name), act, `${role} “${name}”`)
  return {
    goesTo: (address) => browser.goto(new URL(address, portal).href),
    sees: (role, name) => withRole(role, name, async () => undefined),
    presses: (role, name) => withRole(role, name, browser.press),
    chooses: (role, name) => withRole(role, name, browser.choose),
    fills: (label, text) =>
      withElement(
        () => browser.field(label),
        (field) => browser.type(field, text),
        `field “${label}”`,
      ),
    reads: async (role, name, text) => {
      let read = ''
      await retryUntil(
        async () => {
          await withRole(role, name, async (element) => {
            read = await browser.read(element)
          })
          return read.includes(text)
        },
        async () => `The ${role} “${name}” has the text “${read.slice(0, 300)}”, which does not include “${text}”.`,
      )
    },
    hasTheme: (theme) =>
      retryUntil(
        async () => (await browser.run(() => document.documentElement.dataset.theme)) === theme,
        async () => `The page does not use the ${theme} theme.`,
      ),
    isAt: (pattern) =>
      retryUntil(
        async () => pattern.test(await path()),
        async () => `The path is ${await path()}, which does not match ${pattern}.`,
      ),
  }
}
