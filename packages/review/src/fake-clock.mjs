// Loaded before the server of a portal for screenshots. The server's clock always shows the same minute, because
// screens show the time of a sign-in.
import { ServerResponse } from 'node:http'

const RealDate = Date
const START = RealDate.parse('2026-03-02T18:00:00Z')
/** Time still advances, because code that waits for it would hang. */
const SLOWDOWN = 1000
const startedAt = RealDate.now()
const now = () => START + Math.floor((RealDate.now() - startedAt) / SLOWDOWN)

globalThis.Date = class extends RealDate {
  constructor(...args) {
    super(...(args.length > 0 ? args : [now()]))
  }

  static now() {
    return now()
  }
}

// Node has a separate clock for this header, from which browsers compute the expiry of cookies.
const writeHead = Reflect.get(ServerResponse.prototype, 'writeHead')
ServerResponse.prototype.writeHead = function (...args) {
  if (!this.headersSent) this.setHeader('date', new Date().toUTCString())
  return Reflect.apply(writeHead, this, args)
}
