import { Client } from 'pg'
import { runningEmbeddedUrl } from '../../server/db/embedded/embedded.ts'
import { dataFolderOf } from '../server.ts'

/**
 * As if the owner of this address had clicked the link that signing up mails them. Where the click is not what a test is
 * about, none waits for the email: it leaves half a second later.
 */
export async function proveAddress(url: string, email: string): Promise<void> {
  const client = new Client({ connectionString: await runningEmbeddedUrl(dataFolderOf(url)) })
  await client.connect()
  try {
    const { rowCount } = await client.query('update users set email_proven_at = now() where email = $1', [
      email,
    ])
    if (rowCount !== 1) throw new Error(`no account has the address ${email}`)
  } finally {
    await client.end()
  }
}
