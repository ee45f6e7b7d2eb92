-- Leaving out one letter of each makes a word and its mistyped twin the same, whatever the letter and the error. Five
-- letters of the beginning are enough to find it; the rest is compared by whoever asks.
CREATE OR REPLACE FUNCTION plaudit_word_keys(workspace uuid, list text, word text) RETURNS bigint[]
LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
  SELECT array_agg(DISTINCT hashtextextended(list || ' ' || key, hashtextextended(workspace::text, 0)))
  FROM (
    SELECT left(word, 5) AS key
    UNION ALL
    SELECT overlay(left(word, 5) PLACING '' FROM at FOR 1)
    FROM generate_series(1, least(length(word), 5)) AS at) AS keys
$$;
