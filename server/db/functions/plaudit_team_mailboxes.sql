-- The business's contact address, and every address of somebody who is, or was, on the team. An invitation alone puts
-- nobody on the team: anybody can be invited, and a customer's ratings would leave the average.
CREATE OR REPLACE FUNCTION plaudit_team_mailboxes(workspace uuid) RETURNS SETOF bytea
LANGUAGE sql STABLE SECURITY DEFINER AS $$
  SELECT plaudit_mailbox_hash(workspace, email) FROM (
    SELECT email FROM users WHERE workspace_id = workspace
    UNION ALL SELECT contact_email FROM business_profiles WHERE workspace_id = workspace) AS addresses
  UNION ALL SELECT mailbox FROM mailboxes WHERE workspace_id = workspace AND left_team_at IS NOT NULL
$$;
