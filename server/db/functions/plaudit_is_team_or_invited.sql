-- As `plaudit_is_team`, and for whoever is invited to the team.
CREATE OR REPLACE FUNCTION plaudit_is_team_or_invited(workspace uuid, asked bytea[]) RETURNS boolean
LANGUAGE plpgsql STABLE SECURITY DEFINER AS $$
BEGIN
  RETURN plaudit_is_team(workspace, asked)
      OR EXISTS (
           SELECT FROM invitations
           WHERE workspace_id = workspace AND plaudit_mailbox_hash(workspace, email) = ANY (asked));
END $$;
