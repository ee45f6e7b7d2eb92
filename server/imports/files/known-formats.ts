import { type ImportField } from '#contract/imports/imports.ts'
import { mostColumns } from '#contract/imports/import-files.ts'
import { withoutTranslation } from '../../integrations/platforms/google-comment.ts'
import { bareName, type Table } from './table.ts'

/** The published export of another product, recognized by its column names. */
export interface KnownFormat {
  /** Part of the key that keeps a review from being imported twice: never change one. */
  id: string
  name: string
  /** Columns that must be there, as `bareName` spells them; one of each group. */
  needs: readonly (readonly string[])[]
  columns: Partial<Record<ImportField, readonly string[]>>
  note?: string
  /** Puts a format's own habits right, cell by cell. */
  tidy?: Partial<Record<ImportField, (cell: string) => string>>
}

/** A format, and where its fields are in this table. */
export interface Recognized {
  format: KnownFormat
  columns: Partial<Record<ImportField, number>>
}

export const ownFormatId = 'plaudit'

const ofComments = {
  customerName: ['author'],
  customerEmail: ['email'],
  content: ['content'],
  date: ['date'],
  sourceUrl: ['link'],
} as const

// First match wins: the more particular come first.
export const knownFormats: readonly KnownFormat[] = [
  {
    id: ownFormatId,
    name: 'Plaudit',
    needs: [['plauditid'], ['customername'], ['content'], ['date']],
    columns: {
      customerName: ['customername'],
      customerEmail: ['customeremail'],
      company: ['company'],
      role: ['role'],
      content: ['content'],
      rating: ['rating'],
      date: ['date'],
      source: ['source'],
      sourceUrl: ['sourceurl'],
      externalId: ['plauditid'],
    },
  },
  {
    id: 'google',
    name: 'Google',
    needs: [
      ['starrating'],
      ['reviewerdisplayname', 'reviewerisanonymous'],
      ['createtime', 'name', 'reviewid'],
    ],
    columns: {
      customerName: ['reviewerdisplayname'],
      content: ['comment'],
      rating: ['starrating'],
      date: ['createtime', 'updatetime'],
      externalId: ['name', 'reviewid'],
    },
    // The same place can be listed under two accounts, and the interface names its reviews by account as well.
    tidy: { externalId: (cell) => /[^/]+$/.exec(cell)?.[0] ?? cell, content: withoutTranslation },
  },
  {
    id: 'yelp',
    name: 'Yelp',
    needs: [['timecreated'], ['text'], ['rating'], ['username', 'userid']],
    columns: {
      customerName: ['username'],
      content: ['text'],
      rating: ['rating'],
      date: ['timecreated'],
      sourceUrl: ['url'],
      externalId: ['id'],
    },
    note: 'Yelp only provides the beginning of each review, so long ones are cut off.',
  },
  {
    id: 'trustpilot',
    name: 'Trustpilot',
    needs: [['reviewcontent'], ['reviewstars'], ['reviewid', 'reviewusername', 'reviewcreatedutc']],
    columns: {
      customerName: ['reviewusername'],
      customerEmail: ['reviewuseremail'],
      title: ['reviewtitle'],
      content: ['reviewcontent'],
      rating: ['reviewstars'],
      date: ['reviewcreatedutc', 'reviewcreated'],
      externalId: ['reviewid'],
    },
  },
  {
    id: 'yotpo',
    name: 'Yotpo',
    needs: [['reviewscore'], ['reviewcontent'], ['reviewid', 'reviewcreationdate', 'reviewerdisplayname']],
    columns: {
      customerName: ['reviewerdisplayname'],
      customerEmail: ['revieweremail'],
      title: ['reviewtitle'],
      content: ['reviewcontent'],
      rating: ['reviewscore'],
      date: ['reviewcreationdate'],
      externalId: ['reviewid'],
    },
  },
  {
    id: 'judgeme',
    name: 'Judge.me',
    needs: [
      ['body'],
      ['rating'],
      ['reviewername', 'revieweremail'],
      ['reviewdate', 'producthandle', 'productid'],
    ],
    columns: {
      customerName: ['reviewername'],
      customerEmail: ['revieweremail'],
      title: ['title'],
      content: ['body'],
      rating: ['rating'],
      date: ['reviewdate'],
    },
  },
  {
    id: 'okendo',
    name: 'Okendo',
    needs: [['body'], ['rating'], ['datecreated'], ['name', 'email']],
    columns: {
      customerName: ['name'],
      customerEmail: ['email'],
      title: ['title'],
      content: ['body'],
      rating: ['rating'],
      date: ['datecreated'],
    },
  },
  {
    id: 'senja',
    name: 'Senja',
    needs: [
      ['text'],
      ['customername', 'endorsername'],
      [
        'customertagline',
        'customercompany',
        'customeravatar',
        'integration',
        'endorsertagline',
        'endorseravatar',
        'formid',
      ],
    ],
    columns: {
      customerName: ['customername', 'endorsername'],
      customerEmail: ['customeremail', 'endorseremail'],
      company: ['customercompany', 'endorsercompany'],
      role: ['customertagline', 'endorsertagline'],
      title: ['title'],
      content: ['text'],
      rating: ['rating'],
      date: ['date'],
      sourceUrl: ['url'],
      externalId: ['id'],
    },
  },
  {
    id: 'testimonial-to',
    name: 'Testimonial.to',
    needs: [
      ['testimonial'],
      ['name'],
      ['sociallink', 'avatarurl', 'isliked', 'customerconsent', 'attachedimageurl'],
    ],
    columns: {
      customerName: ['name'],
      customerEmail: ['email'],
      content: ['testimonial'],
      rating: ['rating'],
      date: ['date', 'createdat', 'created'],
      sourceUrl: ['sociallink'],
    },
  },
  {
    id: 'wordpress',
    name: 'WordPress',
    needs: [['wpcommentid'], ['content']],
    columns: { ...ofComments, rating: ['rating'] },
  },
  { id: 'disqus', name: 'Disqus', needs: [['dsqid'], ['content']], columns: ofComments },
  { id: 'commento', name: 'Commento', needs: [['commenthex'], ['content']], columns: ofComments },
]

/** Names the product that this table was exported from. */
export function recognize(table: Table): Recognized | undefined {
  if (!table.hasHeader) return undefined
  const names = table.columns.slice(0, mostColumns).map(bareName)
  const format = knownFormats.find(({ needs }) =>
    needs.every((group) => group.some((name) => names.includes(name))),
  )
  if (format === undefined) return undefined
  const columns: Recognized['columns'] = {}
  for (const [field, candidates] of Object.entries(format.columns) as [ImportField, readonly string[]][]) {
    const name = candidates.find((candidate) => names.includes(candidate))
    if (name !== undefined) columns[field] = names.indexOf(name)
  }
  return { format, columns }
}
