import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ROOT } from '../lib/results.mjs'
import { pnpm, run } from './commands.mjs'

const UI = join(ROOT, 'packages/ui')
const HERE = join(ROOT, 'tests/consumers')
const VERSIONS = ['5.4', '5.9', '6.0', '7.0']
const RESOLUTIONS = [
  { moduleResolution: 'bundler', module: 'esnext' },
  { moduleResolution: 'nodenext', module: 'nodenext' },
]

/** The code samples of the README and pages, one file each. */
async function samples() {
  const pages = (await readdir(join(UI, 'src'), { recursive: true })).filter((path) => path.endsWith('.mdx'))
  const texts = await Promise.all(
    ['README.md', ...pages.map((path) => join('src', path))].map((path) => readFile(join(UI, path), 'utf8')),
  )
  return texts.flatMap((text) => [...text.matchAll(/^```tsx\n(.*?)^```$/gms)].map(([, code]) => code))
}

/** Compiles the samples together with the package's declarations and everything that those import. */
async function compile(folder, version, resolution) {
  const project = join(folder, `${version}-${resolution.moduleResolution}.json`)
  const compilerOptions = {
    ...resolution,
    target: 'es2022',
    lib: ['es2022', 'dom', 'dom.iterable'],
    jsx: 'react-jsx',
    types: [],
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    skipLibCheck: false,
    noEmit: true,
  }
  // Without extensions, only bundlers can resolve imports within a folder.
  const include = resolution.moduleResolution === 'bundler' ? ['samples', 'shared'] : ['samples']
  await writeFile(project, JSON.stringify({ compilerOptions, include }))
  await run(folder, process.execPath, join(folder, `node_modules/typescript-${version}/bin/tsc`), '-p', project)
}

/**
 * Compiles typical application code against the packed declarations, in strict mode, with each supported TypeScript
 * version.
 */
export async function testTypes({ folder, tarball, step }) {
  await step('installs the packed package', async () => {
    await cp(join(HERE, 'types'), folder, { recursive: true })
    await cp(join(HERE, 'shared'), join(folder, 'shared'), { recursive: true })
    await cp(tarball, join(folder, 'tessera-ui.tgz'))
    await pnpm(folder, 'install', '--prefer-offline', '--reporter=append-only')
  })
  await step('finds code samples in the README and pages', async () => {
    await mkdir(join(folder, 'samples'))
    const found = await samples()
    if (found.length < 50)
      throw new Error(`Only ${found.length} code samples were found. Check the pattern in types.mjs.`)
    await Promise.all(found.map((code, index) => writeFile(join(folder, 'samples', `${index}.tsx`), code)))
    await cp(join(HERE, 'vite/src/types.tsx'), join(folder, 'samples/types.tsx'))
  })
  for (const version of VERSIONS) {
    await step(`compiles without casts in TypeScript ${version}`, async () => {
      await Promise.all(RESOLUTIONS.map((resolution) => compile(folder, version, resolution)))
    })
  }
}
