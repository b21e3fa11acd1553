import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { UIProvider } from '../UIProvider/UIProvider.tsx'
import { PressAndHold, type PressAndHoldProps } from './PressAndHold.tsx'

beforeEach(() => void vi.useFakeTimers())

type Props = PressAndHoldProps<string>

function open(props: Partial<Props> = {}, locale = 'en-US') {
  const solve = vi.fn<Props['solve']>(() => Promise.resolve('solution'))
  const onPass = vi.fn<Props['onPass']>()
  render(
    <UIProvider locale={locale}>
      <PressAndHold solve={solve} onPass={onPass} holdMs={1500} {...props} />
    </UIProvider>,
  )
  return { solve, onPass }
}

function withResolvers<Value>() {
  const settle: { resolve?: (value: Value) => void } = {}
  const promise = new Promise<Value>((resolve) => {
    settle.resolve = resolve
  })
  return { promise, resolve: (value: Value) => settle.resolve?.(value) }
}

const button = () => screen.getByRole('button')
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
const down = (pointerType = 'mouse') =>
  fireEvent.pointerDown(button(), { pointerType, pointerId: 1, button: 0, width: 20, height: 20, pressure: 0.5 })
function up(pointerType = 'mouse') {
  fireEvent.pointerUp(button(), { pointerType, pointerId: 1, button: 0 })
  fireEvent.click(button(), { detail: 1 })
}
const keyDown = (key: string) => fireEvent.keyDown(button(), { key })
const keyUp = (key: string) => fireEvent.keyUp(button(), { key })

