-- Whoever joins the team is marked in what they said; whoever leaves is remembered.
CREATE OR REPLACE FUNCTION plaudit_team_changed() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS $$
BEGIN
  IF TG_OP <> 'INSERT' AND OLD.workspace_id IS NOT NULL
     AND (TG_OP = 'DELETE' OR (OLD.workspace_id, OLD.email) IS DISTINCT FROM (NEW.workspace_id, NEW.email)) THEN
    -- A workspace that is being deleted takes its people along, and remembers nobody.
    INSERT INTO mailboxes (workspace_id, mailbox, left_team_at)
    SELECT id, plaudit_mailbox_hash(id, OLD.email), now() FROM workspaces WHERE id = OLD.workspace_id
    ON CONFLICT (workspace_id, mailbox) DO UPDATE SET left_team_at = excluded.left_team_at;
  END IF;
  IF TG_OP <> 'DELETE' AND NEW.workspace_id IS NOT NULL THEN
    PERFORM plaudit_mark_team(NEW.workspace_id, NEW.email);
  END IF;
  RETURN NULL;
END $$;
