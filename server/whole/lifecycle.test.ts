import { once } from 'node:events'
import { access, readdir, writeFile } from 'node:fs/promises'
import { connect, createServer } from 'node:net'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, test, vi } from 'vitest'
import { readPostmasterFile } from '../db/embedded/embedded-orphan.ts'
import { freePort } from '../test/processes/free-port.ts'
import {
  dataFolderForTest,
  refusedStart,
  type ServerProcess,
  startServer,
  usedDataFolder,
} from '../test/processes/server-process.ts'

// Each test starts one or two real servers, which takes its time on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

const account = { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com', password: 'Engine1843x' }

function queueEmail({ url }: ServerProcess, call: string, body: object): Promise<Response> {
  return fetch(url + call, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
}

describe('a start that cannot work says why in one sentence and touches nothing', () => {
  test('a taken port', async () => {
    const dataFolder = await dataFolderForTest()
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const address = other.address()
    const port = typeof address === 'object' && address ? address.port : 0
    const { code, stderr } = await refusedStart({ PORT: String(port), PLAUDIT_DATA: dataFolder })
    other.close()
    expect(stderr).toBe(`Port ${port} on 127.0.0.1 is taken by another program; set PORT to a free one.\n`)
    expect(code).toBe(1)
    await expect(access(dataFolder)).rejects.toThrow('ENOENT')
  })

  test('a data folder that cannot be made', async () => {
    const dataFolder = await dataFolderForTest()
    await writeFile(dataFolder, 'a file, not a folder')
    const { code, stderr } = await refusedStart({ PLAUDIT_DATA: path.join(dataFolder, 'data') })
    expect(stderr).toMatch(/^The data folder .* cannot be written to: .*\.\n$/)
    expect(code).toBe(1)
  })

  test('a DATABASE_URL that leads nowhere', async () => {
    const dataFolder = await dataFolderForTest()
    const { code, stderr } = await refusedStart({
      PLAUDIT_DATA: dataFolder,
      DATABASE_URL: `postgres://plaudit:secret@127.0.0.1:${await freePort()}/plaudit`,
    })
    expect(stderr).toMatch(/^The database of DATABASE_URL \(.*\) cannot be reached: .*ECONNREFUSED.*\.\n$/)
    expect(stderr).not.toContain('secret')
    expect(code).toBe(1)
    expect(await readdir(dataFolder)).toEqual([])
  })

  test('a second server on the same data folder, while the first goes on', async () => {
    const dataFolder = await usedDataFolder()
    const first = await startServer({ PLAUDIT_DATA: dataFolder })
    const { code, stderr } = await refusedStart({ PLAUDIT_DATA: dataFolder })
    expect(stderr).toBe(
      `Another server is already running on the data folder ${dataFolder}; stop it, or set PLAUDIT_DATA to another folder.\n`,
    )
    expect(code).toBe(1)
    expect((await queueEmail(first, '/api/auth/signup', account)).status).toBe(201)
  })

  test('several mistakes in the settings are told together', async () => {
    const { code, stderr } = await refusedStart({ PLAUDIT_POW: 'maybe', LOG_LEVEL: 'loud' })
    expect(stderr.split('\n')).toEqual([
      'PLAUDIT_POW must be on or off.',
      expect.stringMatching(/^LOG_LEVEL must be one of fatal, /),
      '',
    ])
    expect(code).toBe(1)
  })
})

describe('a server that is asked to stop', () => {
  test('by Ctrl-C answers the request in flight, refuses new ones at once, and leaves no database behind', async () => {
    const dataFolder = await usedDataFolder()
    const server = await startServer({ PLAUDIT_DATA: dataFolder, PLAUDIT_DRAIN: '30' })
    const database = await readPostmasterFile(path.join(dataFolder, 'postgres'))
    const body = JSON.stringify(account)
    const inFlight = await openConnection(server)
    inFlight.write(
      `POST /api/auth/signup HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n`,
    )
    const idle = await openConnection(server)
    idle.write('GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n')
    await once(idle, 'data')

    const ended = server.end('SIGINT')
    await once(idle, 'close')
    await expect(fetch(`${server.url}/healthz`)).rejects.toThrow('fetch failed')
    await sleep(300)
    let answer = ''
    inFlight.on('data', (text: string) => (answer += text))
    inFlight.write(body)
    await once(inFlight, 'close')

    expect(answer).toMatch(/^HTTP\/1\.1 201 Created\r\n/)
    expect(answer.toLowerCase()).toContain('\r\nconnection: close\r\n')
    expect(answer).toContain(account.email)
    const { code, afterMs } = await ended
    expect(code).toBe(0)
    expect(afterMs).toBeLessThan(10_000)
    expect(database && (() => process.kill(database.pid, 0))).toThrow('ESRCH')
  })

  test('takes requests while /readyz tells the proxy that it leaves, and resets none of them', async () => {
    const server = await startServer({ PLAUDIT_DATA: await usedDataFolder(), PLAUDIT_DRAIN: '2' })
    const idle = await openConnection(server)
    idle.write('GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n')
    await once(idle, 'data')
    const proxy = { isSending: true, statuses: [] as number[] }
    const send = async (headers: Record<string, string>) => {
      while (proxy.isSending) proxy.statuses.push((await fetch(`${server.url}/healthz`, { headers })).status)
    }
    const sending = [send({}), send({}), send({ connection: 'close' }), send({ connection: 'close' })]

    const ended = server.end('SIGTERM')
    await expect.poll(async () => (await fetch(`${server.url}/readyz`)).status).toBe(503)
    await sleep(1_000)
    proxy.isSending = false
    await Promise.all(sending)
    expect(proxy.statuses.length).toBeGreaterThan(20)
    expect(new Set(proxy.statuses)).toEqual(new Set([200]))

    let answer = ''
    idle.on('data', (text: string) => (answer += text))
    idle.write('GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n')
    await once(idle, 'close')
    expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n/)
    expect(answer.toLowerCase()).toContain('\r\nconnection: close\r\n')
    const { code, afterMs } = await ended
    expect(code).toBe(0)
    expect(afterMs).toBeGreaterThan(2_000)
  })

  test('is gone within ten seconds though a request never ends', async () => {
    const server = await startServer({ PLAUDIT_DATA: await usedDataFolder() })
    const stuck = await openConnection(server)
    stuck.write(
      'POST /api/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n{',
    )
    await sleep(100)
    const { code, afterMs } = await server.end('SIGTERM')
    expect(code).toBe(0)
    expect(afterMs).toBeLessThan(10_000)
  })
})

async function serverWithAccount() {
  const dataFolder = await usedDataFolder()
  const server = await startServer({ PLAUDIT_DATA: dataFolder })
  expect((await queueEmail(server, '/api/auth/signup', account)).status).toBe(201)
  return { dataFolder, server }
}

describe('a server that is killed', () => {
  test('starts again by itself with everything it had acknowledged', async () => {
    const { dataFolder, server: first } = await serverWithAccount()
    await first.end('SIGKILL')
    const second = await startServer({ PLAUDIT_DATA: dataFolder })
    expect(second.output()).toContain('was killed last time')
    expect((await queueEmail(second, '/api/login', account)).status).toBe(200)
  })

  test('starts again though its database was killed as well', async () => {
    const { dataFolder, server: first } = await serverWithAccount()
    const database = await readPostmasterFile(path.join(dataFolder, 'postgres'))
    await first.end('SIGKILL')
    if (!database) throw new Error('The embedded database left no trace.')
    process.kill(database.pid, 'SIGKILL')
    const second = await startServer({ PLAUDIT_DATA: dataFolder })
    expect((await queueEmail(second, '/api/login', account)).status).toBe(200)
  })
})

test('two servers side by side know nothing of each other', async () => {
  const [one, two] = await Promise.all([
    startServer({ PLAUDIT_DATA: await usedDataFolder() }),
    startServer({ PLAUDIT_DATA: await usedDataFolder() }),
  ])
  expect((await queueEmail(one, '/api/auth/signup', account)).status).toBe(201)
  expect((await queueEmail(one, '/api/login', account)).status).toBe(200)
  expect((await queueEmail(two, '/api/login', account)).status).toBe(401)
})

test('a server whose database dies answers again by itself', async () => {
  const { dataFolder, server } = await serverWithAccount()
  const database = await readPostmasterFile(path.join(dataFolder, 'postgres'))
  if (!database) throw new Error('The embedded database does not run.')
  process.kill(database.pid, 'SIGKILL')
  const statusOfLogin = () => queueEmail(server, '/api/login', account).then(({ status }) => status)
  await expect.poll(() => server.output(), { timeout: 20_000 }).toContain('starting it again')
  await expect.poll(statusOfLogin, { timeout: 30_000 }).toBe(200)
  expect(server.child.exitCode).toBeNull()
})

async function openConnection({ port }: ServerProcess) {
  const socket = connect(port, '127.0.0.1').setEncoding('utf8')
  await once(socket, 'connect')
  return socket
}
