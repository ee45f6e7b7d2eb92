-- Names and companies stored before they had to be on one line.
UPDATE "customers" SET "name" = btrim(regexp_replace("name", '\s+', ' ', 'g')),
  "company" = btrim(regexp_replace("company", '\s+', ' ', 'g'))
  WHERE "name" ~ '[\n\r\t\v\f]' OR "company" ~ '[\n\r\t\v\f]';
--> statement-breakpoint
UPDATE "testimonials" SET "customer_name" = btrim(regexp_replace("customer_name", '\s+', ' ', 'g')),
  "company" = btrim(regexp_replace("company", '\s+', ' ', 'g'))
  WHERE "customer_name" ~ '[\n\r\t\v\f]' OR "company" ~ '[\n\r\t\v\f]';
--> statement-breakpoint
UPDATE "business_profiles" SET "business_name" = btrim(regexp_replace("business_name", '\s+', ' ', 'g')),
  "owner_name" = btrim(regexp_replace("owner_name", '\s+', ' ', 'g'))
  WHERE "business_name" ~ '[\n\r\t\v\f]' OR "owner_name" ~ '[\n\r\t\v\f]';
--> statement-breakpoint
UPDATE "workspaces" SET "name" = btrim(regexp_replace("name", '\s+', ' ', 'g')) WHERE "name" ~ '[\n\r\t\v\f]';
--> statement-breakpoint
UPDATE "users" SET "first_name" = btrim(regexp_replace("first_name", '\s+', ' ', 'g')),
  "last_name" = btrim(regexp_replace("last_name", '\s+', ' ', 'g'))
  WHERE "first_name" ~ '[\n\r\t\v\f]' OR "last_name" ~ '[\n\r\t\v\f]';
