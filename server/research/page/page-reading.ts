import type { Json, JsonObject } from '../../kit/parse-bounded.ts'

/** A run of text of a page that stands by itself. */
export interface Block {
  readonly text: string
  /** The same, by its own line breaks. */
  readonly lines: readonly string[]
  /** The element and its classes: what looks alike is alike. */
  readonly look: string
  /** 1 to 6 for a heading, also for what only looks like one; 0 otherwise. */
  readonly level: number
  readonly isItem: boolean
  /** Where it stands. */
  readonly region: Region
  /** The container that it shares with what looks like it: blocks of one list or one row of cards have the same. */
  readonly group: number
  /** The element that holds it, for those of a section that has no levels. */
  readonly parent: number
  /** What it begins with in bold, if it goes on otherwise. */
  readonly lead: string
  /** Names of classes and ids around it, nearest first. */
  readonly marks: string
}
export type Region = 'main' | 'header' | 'nav' | 'footer'

export interface PageLink {
  readonly address: string
  readonly text: string
  readonly region: Region
  /** What stands above it in a menu. */
  readonly below: string
}

export interface PageImage {
  readonly address: string
  readonly alt: string
  readonly region: Region
  readonly isLogo: boolean
}

/** One thing that the page describes for machines. */
export type Entity = JsonObject

/** What a page says, without anything that only serves its looks. */
export interface PageReading {
  readonly address: string
  readonly language: string
  readonly languages: readonly string[]
  readonly title: string
  readonly metas: Readonly<Record<string, string>>
  readonly entities: readonly Entity[]
  readonly blocks: readonly Block[]
  readonly links: readonly PageLink[]
  readonly images: readonly PageImage[]
}

/** The text of a value that may be one or several. */
export function textsOf(value: Json | undefined): string[] {
  if (typeof value === 'string') return value.trim() === '' ? [] : [value.trim()]
  if (Array.isArray(value)) return value.flatMap(textsOf)
  if (typeof value === 'object' && value !== null) return textsOf(value['name'] ?? value['@value'])
  return []
}

export function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
