-- What a submission costs the database. The pieces of a word are cut once for each text, a text in ASCII is not looked
-- through for marks that it cannot hold, and what nobody may see leaves the outlets alone. The results stay the same to
-- the letter; the tables and their indexes of search are written anew, because a generated column cannot change in place.
CREATE OR REPLACE FUNCTION plaudit_pieces(words text) RETURNS tsvector LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL RESTRICTED
  COST 1000 AS $$
DECLARE
  cut text[] := array_remove(string_to_array(translate(words, E'\t\n\r', '   '), ' '), '');
BEGIN
  RETURN array_to_tsvector(
    array(SELECT substr(word, generate_series(1, length(word)), 12) FROM (SELECT DISTINCT unnest(cut)) AS once(word))
    || array(SELECT coalesce(right(cut[place - 1], 3) || ' ', '') || left(cut[place], 3) FROM generate_subscripts(cut, 1) AS place));
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION plaudit_embed_inserted() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS $$
DECLARE changed uuid;
BEGIN
  IF NOT EXISTS (SELECT FROM new_rows WHERE publishable) THEN RETURN NULL; END IF;
  FOR changed IN
    UPDATE workspaces SET embed_version = embed_version + 1
    WHERE id IN (SELECT DISTINCT workspace_id FROM new_rows WHERE publishable)
    RETURNING id
  LOOP
    PERFORM pg_notify('plaudit_embed', changed::text);
  END LOOP;
  RETURN NULL;
