import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { decompress } from 'woff2-encoder'

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..')

/** The subsets of each package that no other one has. Han is cut into some hundred, each a number. */
const subsets = {
  '@fontsource-variable/noto-sans':
    'latin|latin-ext|vietnamese|cyrillic|cyrillic-ext|greek|greek-ext|devanagari',
  '@fontsource-variable/noto-sans-arabic': 'arabic',
  '@fontsource-variable/noto-sans-armenian': 'armenian',
  '@fontsource-variable/noto-sans-bengali': 'bengali',
  '@fontsource-variable/noto-sans-ethiopic': 'ethiopic',
  '@fontsource-variable/noto-sans-georgian': 'georgian',
  '@fontsource-variable/noto-sans-gujarati': 'gujarati',
  '@fontsource-variable/noto-sans-gurmukhi': 'gurmukhi',
  '@fontsource-variable/noto-sans-hebrew': 'hebrew',
  '@fontsource-variable/noto-sans-jp': '\\d+',
  '@fontsource-variable/noto-sans-kannada': 'kannada',
  '@fontsource-variable/noto-sans-khmer': 'khmer',
  '@fontsource-variable/noto-sans-kr': '\\d+',
  '@fontsource-variable/noto-sans-lao': 'lao',
  '@fontsource-variable/noto-sans-malayalam': 'malayalam',
  '@fontsource-variable/noto-sans-myanmar': 'myanmar',
  '@fontsource-variable/noto-sans-sc': '\\d+',
  '@fontsource-variable/noto-sans-sinhala': 'sinhala',
  '@fontsource-variable/noto-sans-tamil': 'tamil',
  '@fontsource-variable/noto-sans-telugu': 'telugu',
  '@fontsource-variable/noto-sans-thai': 'thai',
  '@fontsource/noto-color-emoji': 'emoji',
  '@fontsource/noto-sans-symbols-2': 'symbols|math',
}

/** Variable fonts whose names end in their thinnest weight, which Pango would take for the weight that is asked for. */
const han = ['JP', 'KR', 'SC'].map(
  (region) => `
  <match target="scan">
    <test name="family"><string>Noto Sans ${region} Thin</string></test>
    <edit name="family" mode="assign"><string>Noto Sans ${region}</string></edit>
  </match>`,
)

/** Relative, so that the folder may be moved. Fonts of the machine are left out: an image is the same on every server. */
const configuration = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">.</dir>${han.join('')}
</fontconfig>
`

/**
 * Unpacks the fonts of share images into `dist/fonts`. npm has them in WOFF2, which Pango does not take; with their
 * configuration, a machine needs neither fonts nor settings of its own.
 */
export async function buildFonts(folder = path.join(root, 'dist/fonts')) {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  for (const [name, subset] of Object.entries(subsets)) {
    const files = path.join(root, 'node_modules', name, 'files')
    const wanted = new RegExp(`^${path.basename(name)}-(${subset})-(wght|400)-normal\\.woff2$`)
    for (const file of (await readdir(files)).filter((file) => wanted.test(file))) {
      const font = await decompress(await readFile(path.join(files, file)))
      await writeFile(path.join(folder, file.replace('.woff2', '.ttf')), font)
    }
  }
  await writeFile(path.join(folder, 'fonts.conf'), configuration)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildFonts()
