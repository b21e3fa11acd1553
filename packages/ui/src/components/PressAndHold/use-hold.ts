'use client'
import { useEffect, useRef, useState } from 'react'

/** The state of the button: held, armed by one press, full and waiting for the second press, or past it. */
export type HoldPhase = 'idle' | 'holding' | 'armed' | 'ready' | 'checking' | 'done' | 'failed'

interface Options<Solution> {
  solve: () => Promise<Solution>
  onPass: (solution: Solution, heldMs: number) => void | Promise<void>
  holdMs: number
}

const STEP = 50
const neverSettles = new Promise<never>(() => undefined)

/** Fills during a hold, or by itself after one short press, and passes on the solution. */
export function useHold<Solution>({ solve, onPass, holdMs }: Options<Solution>) {
  const [phase, setPhase] = useState<HoldPhase>('idle')
  const [part, setPart] = useState(0)
  const current = useRef<HoldPhase>('idle')
  const startedAt = useRef(0)
  const solution = useRef<Promise<Solution>>(neverSettles)
  const timer = useRef<ReturnType<typeof setInterval>>(undefined)

  useEffect(() => () => clearInterval(timer.current), [])

  const move = (to: HoldPhase) => {
    current.current = to
    setPhase(to)
  }
  const pass = async () => {
    const heldMs = Math.round(performance.now() - startedAt.current)
    move('checking')
    try {
      await onPass(await solution.current, heldMs)
      move('done')
    } catch {
      setPart(0)
      move('failed')
    }
  }
  const step = () => {
    const passed = Math.min(1, (performance.now() - startedAt.current) / holdMs)
    setPart(passed)
    if (passed < 1) return
    clearInterval(timer.current)
    if (current.current === 'holding') void pass()
    else move('ready')
  }
  const begin = () => {
    startedAt.current = performance.now()
    solution.current = (async () => solve())()
    // A failure is shown when the button is full; until then it must not be an unhandled rejection.
    solution.current.catch(() => undefined)
    setPart(0)
    move('holding')
    timer.current = setInterval(step, STEP)
  }

  return {
    phase,
    part,
    press: () => {
      if (current.current === 'idle' || current.current === 'failed') begin()
      else if (current.current === 'ready') void pass()
    },
    release: () => {
      if (current.current === 'holding') move('armed')
    },
  }
}
