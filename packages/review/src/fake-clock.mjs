// Loaded before a portal that pictures are taken of: it is always the same minute there, as screens tell the time of a sign-in.
import { ServerResponse } from 'node:http'

const RealDate = Date
const BEGIN = RealDate.parse('2026-03-02T18:00:00Z')
/** Time still advances, as code that waits for it would hang. */
const SLOWER = 1000
const begun = RealDate.now()
const now = () => BEGIN + Math.floor((RealDate.now() - begun) / SLOWER)

globalThis.Date = class extends RealDate {
  constructor(...args) {
    super(...(args.length > 0 ? args : [now()]))
  }

  static now() {
    return now()
  }
}

// Node keeps a clock of its own for this header, by which browsers reckon when a cookie ends.
const writeHead = Reflect.get(ServerResponse.prototype, 'writeHead')
ServerResponse.prototype.writeHead = function (...args) {
  if (!this.headersSent) this.setHeader('date', new Date().toUTCString())
  return Reflect.apply(writeHead, this, args)
}
