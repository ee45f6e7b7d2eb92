-- Whoever joins the team keeps what they said, and every outlet says that they belong to it.
CREATE OR REPLACE FUNCTION plaudit_mark_team(workspace uuid, address text) RETURNS void
LANGUAGE sql SECURITY DEFINER AS $$
  UPDATE testimonials SET is_by_team = true
  WHERE workspace_id = workspace AND NOT is_by_team
    AND (plaudit_mailbox(customer_email) = plaudit_mailbox(address)
         OR plaudit_mailbox_hash(workspace, address) = ANY (asked_mailboxes))
$$;
