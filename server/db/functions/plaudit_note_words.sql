-- A new text appends a row and waits for nobody; counting in the writer's own transaction would make everybody wait
-- who uses the same new word.
CREATE OR REPLACE FUNCTION plaudit_note_words() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO search_changes (workspace_id, id, list, change, words)
    SELECT workspace_id, gen_random_uuid(), TG_TABLE_NAME, 1, search_text FROM new_rows;
  ELSIF TG_OP = 'UPDATE' THEN
    INSERT INTO search_changes (workspace_id, id, list, change, words) VALUES
      (OLD.workspace_id, gen_random_uuid(), TG_TABLE_NAME, -1, OLD.search_text),
      (NEW.workspace_id, gen_random_uuid(), TG_TABLE_NAME, 1, NEW.search_text);
  ELSE
    -- A workspace that is being deleted takes its vocabulary along.
    INSERT INTO search_changes (workspace_id, id, list, change, words)
    SELECT workspace_id, gen_random_uuid(), TG_TABLE_NAME, -1, search_text FROM old_rows
    WHERE EXISTS (
      SELECT FROM workspaces
      WHERE workspaces.id = workspace_id AND (deletes_at IS NULL OR deletes_at > now()));
  END IF;
  RETURN NULL;
END $$;
