/** What somebody else wrote cannot be read, or not within the limits; the message is a sentence for whoever sent it. */
export class Unreadable extends Error {
  override name = 'Unreadable'
}
