import { samples } from '../rules/samples.ts'
import { DocsTable } from './DocsTable.tsx'
import { keyboardRows, testsOfKey } from './keyboard-rows.ts'

// Written out twice: a bundler reads options where they are, not a name for them.
const pages = import.meta.glob<string>('../components/*/*.mdx', { query: '?raw', import: 'default', eager: true })
const tests = import.meta.glob<string>('../components/*/*.test.tsx', { query: '?raw', import: 'default', eager: true })

const components = Object.entries(pages)
  .map(([path, page]) => {
    const folder = path.slice(0, path.lastIndexOf('/') + 1)
    const own = Object.entries(tests).filter(([test]) => test.startsWith(folder))
    return {
      name: folder.split('/').at(-2) ?? '',
      rows: keyboardRows(page),
      tests: own.map(([, source]) => source).join('\n'),
    }
  })
  .filter(({ rows }) => rows.length > 0)

/** What each component does at each key, and which test proves it. */
export const KeyboardTable = () => (
  <DocsTable lang="en-US" head={['Component', 'Key', 'What it does', 'Proven by']}>
    {components.flatMap(({ name, rows, tests: source }) =>
      rows.map(({ key, effect }) => (
        <tr key={`${name} ${key}`}>
          <th scope="row">{name}</th>
          <td>{key}</td>
          <td>{effect}</td>
          <td>
            {(samples[name]?.press ? ['the test of all that is pressed'] : testsOfKey(source, key)).map((title) => (
              <div key={title}>{title}</div>
            ))}
          </td>
        </tr>
      )),
    )}
  </DocsTable>
)
