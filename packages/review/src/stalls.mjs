/** How long a page may show nothing new, in milliseconds: a browser can forget to answer, and then it never does. */
export const STALL = 180_000

/** A visit that has shown nothing new for too long. */
export class Stalled extends Error {}

/** Waits for a visit as long as modes keep arriving: at most `timeout` for each. */
export async function unlessStalled(timeout, take, visit) {
  let timer
  let stall
  const stalled = new Promise((_, reject) => (stall = () => reject(new Stalled('it has stopped without a word'))))
  const goOn = () => {
    clearTimeout(timer)
    timer = setTimeout(() => stall(), timeout)
  }
  goOn()
  const takeOn = (mode, evidence) => {
    goOn()
    return take(mode, evidence)
  }
  try {
    return await Promise.race([visit(takeOn), stalled])
  } finally {
    clearTimeout(timer)
  }
}

/** Begins a visit once more where it has stopped without a word. */
export const onceMore = (visit) =>
  visit().catch((error) => {
    if (!(error.cause instanceof Stalled)) throw error
    return visit()
  })
