import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ROOT } from '../lib/results.mjs'

// Each line breaks one rule of the house; the linter must refuse every one of them.
const TRESPASSES: [file: string, line: string][] = [
  ['packages/contract/src/users/rules.ts', "import { useState } from 'react'"],
  ['packages/contract/src/users/rules.ts', "import { Button } from '@tessera/ui'"],
  ['packages/ui/src/components/Button/Button.tsx', "import { calls } from '@tessera/contract'"],
  ['packages/ui/src/components/Button/Button.tsx', "import useSWR from 'swr'"],
  ['packages/ui/src/components/Button/Button.tsx', "import { Link } from 'react-router-dom'"],
  ['packages/ui/src/components/Button/Button.tsx', "import { Badge } from '../../entries/index.ts'"],
  ['packages/ui/src/theme/themes.ts', "import { Button } from '../components/Button/Button.tsx'"],
  ['packages/api/src/users/queries.ts', "import { Button } from '@tessera/ui'"],
  ['packages/api/src/users/routes.ts', "import { routes } from '../domains/routes.ts'"],
  ['packages/api/src/core/database.ts', "import { routes } from '../users/routes.ts'"],
  ['portal/src/shell/frame.tsx', "import { Button } from 'react-aria-components/Button'"],
  ['portal/src/shell/frame.tsx', "import { useTable } from '@tanstack/react-table'"],
  ['portal/src/shell/frame.tsx', "import { style } from '@vanilla-extract/css'"],
  ['portal/src/shell/frame.tsx', "import { schemas } from '@tessera/contract/schemas'"],
  ['portal/src/features/users/page.tsx', "import { Domains } from '../domains/page.tsx'"],
  ['portal/src/features/users/page.tsx', "import { Button } from 'react-aria-components/Button'"],
]

let house: string

beforeAll(() => {
  house = mkdtempSync(join(tmpdir(), 'tessera-house-'))
  cpSync(join(ROOT, '.oxlintrc.json'), join(house, '.oxlintrc.json'))
})

afterAll(() => rmSync(house, { recursive: true }))

function lint(file: string, source: string) {
  const path = join(house, file)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, source)
  const { status, stdout } = spawnSync(join(ROOT, 'node_modules/.bin/oxlint'), ['--deny-warnings', file], {
    cwd: house,
    encoding: 'utf8',
  })
  rmSync(path)
  return { status, stdout }
}

describe('who may import whom', () => {
  it.each(TRESPASSES)('%s may not say %s', (file, line) => {
    const name = /import (?:\{ (\w+) \}|(\w+))/.exec(line)
    const { status, stdout } = lint(file, `${line}\nexport const used = ${name?.[1] ?? name?.[2]}\n`)
    expect(stdout).toContain('no-restricted-imports')
    expect(status).not.toBe(0)
  })

  it('a page may use ui, the contract and its own data hooks', () => {
    const source =
      "import { Button } from '@tessera/ui'\nimport { calls } from '@tessera/contract'\nimport { useCall } from '../../data/use-call.ts'\nexport const used = [Button, calls, useCall]\n"
    expect(lint('portal/src/features/users/page.tsx', source).stdout).not.toContain('no-restricted-imports')
  })
})
