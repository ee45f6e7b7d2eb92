import http from 'node:http'
import type { AddressInfo } from 'node:net'

/** What a website or an AI service may answer to hold up whoever reads it. */
export const hostilePages: Readonly<Record<string, string>> = {
  '/cells': '<table><td>'.repeat(28_000),
  '/attributes': `<body ${Array.from({ length: 40_000 }, (_, index) => `a${index}=b`).join(' ')}>`,
  '/spaces': `<meta name=description content="a${' '.repeat(4_000_000)}b">`,
  '/styles': `<style>${'a{b:var(--c);'.repeat(300_000)}</style>`,
}

const sentence = 'the bread arrived warm and Mara carried it to the tent herself and '
const longAnswer = JSON.stringify({
  choices: [
    {
      message: { role: 'assistant', content: sentence.repeat(1_600) + ' '.repeat(5_000) + 'x.' },
      finish_reason: 'stop',
    },
  ],
})

/** A website of such pages, and an AI service that answers 100 kB in one piece, on a port of this machine. */
export async function foreignServices(): Promise<{ url: string; close: () => void }> {
  const server = http.createServer((request, response) => {
    request.resume()
    if (request.url?.startsWith('/v1/'))
      return response.writeHead(200, { 'content-type': 'application/json' }).end(longAnswer)
    return response
      .writeHead(200, { 'content-type': 'text/html' })
      .end(hostilePages[request.url ?? ''] ?? 'Nothing')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
