-- Of a testimonial that is gone stays its history, without its details. A workspace that goes takes all of it along.
CREATE OR REPLACE FUNCTION plaudit_erase_details() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS $$
BEGIN
  WITH gone AS (
    SELECT o.workspace_id, o.id FROM old_rows o JOIN workspaces w ON w.id = o.workspace_id
    WHERE w.deletes_at IS NULL OR w.deletes_at > now())
  INSERT INTO testimonial_events (workspace_id, testimonial_id, type, actor, at)
  SELECT workspace_id, id, 'erased', 'system', now() FROM gone
  WHERE NOT EXISTS (SELECT FROM testimonial_events e
    WHERE e.workspace_id = gone.workspace_id AND e.testimonial_id = gone.id AND e.type = 'erased');
  UPDATE testimonial_events e SET payload = NULL, salt = NULL
  FROM old_rows o JOIN workspaces w ON w.id = o.workspace_id
  WHERE e.workspace_id = o.workspace_id AND e.testimonial_id = o.id AND e.payload IS NOT NULL
    AND (w.deletes_at IS NULL OR w.deletes_at > now());
  RETURN NULL;
END $$;
