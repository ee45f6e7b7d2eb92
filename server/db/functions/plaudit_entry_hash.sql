-- The hash of an entry of a chain: of the hash before it and the text
--   v1|name of the chain|seq|type|actor|moment in UTC with microseconds|hex of commitment
CREATE OR REPLACE FUNCTION plaudit_entry_hash(
  previous bytea, chain text, seq integer, type text, actor text, moment timestamptz, commitment bytea
) RETURNS bytea LANGUAGE sql STABLE AS $$
  SELECT sha256(previous || convert_to(
    'v1|' || chain || '|' || seq || '|' || type || '|' || actor || '|' ||
    to_char(moment AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') || '|' ||
    encode(commitment, 'hex'), 'UTF8'))
$$;
