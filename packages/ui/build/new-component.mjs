import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { entryOf, kebab } from './public-surface.mjs'

const root = resolve(import.meta.dirname, '..')
const [name = ''] = process.argv.slice(2)
const folder = resolve(root, 'src/components', name)

function refuse(why) {
  console.error(why)
  process.exit(1)
}

if (!/^[A-Z][A-Za-z0-9]+$/.test(name))
  refuse(`'${name}' is not a component name. Use PascalCase, for example: npm run new:component DataCard`)
if (existsSync(folder)) refuse(`${name} already exists in packages/ui/src/components/${name}. Use another name.`)

const words = kebab(name).replaceAll('-', ' ')
const entry = entryOf(name)

const files = {
  [`${name}.tsx`]: `import type { ReactNode, Ref } from 'react'
import { type DOMProps, domProps } from '../../internal/dom-props.ts'
import * as styles from './${name}.css.ts'

export interface ${name}Props extends DOMProps {
  children: ReactNode
  ref?: Ref<HTMLDivElement>
}

/** A ${words}. Replace this with one sentence about its purpose. */
export function ${name}({ children, ref, ...rest }: ${name}Props) {
  return (
    <div {...domProps(rest)} ref={ref} className={styles.root}>
      {children}
    </div>
  )
}
`,
  [`${name}.css.ts`]: `import { color } from '../../theme/contract.css.ts'
import { style } from '../../theme/style.ts'

export const root = style('${kebab(name)}', { color: color.text })
`,
  [`${name}.stories.tsx`]: `import type { Meta, StoryObj } from '@storybook/react-vite'
import { ${name} } from './${name}.tsx'

const meta = {
  title: 'Patterns/${name}',
  component: ${name},
  args: { children: 'Content' },
} satisfies Meta<typeof ${name}>

export default meta
type Story = StoryObj<typeof meta>

export const Example: Story = {}
`,
  [`${name}.matrix.stories.tsx`]: `import type { Meta, StoryObj } from '@storybook/react-vite'
import { Matrix } from '../../docs/Matrix.tsx'
import { ${name} } from './${name}.tsx'

const meta = {
  title: 'Patterns/${name}',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta

export default meta

export const StateMatrix: StoryObj<typeof meta> = {
  render: () => <Matrix states={['rest']} variants={{ Empty: {} }}>{() => <${name}>Content</${name}>}</Matrix>,
}
`,
  [`${name}.states.json`]: '[]\n',
  [`${name}.fixture.tsx`]: `import type { ComponentFixture } from '../../rules/component-fixture.ts'
import { ${name} } from './${name}.tsx'

export const fixture: ComponentFixture = {
  use: (ref) => <${name} ref={ref}>Content</${name}>,
  role: null,
}
`,
  [`${name}.mdx`]: `import { Canvas, Controls, Description, Meta, Title } from '@storybook/addon-docs/blocks'
import { ImportCost } from '../../docs/ImportCost.tsx'
import * as stories from './${name}.stories.tsx'
import * as matrix from './${name}.matrix.stories.tsx'

<Meta of={stories} />

<Title />

<Description />

\`\`\`tsx
import { ${name} } from '@tessera/ui${entry === 'index' ? '' : `/${entry}`}'
\`\`\`

<Canvas of={stories.Example} />

## When to use it

- Not yet. Describe its purpose here.

## When not to use it

- In an application, until this page describes its purpose.

## Accessibility

- It has no role and no name. Screen readers read its content unchanged.

## Keyboard

No control of its own.

## Alternatives

- Card, Stack or another existing component.

## All states

<Canvas of={matrix.StateMatrix} sourceState="none" />

## Props

<Controls of={stories.Example} />

<ImportCost of="${name}" />
`,
}

mkdirSync(folder)
for (const [file, text] of Object.entries(files)) writeFileSync(resolve(folder, file), text)
execFileSync(process.execPath, [resolve(import.meta.dirname, 'generate.mjs')])
// The prop contract lists every component.
execFileSync(resolve(root, 'node_modules/.bin/vitest'), ['run', 'prop-contract', '--update'], {
  cwd: root,
  stdio: 'ignore',
})
console.log(`Created packages/ui/src/components/${name}. Write its JSDoc, styles, stories and page, then run npm test.`)
console.log('Add a changeset for the new component (npm run changeset).')
