import path from 'node:path'

// The built server (`scripts/build/build-server.mjs`) is JavaScript in dist/server, one folder deeper than its sources.
const isBuilt = import.meta.filename.endsWith('.js')
const root = path.join(import.meta.dirname, '../..')

/** The SQL that brings a database up to date. */
export const migrationsFolder = path.join(root, 'server', 'db', 'migrations')

/** The present text of every SQL function, each in a file of its name. */
export const functionsFolder = path.join(root, 'server', 'db', 'functions')

/** How often which words are written, by language (`README.md` there says from where). */
export const spellingWordsFolder = path.join(root, 'server', 'kit', 'spelling', 'words')

/** The small words of each language, by which drafts are checked. */
export const grammarWordsFolder = path.join(root, 'server', 'writer', 'grounding', 'lexicon', 'words')

/** What browsers get, as the build left it. */
export const webFolder = path.join(root, 'dist', 'web')
export const widgetFolder = path.join(root, 'dist', 'widget')

/** Their compressed bytes, named by the hash of what was compressed (`scripts/build/compress.mjs`). */
export const compressedFolder = path.join(root, 'dist', 'compressed')

/** The fonts of share images and their configuration (`scripts/build/build-fonts.mjs`). */
export const fontsFolder = path.join(root, 'dist', 'fonts')

/** What runs in the threads of `read-apart.ts`. */
export const readerProgram = path.join(import.meta.dirname, isBuilt ? 'reader.js' : '../run/reader.ts')
