-- An invitation alone puts nobody on the team: anybody can be invited, and a customer's ratings would leave the average. Nobody
-- who is invited speaks as the customer either way.
CREATE OR REPLACE FUNCTION plaudit_team_mailboxes(workspace uuid) RETURNS SETOF bytea LANGUAGE sql STABLE SECURITY DEFINER AS $$
  SELECT plaudit_mailbox_hash(workspace, email) FROM (
    SELECT email FROM users WHERE workspace_id = workspace
    UNION ALL SELECT contact_email FROM business_profiles WHERE workspace_id = workspace) AS addresses
  UNION ALL SELECT mailbox FROM mailboxes WHERE workspace_id = workspace AND left_team_at IS NOT NULL
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION plaudit_is_team(workspace uuid, asked bytea[]) RETURNS boolean LANGUAGE plpgsql STABLE SECURITY DEFINER AS $$
BEGIN
  RETURN EXISTS (SELECT FROM users WHERE workspace_id = workspace AND plaudit_mailbox_hash(workspace, email) = ANY (asked))
      OR EXISTS (SELECT FROM business_profiles WHERE workspace_id = workspace AND plaudit_mailbox_hash(workspace, contact_email) = ANY (asked))
      OR EXISTS (SELECT FROM mailboxes WHERE workspace_id = workspace AND left_team_at IS NOT NULL AND mailbox = ANY (asked));
END $$;
--> statement-breakpoint
CREATE FUNCTION plaudit_is_team_or_invited(workspace uuid, asked bytea[]) RETURNS boolean LANGUAGE plpgsql STABLE SECURITY DEFINER AS $$
BEGIN
  RETURN plaudit_is_team(workspace, asked)
      OR EXISTS (SELECT FROM invitations WHERE workspace_id = workspace AND plaudit_mailbox_hash(workspace, email) = ANY (asked));
END $$;
--> statement-breakpoint
UPDATE testimonials t SET is_by_team = false
FROM invitations i
WHERE t.is_by_team AND t.origin = 'customer' AND i.workspace_id = t.workspace_id
  AND plaudit_mailbox(i.email) = plaudit_mailbox(t.customer_email)
  AND NOT plaudit_is_team(t.workspace_id, t.asked_mailboxes || plaudit_mailbox_hash(t.workspace_id, t.customer_email));
