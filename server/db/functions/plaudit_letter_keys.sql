-- Every three letters in a row of a word: whatever has all keys of some letters has them in it, or nearly so.
CREATE OR REPLACE FUNCTION plaudit_letter_keys(workspace uuid, list text, word text) RETURNS bigint[]
LANGUAGE sql IMMUTABLE PARALLEL RESTRICTED STRICT AS $$
  SELECT array_agg(DISTINCT hashtextextended(list || ' ' || substr(word, at, 3), hashtextextended(workspace::text, 0)))
  FROM generate_series(1, greatest(length(word) - 2, 1)) AS at
$$;