END $$;
--> statement-breakpoint
DROP TRIGGER "customers_words_update" ON "customers";
--> statement-breakpoint
DROP TRIGGER "rewards_words_update" ON "rewards";
--> statement-breakpoint
DROP TRIGGER "testimonials_words_update" ON "testimonials";
--> statement-breakpoint
ALTER TABLE "customers" drop column "search_text";
--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "search_text" text GENERATED ALWAYS AS (lower(case when octet_length(name || ' ' || email || ' ' || coalesce(company, '')) = length(name || ' ' || email || ' ' || coalesce(company, '')) then replace(name || ' ' || email || ' ' || coalesce(company, ''), E'\u0060', E'\u0027') else translate(name || ' ' || email || ' ' || coalesce(company, ''), E'\u0060\u00b4\u02bb\u02bc\u2018\u2019\u201a\u201b\u2032\u2035\uff07\u00ab\u00bb\u201c\u201d\u201e\u201f\u2033\u2036\u301d\u301e\u301f\uff02\u2010\u2011\u2012\u2013\u2014\u2015\u2212\ufe58\ufe63\uff0d\u00a0\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u202f\u3000', E'\u0027\u0027\u0027\u0027\u0027\u0027\u0027\u0027\u0027\u0027\u0027\u0022\u0022\u0022\u0022\u0022\u0022\u0022\u0022\u0022\u0022\u0022\u0022\u002d\u002d\u002d\u002d\u002d\u002d\u002d\u002d\u002d\u002d\u0020\u0020\u0020\u0020\u0020\u0020\u0020\u0020\u0020\u0020\u0020\u0020') end)) STORED NOT NULL;
--> statement-breakpoint
ALTER TABLE "rewards" drop column "search_text";
--> statement-breakpoint
ALTER TABLE "rewards" ADD COLUMN "search_text" text GENERATED ALWAYS AS (lower(case when octet_length(customer_name || ' ' || coalesce(customer_email, '') || ' ' || coalesce(code, '')) = length(customer_name || ' ' || coalesce(customer_email, '') || ' ' || coalesce(code, '')) then replace(customer_name || ' ' || coalesce(customer_email, '') || ' ' || coalesce(code, ''), E'\u0060', E'\u0027') else translate(customer_name || ' ' || coalesce(customer_email, '') || ' ' || coalesce(code, ''), E'\u0060\u00b4\u02bb\u02bc\u2018\u2019\u201a\u201b\u2032\u2035\uff07\u00ab\u00bb\u201c\u201d\u201e\u201f\u2033\u2036\u301d\u301e\u301f\uff02\u2010\u2011\u2012\u2013\u2014\u2015\u2212\ufe58\ufe63\uff0d\u00a0\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u202f\u3000', E'\u0027\u0027\u0027\u0027\u0027\u0027\u0027\u0027\u0027\u0027\u0027\u0022\u0022\u0022\u0022\u0022\u0022\u0022\u0022\u0022\u0022\u0022\u0022\u002d\u002d\u002d\u002d\u002d\u002d\u002d\u002d\u002d\u002d\u0020\u0020\u0020\u0020\u0020\u0020\u0020\u0020\u0020\u0020\u0020\u0020') end)) STORED NOT NULL;
--> statement-breakpoint
ALTER TABLE "testimonials" drop column "search_text";
--> statement-breakpoint
ALTER TABLE "testimonials" ADD COLUMN "search_text" text GENERATED ALWAYS AS (lower(case when octet_length(customer_name || ' ' || coalesce(company, '') || ' ' || content) = length(customer_name || ' ' || coalesce(company, '') || ' ' || content) then replace(customer_name || ' ' || coalesce(company, '') || ' ' || content, E'\u0060', E'\u0027') else translate(customer_name || ' ' || coalesce(company, '') || ' ' || content, E'\u0060\u00b4\u02bb\u02bc\u2018\u2019\u201a\u201b\u2032\u2035\uff07\u00ab\u00bb\u201c\u201d\u201e\u201f\u2033\u2036\u301d\u301e\u301f\uff02\u2010\u2011\u2012\u2013\u2014\u2015\u2212\ufe58\ufe63\uff0d\u00a0\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u202f\u3000', E'\u0027\u0027\u0027\u0027\u0027\u0027\u0027\u0027\u0027\u0027\u0027\u0022\u0022\u0022\u0022\u0022\u0022\u0022\u0022\u0022\u0022\u0022\u0022\u002d\u002d\u002d\u002d\u002d\u002d\u002d\u002d\u002d\u002d\u0020\u0020\u0020\u0020\u0020\u0020\u0020\u0020\u0020\u0020\u0020\u0020') end)) STORED NOT NULL;
--> statement-breakpoint
DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['customers', 'rewards', 'testimonials'] LOOP
    EXECUTE format('CREATE INDEX %I ON %I USING gin (workspace_id, plaudit_pieces(search_text))', name || '_search', name);
    EXECUTE format('CREATE TRIGGER %I AFTER UPDATE ON %I FOR EACH ROW WHEN (OLD.search_text <> NEW.search_text)
      EXECUTE FUNCTION plaudit_note_words()', name || '_words_update', name);
  END LOOP;
END $$;
--> statement-breakpoint
-- The planner needs no statistics of pieces: gathering them cuts the texts of thousands of rows again.
ALTER INDEX testimonials_search ALTER COLUMN 2 SET STATISTICS 0;
--> statement-breakpoint
ALTER INDEX customers_search ALTER COLUMN 2 SET STATISTICS 0;
--> statement-breakpoint
ALTER INDEX rewards_search ALTER COLUMN 2 SET STATISTICS 0;
--> statement-breakpoint
-- The same mailbox of every address as before, mostly without regular expressions: three of them run for each submission.
CREATE OR REPLACE FUNCTION plaudit_mailbox(address text) RETURNS text LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  spoken text := lower(address);
  behind text := split_part(spoken, '@', -1);
  name text := CASE WHEN behind = spoken THEN spoken ELSE left(spoken, -length(behind) - 1) END;
  host text := rtrim(behind, '.');
  provider text := CASE WHEN strpos(host, '.') > 0 THEN split_part(host, '.', 1) ELSE '' END;
  is_own_host boolean := strpos(host, '.fastmail.') > 0 AND host ~ '^[^.]+\.fastmail\.(com|fm)$';
BEGIN
  RETURN coalesce(nullif(translate(
           CASE WHEN provider IN ('yahoo', 'ymail', 'rocketmail') THEN split_part(translate(name, '-', '+'), '+', 1)
                WHEN is_own_host THEN provider
                ELSE split_part(name, '+', 1) END, '._-"', ''), ''), name) || '@' ||
         CASE WHEN host = 'googlemail.com' THEN 'gmail.com'
              WHEN host IN ('me.com', 'mac.com') THEN 'icloud.com'
              WHEN host IN ('pm.me', 'protonmail.com', 'protonmail.ch') THEN 'proton.me'
              WHEN host = 'ya.ru' OR provider = 'yandex' AND host ~ '^yandex\.[a-z.]+$' THEN 'yandex.com'
              WHEN is_own_host THEN substr(host, length(provider) + 2)
              ELSE host END;
END $$;
