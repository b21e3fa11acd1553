import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { getRoles, render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { rolesOf } from './roles.sample.tsx'
import { samples, withoutElement } from './samples.tsx'

const names = readdirSync(resolve(import.meta.dirname, '../components'))

/** Roles of controls, of what is found by its name, and of what is drawn. */
const controls = ['button', 'checkbox', 'combobox', 'link', 'radio', 'searchbox', 'slider', 'spinbutton', 'switch']
const fields = [...controls, 'menuitem', 'option', 'separator', 'tab', 'textbox']
const regions = ['alertdialog', 'dialog', 'form', 'grid', 'group', 'heading', 'listbox', 'menu', 'navigation', 'region']
const named = new Set([...fields, ...regions, 'img', 'progressbar', 'radiogroup', 'tablist', 'tabpanel', 'timer'])

const withName = (container: HTMLElement) =>
  Object.entries(getRoles(container)).flatMap(([role, elements]) => (named.has(role) ? elements : []))

function show(name: string) {
  render(<>{samples[name]?.(() => undefined) ?? withoutElement[name]}</>)
}

describe.each(names)('%s', (name) => {
  it('has its role and its name, or leaves both to what it holds', () => {
    show(name)
    const promised = rolesOf[name]
    expect(promised, `Say in roles.sample.tsx what assistive technology finds of ${name}.`).toBeDefined()
    if (promised) expect(screen.getByRole(promised[0], { name: promised[1] })).toBeInTheDocument()
    else if (name in samples) expect(withName(document.body)).toEqual([])
  })

  it('names every control, landmark and picture it draws', () => {
    show(name)
    for (const element of withName(document.body)) expect(element).toHaveAccessibleName()
  })
})
