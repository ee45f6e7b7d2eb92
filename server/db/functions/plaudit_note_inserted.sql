-- New testimonials are counted, their words and themes are noted, and outlets hear of those that may be shown. A submission is one
-- row: it needs no grouping and no order in which rows are locked, and one statement costs less than two.
CREATE OR REPLACE FUNCTION plaudit_note_inserted() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS $$
DECLARE
  is_publishable boolean;
  notified integer;
BEGIN
  IF (SELECT count(*) FROM new_rows) = 1 THEN
    WITH noted AS (
      INSERT INTO search_changes (workspace_id, id, list, change, words)
      SELECT workspace_id, gen_random_uuid(), TG_TABLE_NAME, 1, search_text FROM new_rows),
    to_read AS (
      INSERT INTO theme_changes (workspace_id, id, testimonial_id)
      SELECT workspace_id, gen_random_uuid(), id FROM new_rows WHERE content <> '')
    INSERT INTO testimonial_counters AS t (
      workspace_id, month, status, rating, is_ai_generated, publishable, counts_as, source, recovery, is_hidden,
      is_deleted, slot, count, beyond)
    SELECT
      workspace_id, plaudit_said_month(created_at, is_undated), status, coalesce(rating, 0), is_ai_generated,
      publishable, plaudit_counts_as(origin, is_confirmed_by_author, is_attested_by_owner, is_by_team, platform),
      plaudit_sum_source(origin, source), plaudit_recovery(is_private, recovery_state),
      hidden_at IS NOT NULL, deleted_at IS NOT NULL, plaudit_counter_slot(), 1,
      coalesce(round(rating_given * 100)::int - rating * 100, 0)
    FROM new_rows WHERE deleted_at IS NULL OR origin = 'customer'
    ON CONFLICT (
      workspace_id, month, status, rating, is_ai_generated, publishable, counts_as, source, recovery, is_hidden,
      is_deleted, slot)
    DO UPDATE SET count = t.count + excluded.count, beyond = t.beyond + excluded.beyond
    RETURNING t.publishable INTO is_publishable;
  ELSE
    INSERT INTO search_changes (workspace_id, id, list, change, words)
    SELECT workspace_id, gen_random_uuid(), TG_TABLE_NAME, 1, search_text FROM new_rows;
    INSERT INTO theme_changes (workspace_id, id, testimonial_id)
    SELECT workspace_id, gen_random_uuid(), id FROM new_rows WHERE content <> '';
    INSERT INTO testimonial_counters AS t (
      workspace_id, month, status, rating, is_ai_generated, publishable, counts_as, source, recovery, is_hidden,
      is_deleted, slot, count, beyond)
    SELECT
      workspace_id, plaudit_said_month(created_at, is_undated), status, coalesce(rating, 0), is_ai_generated,
      publishable, plaudit_counts_as(origin, is_confirmed_by_author, is_attested_by_owner, is_by_team, platform),
      plaudit_sum_source(origin, source), plaudit_recovery(is_private, recovery_state),
      hidden_at IS NOT NULL, deleted_at IS NOT NULL, plaudit_counter_slot(), count(*),
      sum(coalesce(round(rating_given * 100)::int - rating * 100, 0))
    FROM new_rows WHERE deleted_at IS NULL OR origin = 'customer'
    GROUP BY 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11 ORDER BY 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11
    ON CONFLICT (
      workspace_id, month, status, rating, is_ai_generated, publishable, counts_as, source, recovery, is_hidden,
      is_deleted, slot)
    DO UPDATE SET count = t.count + excluded.count, beyond = t.beyond + excluded.beyond;
    is_publishable := EXISTS (SELECT FROM new_rows WHERE publishable);
  END IF;
  IF is_publishable THEN
    WITH raised AS (
      UPDATE workspaces SET embed_version = embed_version + 1
      WHERE id IN (SELECT DISTINCT workspace_id FROM new_rows WHERE publishable) RETURNING id)
    SELECT count(pg_notify('plaudit_embed', id::text)) INTO notified FROM raised;
  END IF;
  RETURN NULL;
END $$;
