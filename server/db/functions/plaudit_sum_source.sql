-- The source under which it is counted: only what came from elsewhere has one.
CREATE OR REPLACE FUNCTION plaudit_sum_source(origin text, source text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN origin IN ('imported', 'api') THEN coalesce(source, '') ELSE '' END
$$;
