import { createServer } from 'node:net'

/** Returns the lines of an email, decoded from quoted-printable. */
function plain(text) {
  return text
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([\dA-F]{2})/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))
}

/** Starts an SMTP server that stores its emails: `{ url, mails, close }`. */
export async function openMailbox() {
  const mails = []
  const server = createServer((socket) => {
    let pending = ''
    let isData = false
    const reply = (line) => socket.write(`${line}\r\n`)
    const handleLine = (line) => {
      if (/^DATA/i.test(line)) isData = true
      reply(isData ? '354 send the message' : /^QUIT/i.test(line) ? '221 closing' : '250 ok')
    }
    reply('220 mailbox')
    socket.setEncoding('latin1')
    socket.on('error', () => socket.destroy())
    socket.on('data', (text) => {
      pending += text
      for (;;) {
        const end = isData ? '\r\n.\r\n' : '\r\n'
        const at = pending.indexOf(end)
        if (at < 0) return
        const part = pending.slice(0, at)
        pending = pending.slice(at + end.length)
        if (isData) {
          mails.push(plain(part))
          isData = false
          reply('250 stored')
        } else handleLine(part)
      }
    })
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { url: `smtp://127.0.0.1:${server.address().port}`, mails, close: () => server.close() }
}
