/** A file that cannot be read as a list; the message is a sentence for the owner. */
export class UnreadableFile extends Error {
  override name = 'UnreadableFile'
}
