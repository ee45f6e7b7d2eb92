ALTER TABLE "letters" ADD COLUMN "secret_link" text;
--> statement-breakpoint
-- Links that open a customer's page, an invitation or a password stay until their letter has left, and apart from its text.
UPDATE letters
SET secret_link = substring(text from 'https?://\S+/(?:my/|join\?token=|reset-password\?token=)[A-Za-z0-9_-]+')
WHERE state IN ('queued', 'failed');
--> statement-breakpoint
UPDATE letters SET
  text = regexp_replace(text, 'https?://\S+/(my/|join\?token=|reset-password\?token=)[A-Za-z0-9_-]+', '[your personal link]', 'g'),
  html = regexp_replace(html, 'https?://[^\s"<>]+/(my/|join\?token=|reset-password\?token=)[A-Za-z0-9_-]+', '[your personal link]', 'g');
