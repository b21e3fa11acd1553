/** Milliseconds that a long task runs before it yields, so that input never waits for it. */
export const timeSliceMs = 8

/** Lets the browser handle keys and paint; a timeout would wait longer. */
export const yieldToMain = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', () => {
      port1.close()
      resolve()
    })
    port1.start()
    port2.postMessage(undefined)
  })
