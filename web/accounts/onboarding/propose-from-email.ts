/** Mailboxes that anybody can have: their domain is no business's website. */
const sharedDomains =
  /^(gmail|googlemail|outlook|hotmail|live|msn|yahoo|ymail|icloud|me|mac|aol|gmx|web|proton|protonmail|fastmail|zoho|mail|yandex|qq|163|hey)\./i

/** Mailboxes of a team: no person's name. */
const roleAddresses =
  /^(admin|billing|contact|hello|hey|hi|info|mail|marketing|me|no-?reply|office|owner|sales|support|team|test|us|welcome|work)$/i

/** What an address tells of its owner: `ada.bell@park-inn.com` is Ada Bell, of park-inn.com. Empty where it tells nothing. */
export function proposeFromEmail(email: string): { name: string; website: string } {
  const [mailbox = '', domain = ''] = email.trim().split('@')
  if (!/^[^\s@]+\.[^\s@]{2,}$/.test(domain)) return { name: '', website: '' }
  return { name: personNameOf(mailbox), website: sharedDomains.test(domain) ? '' : domain.toLowerCase() }
}

function personNameOf(mailbox: string): string {
  const [person = ''] = mailbox.split('+')
  if (roleAddresses.test(person)) return ''
  const words = person.split(/[._-]+/).filter((word) => /^\p{L}+$/u.test(word))
  return words.map((word) => word.charAt(0).toLocaleUpperCase() + word.slice(1)).join(' ')
}
