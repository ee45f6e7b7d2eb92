/** What becomes of emails on a server without a mail server: none of them leaves, then or later. */
export const keptInOutbox = 'Emails are kept in the outbox and not sent. Set SMTP_URL to send new ones.'