describe('PressAndHold', () => {
  it('CHL-03 has the texts of the catalog', () => {
    open()
    expect(screen.getByRole('heading', { name: 'Before we continue...' })).toBeInTheDocument()
    expect(button()).toHaveAccessibleName('Press & Hold')
    expect(button()).toHaveAccessibleDescription(/^Press & Hold to confirm you are a human \(not a bot\)\./)
  })

  it('CHL-04 mouse: holding 1500 ms passes the solution, with the time', async () => {
    const { solve, onPass } = open()
    down()
    expect(solve).toHaveBeenCalledOnce()
    await wait(1450)
    expect(onPass).not.toHaveBeenCalled()
    await wait(100)
    expect(onPass).toHaveBeenCalledExactlyOnceWith('solution', 1500)
    expect(button()).toHaveAccessibleName('Done')
    expect(screen.getByRole('status')).toHaveTextContent('Done')
  })

  it('CHL-04 touch: holding 1500 ms passes', async () => {
    const { onPass } = open()
    down('touch')
    await wait(1600)
    expect(onPass).toHaveBeenCalledOnce()
  })

  it.each([
    ['Space', ' '],
    ['Enter', 'Enter'],
  ])('CHL-04 holding %s works like the pointer', async (_name, key) => {
    const { onPass } = open()
    button().focus()
    keyDown(key)
    await wait(1600)
    expect(onPass).toHaveBeenCalledExactlyOnceWith('solution', 1500)
    keyUp(key)
  })

  it('key Space: can be held, or pressed, waited for and pressed again', async () => {
    const { onPass } = open()
    button().focus()
    keyDown(' ')
    keyUp(' ')
    expect(button()).toHaveAccessibleName('Wait a moment')
    await wait(1600)
    expect(button()).toHaveAccessibleName('Press again')
    keyDown(' ')
    keyUp(' ')
    await wait(0)
    expect(onPass).toHaveBeenCalledOnce()
  })

  it('key Enter: can be held, or pressed, waited for and pressed again', async () => {
    const { onPass } = open()
    button().focus()
    keyDown('Enter')
    keyUp('Enter')
    await wait(1600)
    keyDown('Enter')
    keyUp('Enter')
    await wait(0)
    expect(onPass).toHaveBeenCalledOnce()
  })

  it('B-01 a press, a wait and a second press work without holding', async () => {
    const { onPass } = open()
    down()
    up()
    await wait(1000)
    expect(onPass).not.toHaveBeenCalled()
    down()
    up()
    expect(onPass).not.toHaveBeenCalled()
    await wait(600)
    expect(screen.getByRole('status')).toHaveTextContent('Press again')
    expect(onPass).not.toHaveBeenCalled()
    down()
    await wait(0)
    expect(onPass).toHaveBeenCalledOnce()
    expect(onPass.mock.calls[0]?.[1]).toBeGreaterThanOrEqual(1500)
  })

  it('B-01 announces the halfway point', async () => {
    open()
    down()
    await wait(700)
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
    await wait(100)
    expect(screen.getByRole('status')).toHaveTextContent('Halfway there')
  })

  it('B-01 is done only when the server agrees', async () => {
    const { promise, resolve: agree } = withResolvers<void>()
    open({ onPass: () => promise })
    down()
    await wait(2000)
    expect(button()).toHaveAccessibleName('Checking')
    agree()
    await wait(0)
    expect(button()).toHaveAccessibleName('Done')
  })

  it.each([
    ['the work fails', { solve: () => Promise.reject(new Error('no work')) }],
    [
      'the work fails to start',
      {
        solve: () => {
          throw new Error('no worker')
        },
      },
    ],
    ['the server refuses', { onPass: () => Promise.reject(new Error('400')) }],
  ])('CHL-03 asks to try again if %s, and allows it', async (_why, props) => {
    open(props)
    down()
    await wait(1600)
    up()
    expect(screen.getByRole('alert')).toHaveTextContent('Please try again')
    expect(button()).toHaveAccessibleName('Press & Hold')
    down()
    await wait(100)
    expect(screen.getByRole('alert')).toBeEmptyDOMElement()
  })

  it('B-01 asks the server even if the work has no result', async () => {
    const solve = vi.fn<() => Promise<void>>(() => Promise.resolve())
    const onPass = vi.fn<(solution: void, heldMs: number) => Promise<void>>(() => Promise.reject(new Error('400')))
    render(
      <UIProvider locale="en-US">
        <PressAndHold solve={solve} onPass={onPass} holdMs={1500} />
      </UIProvider>,
    )
    down()
    await wait(1600)
    expect(onPass).toHaveBeenCalledExactlyOnceWith(undefined, 1500)
    expect(button()).toHaveAccessibleName('Press & Hold')
    expect(screen.getByRole('alert')).toHaveTextContent('Please try again')
  })

  it('waits for work that takes longer than the hold', async () => {
    const { promise, resolve: finish } = withResolvers<string>()
    const { onPass } = open({ solve: () => promise })
    down()
    await wait(3000)
    expect(onPass).not.toHaveBeenCalled()
    finish('late')
    await wait(0)
    expect(onPass).toHaveBeenCalledOnce()
    expect(onPass.mock.calls[0]?.[0]).toBe('late')
  })

  it('B-01 shows quarters under reduced motion', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: vi.fn(), removeEventListener: vi.fn() }))
    open()
    down()
    await wait(700)
    expect(button().style.getPropertyValue('--hold-part')).toBe('0.25')
    vi.unstubAllGlobals()
  })

  it('B-01 shows quarters if the provider disables motion', async () => {
    render(
      <UIProvider locale="en-US" motion="none">
        <PressAndHold solve={() => Promise.resolve('solution')} onPass={vi.fn()} holdMs={1500} />
      </UIProvider>,
    )
    down()
    await wait(700)
    expect(button().style.getPropertyValue('--hold-part')).toBe('0.25')
  })

  it('B-01 links to help', () => {
    open({ help: <a href="/contact">Contact us</a> })
    expect(screen.getByRole('link', { name: 'Contact us' })).toBeInTheDocument()
  })

  it.each([
    ['es-MX', 'Mantén presionado el botón', 'Antes de continuar…'],
    ['fr-CA', 'Maintenir le bouton enfoncé', 'Avant de continuer…'],
  ])('CHL-03 shows text in %s', (locale, label, title) => {
    open({}, locale)
    expect(button()).toHaveAccessibleName(label)
    expect(screen.getByRole('heading', { name: title })).toBeInTheDocument()
  })
})
