/** Returns the rows of the table under the heading 'Keyboard' of a component's page. */
export function keyboardRows(page: string) {
  const section = page.split(/^## Keyboard$/m)[1]?.split(/^## /m)[0] ?? ''
  return section
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map((line) => {
      const [key = '', effect = ''] = line
        .split('|')
        .slice(1, 3)
        .map((cell) => cell.trim().replaceAll('`', ''))
      return { key, effect }
    })
}

/** Returns the titles of tests with a prefix that run and have an expectation. */
export function testsOf(source: string, name: string) {
  const tests = source.split(/^(?=[ \t]*it\b)/m).filter((test) => !/^\s*it\.(?:skip|todo)/.test(test))
  const found = tests.filter((test) => test.includes('expect')).flatMap((test) => test.split(`${name}: `).slice(1))
  return [...new Set(found.flatMap((rest) => /^[^'`\n]+/.exec(rest) ?? []))]
}

/** Returns the effects of a key from its test titles. */
export function testsOfKey(source: string, key: string) {
  return testsOf(source, `key ${key}`)
}
