import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { hiddenVisually } from '../../internal/hidden.css.ts'
import { Checkbox } from '../Checkbox/Checkbox.tsx'
import { CheckboxGroup } from '../CheckboxGroup/CheckboxGroup.tsx'
import { ErrorSummary } from '../ErrorSummary/ErrorSummary.tsx'
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx'
import { SegmentedControl } from '../SegmentedControl/SegmentedControl.tsx'
import { Switch } from '../Switch/Switch.tsx'
import { everyField } from './every-field.fixture.tsx'

const namedByChildren = ['Checkbox', 'Switch']

describe.each(Object.entries(everyField))('%s', (name, use) => {
  it('takes the focus through its ref', () => {
    const ref = vi.fn<(element: HTMLElement | null) => void>()
    render(use({ ref }))
    ref.mock.calls[0]?.[0]?.focus()
    expect(document.activeElement).toHaveAccessibleName(/Field|Inner|Toys/)
  })

  it('has id, data and description on the focusable element or on the group around it', () => {
    render(
      <>
        {use({ id: 'mine', 'data-cy': 'field', 'aria-describedby': 'note' })}
        <p id="note">Ask Kim first</p>
      </>,
    )
    const element = document.getElementById('mine')
    expect(element).toHaveAccessibleName(/Field/)
    expect(element).toHaveAccessibleDescription(/Ask Kim first/)
    const data = document.querySelector('[data-cy=field]')
    expect(namedByChildren.includes(name) ? data?.contains(element) : data === element).toBe(true)
  })

  it.each(['id', 'name'])('is reachable from the error summary by its %s', async (by) => {
    render(
      <form>
        <ErrorSummary errors={[{ field: 'mine', message: 'Fix it.' }]} />
        <input aria-label="Before" />
        {use(by === 'id' ? { id: 'mine' } : { name: 'mine' })}
      </form>,
    )
    await userEvent.click(screen.getByRole('link', { name: 'Fix it.' }))
    expect(document.activeElement).toHaveAccessibleName(/Field|Inner|Toys/)
  })

  it('reports focus and blur', async () => {
    const onFocus = vi.fn<(event: { type: string }) => void>()
    const onBlur = vi.fn<(event: { type: string }) => void>()
    render(use({ onFocus, onBlur }))
    await userEvent.tab()
    expect(onFocus.mock.calls[0]?.[0]).toHaveProperty('target', document.activeElement)
    for (let tabs = 0; tabs < 8 && document.activeElement !== document.body; tabs += 1) await userEvent.tab()
    expect(onBlur).toHaveBeenCalled()
  })

  it.skipIf(namedByChildren.includes(name))('keeps its name if the label is hidden', () => {
    render(use({ id: 'mine', isLabelHidden: true }))
    expect(document.getElementById('mine')).toHaveAccessibleName(/Field/)
    expect(screen.getAllByText('Field').every((label) => label.closest(`.${hiddenVisually}`))).toBe(true)
  })
})

const options = [
  { id: 'toys', label: 'Toys' },
  { id: 'pets', label: 'Pets' },
]
type OnChange = (chosen: unknown) => void

describe('a field of choices', () => {
  it.each<[string, (reported: OnChange) => ReactElement, 'checkbox' | 'radio' | 'switch', unknown]>([
    [
      'Checkbox',
      (reported) => (
        <Checkbox isSelected={false} onChange={reported}>
          Pets
        </Checkbox>
      ),
      'checkbox',
      true,
    ],
    [
      'Switch',
      (reported) => (
        <Switch isSelected={false} onChange={reported}>
          Pets
        </Switch>
      ),
      'switch',
      true,
    ],
    [
      'CheckboxGroup',
      (reported) => <CheckboxGroup label="Field" options={options} values={['toys']} onChange={reported} />,
      'checkbox',
      ['toys', 'pets'],
    ],
    [
      'RadioGroup',
      (reported) => <RadioGroup label="Field" options={options} value="toys" onChange={reported} />,
      'radio',
      'pets',
    ],
    [
      'SegmentedControl',
      (reported) => <SegmentedControl label="Field" options={options} value="toys" onChange={reported} />,
      'radio',
      'pets',
    ],
  ])('%s shows the application’s value, and reports the choice', async (_name, draw, role, chosen) => {
    const reported = vi.fn<OnChange>()
    render(draw(reported))
    const pets = screen.getByRole(role, { name: 'Pets' })
    await userEvent.click(pets)
    expect(reported).toHaveBeenCalledExactlyOnceWith(chosen)
    expect(pets).not.toBeChecked()
  })
})
