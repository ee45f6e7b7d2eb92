-- What a testimonial speaks of is read later: a writer appends a row and waits for nobody.
CREATE OR REPLACE FUNCTION plaudit_note_theme_change() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    INSERT INTO theme_changes (workspace_id, id, testimonial_id) VALUES (NEW.workspace_id, gen_random_uuid(), NEW.id);
  ELSE
    -- A workspace that is being deleted takes its mentions along.
    INSERT INTO theme_changes (workspace_id, id, testimonial_id)
    SELECT workspace_id, gen_random_uuid(), id FROM old_rows
    WHERE EXISTS (
      SELECT FROM workspaces
      WHERE workspaces.id = workspace_id AND (deletes_at IS NULL OR deletes_at > now()));
  END IF;
  RETURN NULL;
END $$;
