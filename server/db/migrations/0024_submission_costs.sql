-- What each submission runs is planned once a connection, and not at each call as functions in SQL are before
-- PostgreSQL 18, and in part still are. The results stay the same to the letter, so no index is built anew.
CREATE OR REPLACE FUNCTION plaudit_pieces(words text) RETURNS tsvector LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL RESTRICTED
  COST 1000 AS $$
BEGIN
  RETURN (
    WITH cut AS MATERIALIZED (
      SELECT word, place FROM string_to_table(translate(words, E'\t\n\r', '   '), ' ') WITH ORDINALITY AS cut(word, place)
      WHERE word <> '')
    SELECT array_to_tsvector(array(
      SELECT substr(word, start, 12) FROM cut, generate_series(1, length(word)) AS start
      UNION ALL
      SELECT coalesce(right(lag(word) OVER (ORDER BY place), 3) || ' ', '') || left(word, 3) FROM cut)));
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION plaudit_mailbox(address text) RETURNS text LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  name text := regexp_replace(lower(address), '@[^@]*$', '');
  host text := rtrim(regexp_replace(lower(address), '^.*@', ''), '.');
BEGIN
  RETURN coalesce(nullif(translate(
           CASE WHEN host ~ '^(yahoo|ymail|rocketmail)\.' THEN regexp_replace(name, '[+-].*$', '')
                WHEN host ~ '^[^.]+\.fastmail\.(com|fm)$' THEN split_part(host, '.', 1)
                ELSE regexp_replace(name, '\+.*$', '') END, '._-"', ''), ''), name) || '@' ||
         CASE WHEN host = 'googlemail.com' THEN 'gmail.com'
              WHEN host IN ('me.com', 'mac.com') THEN 'icloud.com'
              WHEN host IN ('pm.me', 'protonmail.com', 'protonmail.ch') THEN 'proton.me'
              WHEN host ~ '^(ya\.ru|yandex\.[a-z.]+)$' THEN 'yandex.com'
              WHEN host ~ '^[^.]+\.fastmail\.(com|fm)$' THEN regexp_replace(host, '^[^.]+\.', '')
              ELSE host END;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION plaudit_mailbox_hash(workspace uuid, address text) RETURNS bytea LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
BEGIN
  RETURN sha256(convert_to(workspace || ' ' || plaudit_mailbox(address), 'UTF8'));
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION plaudit_is_team(workspace uuid, asked bytea[]) RETURNS boolean LANGUAGE plpgsql STABLE SECURITY DEFINER AS $$
BEGIN
  RETURN EXISTS (SELECT FROM users WHERE workspace_id = workspace AND plaudit_mailbox_hash(workspace, email) = ANY (asked))
      OR EXISTS (SELECT FROM invitations WHERE workspace_id = workspace AND plaudit_mailbox_hash(workspace, email) = ANY (asked))
      OR EXISTS (SELECT FROM business_profiles WHERE workspace_id = workspace AND plaudit_mailbox_hash(workspace, contact_email) = ANY (asked))
      OR EXISTS (SELECT FROM mailboxes WHERE workspace_id = workspace AND left_team_at IS NOT NULL AND mailbox = ANY (asked));
END $$;
--> statement-breakpoint
-- More connections than before count on rows of their own; imports take theirs from 64.
CREATE OR REPLACE FUNCTION plaudit_counter_slot() RETURNS smallint LANGUAGE sql STABLE AS $$
  SELECT coalesce(nullif(current_setting('app.counter_slot', true), '')::int, pg_backend_pid() % 64)::smallint
$$;
--> statement-breakpoint
-- The planner needs no statistics of pieces: whoever asks for them wants their index. Gathering them cuts the texts of
-- thousands of rows again, each time that a tenth of the table is new.
ALTER INDEX testimonials_search ALTER COLUMN 2 SET STATISTICS 0;
--> statement-breakpoint
ALTER INDEX customers_search ALTER COLUMN 2 SET STATISTICS 0;
