import { useEffect, useMemo, useState } from 'react'
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

/** What the local server keeps, or nothing where the page comes from none: a file, or another server. */
async function askServer(): Promise<Decisions | undefined> {
  if (window.location.protocol === 'file:') return undefined
  const response = await fetch('decisions')
  return response.ok ? ((await response.json()) as Decisions) : undefined
}

const served = askServer().catch(() => undefined)

/** Keeps it where there is a server; a decision may be taken before that is known. */
async function keep(differences: readonly Difference[], decision: Decision) {
  if (await served) await Promise.all(differences.map((difference) => save(difference, decision)))
}

/** What is decided, kept by the local server where the page comes from one, else until it is downloaded. */
export function useDecisions() {
  const [kept, setKept] = useState<Decisions>(review.decisions)
  const [own, setOwn] = useState<Decisions>({})
  const [isServed, setServed] = useState(false)
  const [problem, setProblem] = useState<string>()

  useEffect(() => {
    const show = async () => {
      const known = await served
      if (!known) return
      setKept(known)
      setServed(true)
    }
    void show()
  }, [])

  const decide = (differences: readonly Difference[], decision: Decision) => {
    setOwn((known) => ({
      ...known,
      ...Object.fromEntries(differences.map((each) => [each.hash, { picture: pictureOf(each), ...decision }])),
    }))
    keep(differences, decision)
      .then(() => setProblem(undefined))
      .catch((error: Error) => setProblem(error.message))
  }

  const download = () => {
    const link = document.createElement('a')
    link.href = URL.createObjectURL(new Blob([JSON.stringify(own, null, 2)], { type: 'application/json' }))
    link.download = 'decisions.json'
    link.click()
  }

  const decisions = useMemo(() => ({ ...kept, ...own }), [kept, own])
  return { decisions, decide, isServed, problem, download, count: Object.keys(own).length }
}
