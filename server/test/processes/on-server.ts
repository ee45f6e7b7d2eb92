import { Client } from 'pg'

/** Runs one statement on a connection of its own, as creating and dropping databases wants. */
export async function onServer(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
