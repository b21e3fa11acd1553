import { getRoles, render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { samples } from './samples.ts'

/** Roles of controls, of what is found by its name, and of what is drawn. */
const controls = ['button', 'checkbox', 'combobox', 'link', 'radio', 'searchbox', 'slider', 'spinbutton', 'switch']
const fields = [...controls, 'menuitem', 'option', 'separator', 'tab', 'textbox']
const regions = ['alertdialog', 'dialog', 'form', 'grid', 'group', 'heading', 'listbox', 'menu', 'navigation', 'region']
const named = new Set([...fields, ...regions, 'img', 'progressbar', 'radiogroup', 'tablist', 'tabpanel', 'timer'])

/** A separator that takes no focus is a line, and needs no name. */
const isLine = (element: HTMLElement) => element.tagName === 'HR'

const withName = (container: HTMLElement) =>
  Object.entries(getRoles(container)).flatMap(([role, elements]) =>
    named.has(role) ? elements.filter((element) => !isLine(element)) : [],
  )

describe.each(Object.entries(samples))('%s', (_name, sample) => {
  const { role, draws } = sample

  beforeEach(() => {
    render(sample.use(() => undefined))
  })

  it('has its role and its name, or leaves both to what it holds', () => {
    if (role) expect(screen.getByRole(role[0], { name: role[1] })).toBeInTheDocument()
    else if (draws !== 'content') expect(withName(document.body)).toEqual([])
  })

  it('names every control, landmark and picture it draws', () => {
    for (const element of withName(document.body)) expect(element).toHaveAccessibleName()
  })
})
