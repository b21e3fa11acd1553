import { useEffect, useMemo, useState } from 'react'
import { type Decision, type Difference, review } from './data.ts'

type Decisions = Readonly<Record<string, Decision>>
/** Decisions made on this page, by the hash of the difference; null if one was undone. */
type Changes = Readonly<Record<string, Decision | null>>

const screenshotName = ({ id, mode }: Difference) => `${id}--${mode}`

async function save(difference: Difference, decision: Decision | null) {
  const body = decision && JSON.stringify({ picture: screenshotName(difference), ...decision })
  const headers = { 'content-type': 'application/json' }
  const response = await fetch(
    `decisions/${difference.hash}`,
    body ? { method: 'PUT', headers, body } : { method: 'DELETE' },
  )
  if (!response.ok) throw new Error(`The server responded with status ${response.status}.`)
}

/** The decisions stored by the local server; undefined if the page comes from a file or another server. */
async function readServedDecisions(): Promise<Decisions | undefined> {
  if (window.location.protocol === 'file:') return undefined
  const response = await fetch('decisions')
  return response.ok ? ((await response.json()) as Decisions) : undefined
}

const served = readServedDecisions().catch(() => undefined)

/** Waits until it is known whether there is a server; if there is one, stores the decision there. */
async function saveIfServed(differences: readonly Difference[], decision: Decision | null) {
  if (await served) await Promise.all(differences.map((difference) => save(difference, decision)))
}

/** Asks before closing a page with unsaved decisions. */
function useUnsavedWarning(isUnsaved: boolean) {
  useEffect(() => {
    if (!isUnsaved) return undefined
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isUnsaved])
}

/** Decisions, stored by the local server if it serves the page, otherwise kept until they are downloaded. */
export function useDecisions() {
  const [kept, setKept] = useState<Decisions>(review.decisions)
  const [own, setOwn] = useState<Changes>({})
  const [isServed, setServed] = useState<boolean>()
  const [isDownloaded, setDownloaded] = useState(true)
  const [problem, setProblem] = useState<string>()
  useUnsavedWarning(isServed === false && !isDownloaded)

  useEffect(() => {
    const show = async () => {
      const known = await served
      setServed(known !== undefined)
      if (known) setKept(known)
    }
    void show()
  }, [])

  const decide = (differences: readonly Difference[], decision: Decision | null) => {
    const change = Object.fromEntries(
      differences.map((each) => [each.hash, decision && { picture: screenshotName(each), ...decision }]),
    )
    setOwn((known) => ({ ...known, ...change }))
    setDownloaded(false)
    saveIfServed(differences, decision)
      .then(() => setProblem(undefined))
      .catch((error: Error) => {
        setProblem(error.message)
        // A decision that failed to save is open again.
        setOwn((known) => Object.fromEntries(Object.entries(known).filter(([hash]) => !(hash in change))))
      })
  }

  const download = () => {
    const link = document.createElement('a')
    link.href = URL.createObjectURL(new Blob([JSON.stringify(own, null, 2)], { type: 'application/json' }))
    link.download = 'decisions.json'
    link.click()
    setDownloaded(true)
  }

  const decisions = useMemo(
    () =>
      Object.fromEntries(
        Object.entries({ ...kept, ...own }).filter((entry): entry is [string, Decision] => entry[1] !== null),
      ),
    [kept, own],
  )
  return { decisions, decide, isServed, problem, download, count: Object.keys(own).length }
}
