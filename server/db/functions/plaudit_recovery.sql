-- The state of a recovery case as it is counted: none where there is no private feedback, open until somebody moved it.
CREATE OR REPLACE FUNCTION plaudit_recovery(is_private boolean, state text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN is_private THEN coalesce(state, 'open') ELSE '' END
$$;
