ALTER TABLE "letters" ADD COLUMN "secret_link" text;
--> statement-breakpoint
-- Letters that have left keep no link that opens a customer's page, an invitation or a password.
UPDATE letters SET
  text = regexp_replace(text, '/(my/|join\?token=|reset-password\?token=)[A-Za-z0-9_-]+', '/\1...', 'g'),
  html = regexp_replace(html, '/(my/|join\?token=|reset-password\?token=)[A-Za-z0-9_-]+', '/\1...', 'g')
WHERE state IN ('sent', 'unknown');
