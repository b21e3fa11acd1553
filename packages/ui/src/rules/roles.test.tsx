import { getRoles, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { fixtures } from './component-fixtures.ts'

/** Roles of controls, of elements found by name, and of visible content. */
const controls = ['button', 'checkbox', 'combobox', 'link', 'radio', 'searchbox', 'slider', 'spinbutton', 'switch']
const fields = [...controls, 'menuitem', 'option', 'separator', 'tab', 'textbox']
const regions = ['alertdialog', 'dialog', 'form', 'grid', 'group', 'heading', 'listbox', 'menu', 'navigation', 'region']
const withNames = new Set([...fields, ...regions, 'img', 'progressbar', 'radiogroup', 'tablist', 'tabpanel', 'timer'])

/** A separator that takes no focus is a line and needs no name. */
const isLine = (element: HTMLElement) => element.tagName === 'HR'

const withName = (container: HTMLElement) =>
  Object.entries(getRoles(container)).flatMap(([role, elements]) =>
    withNames.has(role) ? elements.filter((element) => !isLine(element)) : [],
  )

it.each(Object.entries(fixtures))(
  '%s passes its element to its ref, has the role and name of its fixture, and names every element that needs a name',
  (_name, fixture) => {
    const { role, draws } = fixture
    const ref = vi.fn<(element: Element | null) => void>()
    render(fixture.use(ref))
    if (draws !== 'content') expect(ref.mock.calls[0]?.[0]).toBeInstanceOf(Element)
    const named = withName(document.body)
    if (role) expect(screen.getByRole(role[0], { name: role[1] })).toBeInTheDocument()
    else if (draws !== 'content') expect(named).toEqual([])
    for (const element of named) expect(element).toHaveAccessibleName()
  },
)
