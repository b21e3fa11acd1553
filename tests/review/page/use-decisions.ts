import { useEffect, useState } from 'react'
import { type Decision, type Difference, review } from './data.ts'

type Decisions = Readonly<Record<string, Decision>>

const pictureOf = ({ id, look }: Difference) => `${id}--${look}`

async function save(difference: Difference, decision: Decision) {
  const response = await fetch(`decisions/${difference.hash}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ picture: pictureOf(difference), ...decision }),
  })
  if (!response.ok) throw new Error(`It answered ${response.status}.`)
}

/** What is decided, kept by the local server where the page comes from one, else until it is downloaded. */
export function useDecisions() {
  const [decisions, setDecisions] = useState<Decisions>(review.decisions)
  const [own, setOwn] = useState<Record<string, unknown>>({})
  const [isServed, setServed] = useState(false)
  const [problem, setProblem] = useState<string>()

  useEffect(() => {
    if (window.location.protocol === 'file:') return
    const ask = async () => {
      const response = await fetch('decisions')
      if (!response.ok) return
      setDecisions((await response.json()) as Decisions)
      setServed(true)
    }
    // A page that lies on another server keeps nothing there.
    ask().catch(() => undefined)
  }, [])

  const decide = (differences: readonly Difference[], decision: Decision) => {
    const entries = differences.map((difference) => [difference.hash, decision] as const)
    setDecisions((known) => ({ ...known, ...Object.fromEntries(entries) }))
    setOwn((known) => ({
      ...known,
      ...Object.fromEntries(differences.map((each) => [each.hash, { picture: pictureOf(each), ...decision }])),
    }))
    if (!isServed) return
    Promise.all(differences.map((difference) => save(difference, decision)))
      .then(() => setProblem(undefined))
      .catch((error: Error) => setProblem(error.message))
  }

  const download = () => {
    const link = document.createElement('a')
    link.href = URL.createObjectURL(new Blob([JSON.stringify(own, null, 2)], { type: 'application/json' }))
    link.download = 'decisions.json'
    link.click()
  }

  return { decisions, decide, isServed, problem, download, count: Object.keys(own).length }
}
