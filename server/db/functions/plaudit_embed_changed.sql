-- Outlets: a change of what may be shown raises the workspace's version and tells every node.
CREATE OR REPLACE FUNCTION plaudit_embed_changed() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS $$
DECLARE changed uuid;
BEGIN
  FOR changed IN
    UPDATE workspaces SET embed_version = embed_version + 1
    WHERE id IN (SELECT DISTINCT n.workspace_id FROM new_rows n JOIN old_rows o USING (workspace_id, id)
                 WHERE (n.publishable OR o.publishable) AND n IS DISTINCT FROM o)
    RETURNING id
  LOOP
    PERFORM pg_notify('plaudit_embed', changed::text);
  END LOOP;
  RETURN NULL;
END $$;
