// Loaded before a server that a test starts: the test moves the server's clock with a message in milliseconds.
import { ServerResponse } from 'node:http'

const RealDate = Date
let ahead = 0

globalThis.Date = class extends RealDate {
  constructor(...args) {
    super(...(args.length > 0 ? args : [RealDate.now() + ahead]))
  }

  static now() {
    return RealDate.now() + ahead
  }
}

// Node has a separate clock for the `Date` header.
const writeHead = Reflect.get(ServerResponse.prototype, 'writeHead')
ServerResponse.prototype.writeHead = function (...args) {
  if (!this.headersSent) this.setHeader('date', new Date().toUTCString())
  return Reflect.apply(writeHead, this, args)
}

process.on('message', ({ advance }) => {
  ahead += advance
  process.send?.({ ahead })
})
process.channel?.unref()
