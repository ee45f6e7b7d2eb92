-- Whose average a rating belongs to: 'own' came in through the workspace's own links, 'confirmed' was typed by the
-- owner and confirmed by the customer, 'imported' has its source's name, and so has 'synced', which the platform itself
-- gave. 'team' is by somebody of the business's own team, 'none' the owner's claim alone: neither is in any average.
CREATE OR REPLACE FUNCTION plaudit_counts_as(
  origin text, is_confirmed_by_author boolean, is_attested_by_owner boolean, is_by_team boolean, platform text
) RETURNS text
LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN is_by_team THEN 'team'
              WHEN origin = 'customer' THEN 'own'
              WHEN origin IN ('imported', 'api') THEN CASE WHEN platform IS NULL THEN 'imported' ELSE 'synced' END
              WHEN is_confirmed_by_author AND NOT is_attested_by_owner THEN 'confirmed'
              ELSE 'none' END
$$;
