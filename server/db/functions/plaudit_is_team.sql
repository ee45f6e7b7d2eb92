-- Whether somebody who was asked at one of these mailboxes is, or was, on the team.
CREATE OR REPLACE FUNCTION plaudit_is_team(workspace uuid, asked bytea[]) RETURNS boolean
LANGUAGE plpgsql STABLE SECURITY DEFINER AS $$
BEGIN
  RETURN EXISTS (
           SELECT FROM users
           WHERE workspace_id = workspace AND plaudit_mailbox_hash(workspace, email) = ANY (asked))
      OR EXISTS (
           SELECT FROM business_profiles
           WHERE workspace_id = workspace AND plaudit_mailbox_hash(workspace, contact_email) = ANY (asked))
      OR EXISTS (
           SELECT FROM mailboxes
           WHERE workspace_id = workspace AND left_team_at IS NOT NULL AND mailbox = ANY (asked));
END $$;
